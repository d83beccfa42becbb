import type { Block, Subject } from '../../core/subject.js';
import type { ReadStatistic } from '../fit.js';
import { growingBatches } from './growing-batches.js';
import { readyToCount } from './ready-to-count.js';

/** Decks dealt before they are counted: small enough to stay in the first-level cache at 52 cards. */
const MOST_DECKS = 256;

/** Cards in them: counting a deck of n takes some n² steps, and nothing is told or interrupted before a batch is counted. */
const MOST_CARDS = 20_000;

/** Exact counts of one statistic, by its id. */
export type Counts = Map<string, Float64Array>;

/** One block, one pass over its outcomes, every statistic at once. `onDeals` hears how many deals have been added; what it answers is waited for. */
export async function runBlock(
  subject: Subject,
  statistics: readonly ReadStatistic[],
  block: Block,
  onDeals: (deals: number) => void | Promise<void>,
): Promise<Counts> {
  const accumulators = statistics.map(({ id, fitted, reading }) => ({ id, accumulator: fitted.accumulator(block), reading }));
  const { width } = subject.space;
  const most = Math.max(1, Math.min(MOST_DECKS, Math.floor(MOST_CARDS / width)));
  const next = growingBatches(
    width,
    most,
    statistics.some(({ reading }) => reading === 'absolute'),
  );
  const source = await subject.open(block);
  try {
    for (;;) {
      const batch = next();
      const filled = source.fill(batch);
      if (filled) await filled;
      if (batch.length === 0) break;
      readyToCount(subject, batch);
      for (const { accumulator, reading } of accumulators) accumulator.add((reading === 'absolute' && batch.absolute) || batch);
      const told = onDeals(batch.length);
      if (told) await told;
    }
  } finally {
    await source.close?.();
  }
  return new Map(accumulators.map(({ id, accumulator }) => [id, accumulator.counts]));
}
