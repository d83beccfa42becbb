import type { Subject } from '../../src/core/subject/subject.js';
import { pipeline } from '../../src/engine/subject/pipeline.js';
import { boundeds, prngs, seedings, shuffles } from '../../src/parts/catalogues.js';

/** A built-in pipeline by the ids of its parts. */
export function pipelineOf(shuffle: string, n: number, bounded = 'lemire', prng = 'xoshiro128ss', seeding = 'continuous'): Subject {
  return pipeline(
    { shuffle: shuffles.get(shuffle), prng: prngs.get(prng), bounded: boundeds.get(bounded), seeding: seedings.get(seeding) },
    n,
  );
}
