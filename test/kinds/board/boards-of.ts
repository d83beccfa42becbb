import type { BuiltInSource, Origin } from '../../../src/core/origin.js';
import type { BoardOutcome, BoardShape } from '../../../src/core/outcome.js';
import { Batch } from '../../../src/core/outcome.js';
import { BLOCK_SIZE } from '../../../src/core/subject.js';
import { blockAt } from '../../../src/engine/count/blocks.js';
import { openOrigin } from '../../../src/host/open-origin.js';

/** `3x3` as a size. */
export function shapeOf(text: string): BoardShape {
  const [rows, columns] = text.split('x').map(Number);
  return { rows, columns };
}

/** A scrambler with the default parts. */
export function scramblerOrigin(maker: string, size: string): Origin<BuiltInSource, BoardOutcome> {
  const source = { kind: 'built-in', maker, prng: 'xoshiro128ss', bounded: 'lemire', seeding: 'continuous' } as const;
  return { source, outcome: { kind: 'board', ...shapeOf(size) } };
}

/** So many boards of a scrambler, from a seed. */
export async function boardsOf(scrambler: string, size: string, trials: number, seed: string): Promise<Batch> {
  const origin = scramblerOrigin(scrambler, size);
  const subject = await openOrigin(origin, 0, '.');
  const source = await subject.open(blockAt({ seed, role: 'sample', trials, blockSize: BLOCK_SIZE }, 0));
  const batch = new Batch(subject.space.width, trials);
  await source.fill(batch);
  return batch;
}
