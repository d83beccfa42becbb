import type { BuiltInSource } from '../core/record/origin.js';
import type { Bounded } from '../core/subject/bounded.js';
import { boundeds, prngs } from '../parts/catalogues.js';
import { wordRange } from '../parts/pipeline.js';

/** Returns true where a source's method makes every choice below these bounds exactly even, given that its generator's words are. */
export function drawsEvenly(source: Pick<BuiltInSource, 'bounded' | 'prng'>, bounds: Iterable<number>): boolean {
  const bounded: Bounded = boundeds.get(source.bounded);
  const range = wordRange({ prng: prngs.get(source.prng), bounded });
  return [...bounds].every((bound) => bound === 1 || bounded.law(bound, range) === 'uniform');
}
