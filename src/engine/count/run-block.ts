import type { Block, Subject } from '../../core/subject/subject.js';
import type { Arena } from '../../kernel/arena.js';
import type { ReadStatistic } from '../fit.js';
import { BlockCounter } from './block-counter.js';
import { evenBatches, growingBatches } from './growing-batches.js';
import { readyToCount } from './ready-to-count.js';

/** Exact counts of each statistic, by its id. */
export type Counts = Map<string, Float64Array>;

/** The points at which a block is inspected before its end. */
export interface Cuts {
  /** Numbers of deals after which the block is inspected: powers of two from 1,024 on. */
  readonly at: ReadonlySet<number>;
  /** Receives a copy of the counts so far; returning false ends the block there. */
  look(deals: number, counts: Counts): boolean;
}

/**
 * Runs one block: one pass over its outcomes, for all statistics at once. `onDeals` hears how many deals have been added; a promise that it returns
 * is awaited. Without kernels from `borrow`, every statistic counts deal by deal, by its own definition. `cuts`: where the block is inspected on the
 * way.
 */
export async function runBlock(
  subject: Subject,
  statistics: readonly ReadStatistic[],
  block: Block,
  onDeals: (deals: number) => void | Promise<void>,
  borrow?: () => Arena | null,
  cuts: Cuts | null = null,
): Promise<Counts> {
  const { space } = subject;
  const counting = new BlockCounter(space, statistics, block, borrow);
  try {
    const next = (cuts ? evenBatches : growingBatches)(space.width, counting.most, counting.bothWays, counting.rows);
    let dealt = 0;
    const source = await subject.open(block);
    try {
      for (;;) {
        const batch = next();
        const filled = source.fill(batch);
        if (filled) await filled;
        if (batch.length === 0) break;
        readyToCount(subject, batch);
        counting.add(batch);
        dealt += batch.length;
        const told = onDeals(batch.length);
        if (told) await told;
        if (cuts?.at.has(dealt) && !cuts.look(dealt, copyOf(counting.counts()))) break;
      }
      return counting.counts();
    } finally {
      await source.close?.();
    }
  } finally {
    counting.close();
  }
}

function copyOf(counts: Counts): Counts {
  return new Map([...counts].map(([id, own]) => [id, own.slice()]));
}
