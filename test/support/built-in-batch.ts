import type { BuiltInSource, Origin } from '../../src/core/record/origin.js';
import { Batch, type Outcome } from '../../src/core/subject/outcome.js';
import { BLOCK_SIZE } from '../../src/core/subject/subject.js';
import { blockAt } from '../../src/engine/count/blocks.js';
import { openOrigin } from '../../src/host/open-origin.js';

/** A built-in maker as its parts (`walk:20`, `uniform/randu/multiply-shift/counter`), the default ones where they are not named. */
export function builtInOrigin<What extends Outcome>(outcome: What, spec: string): Origin<BuiltInSource, What> {
  const [maker, prng = 'xoshiro128ss', bounded = 'lemire', seeding = 'continuous'] = spec.split('/');
  return { source: { kind: 'built-in', maker, prng, bounded, seeding }, outcome };
}

/** The first `trials` outcomes of a maker, block by block, from a seed. */
export async function builtInBatch(outcome: Outcome, spec: string, trials: number, seed: string, n = 0): Promise<Batch> {
  const subject = await openOrigin(builtInOrigin(outcome, spec), n, '.');
  const { width } = subject.space;
  const batch = new Batch(width, trials);
  for (let index = 0; index * BLOCK_SIZE < trials; index++) {
    const block = blockAt({ seed, role: 'sample', trials, blockSize: BLOCK_SIZE }, index);
    const source = await subject.open(block);
    const piece = new Batch(width, block.trials);
    await source.fill(piece);
    batch.cells.set(piece.cells, index * BLOCK_SIZE * width);
  }
  batch.length = trials;
  return batch;
}
