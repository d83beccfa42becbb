import { Batch } from '../../src/core/subject/outcome.js';
import { makeBlock } from './make-block.js';
import { pipelineOf } from './pipeline-of.js';

/** `trials` deals of `n` cards as one batch, from a built-in subject as its parts (`sattolo`, `fisher-yates/mt19937/lemire/constant`). */
export function deal(spec: string, n: number, trials: number, seed: string, method = 'lemire'): Batch {
  const [shuffle, prng, bounded = method, seeding] = spec.split('/');
  const subject = pipelineOf(shuffle, n, bounded, prng, seeding);
  const batch = new Batch(n, trials);
  const source = subject.open(makeBlock(seed, trials, 0, trials));
  if (source instanceof Promise) throw new Error('a pipeline opens at once');
  void source.fill(batch);
  return batch;
}
