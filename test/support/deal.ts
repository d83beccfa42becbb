import { Batch } from '../../src/core/outcome.js';
import { boundeds, prngs, shuffles } from '../../src/subject/catalogues.js';
import { pipeline } from '../../src/subject/pipeline.js';
import { makeBlock } from './make-block.js';

/** `trials` deals of `n` cards from a built-in pipeline on the default generator, as one batch. */
export function deal(shuffle: string, n: number, trials: number, seed: string, bounded = 'lemire'): Batch {
  const subject = pipeline({ shuffle: shuffles.get(shuffle), prng: prngs.get('xoshiro128ss'), bounded: boundeds.get(bounded) }, n);
  const batch = new Batch(n, trials);
  const source = subject.open(makeBlock(seed, trials, 0, trials));
  if (source instanceof Promise) throw new Error('a pipeline opens at once');
  void source.fill(batch);
  return batch;
}
