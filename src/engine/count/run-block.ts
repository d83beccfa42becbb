import type { Block, Subject } from '../../core/subject.js';
import { MOST_BYTE_CARDS } from '../../core/tally.js';
import { type Arena, borrowArena, returnArena } from '../../kernel/arena.js';
import type { ReadStatistic } from '../fit.js';
import { type Counter, counter, readersOf } from './counter.js';
import { DeckTallies } from './deck-tallies.js';
import { evenBatches, growingBatches } from './growing-batches.js';
import { readyToCount } from './ready-to-count.js';

/** Decks dealt before they are counted: small enough to stay in the first-level cache at 52 cards. */
const MOST_DECKS = 256;

/** Cards of larger decks that are dealt before kernels count them: with their places, and what turned one into another, they stay in the second-level cache. */
const MOST_WIDE_CARDS = 2 ** 17;

/** Large decks that no kernel counts: the larger a table, the more decks are counted in it at a time. */
const MOST_LARGE_DECKS = 1024;

/** Cards in them: nothing is told or interrupted before a batch is counted, and what is counted in large tables gains by large batches. */
const MOST_CARDS = 2 ** 20;

/** Exact counts of one statistic, by its id. */
export type Counts = Map<string, Float64Array>;

/** Where a block is looked at before its end. */
export interface Cuts {
  /** Deals after which it is, powers of two from 1,024 on. */
  readonly at: ReadonlySet<number>;
  /** Is handed a copy of the counts so far; false ends the block there. */
  look(deals: number, counts: Counts): boolean;
}

/**
 * One block, one pass over its outcomes, every statistic at once. `onDeals` hears how many deals have been added; what it answers is waited for.
 * Where `borrow` has no kernels every statistic counts deal by deal, by its own definition. `cuts`: where it is looked at on the way.
 */
export async function runBlock(
  subject: Subject,
  statistics: readonly ReadStatistic[],
  block: Block,
  onDeals: (deals: number) => void | Promise<void>,
  borrow: () => Arena | null = borrowArena,
  cuts: Cuts | null = null,
): Promise<Counts> {
  const accumulators = statistics.map(({ fitted, id, reading }) => ({
    id,
    accumulator: fitted.accumulator(block),
    absolute: reading === 'absolute',
  }));
  const { allCards, width } = subject.space;
  const arena = allCards && accumulators.some(({ accumulator }) => readersOf(accumulator, width)) ? borrow() : null;
  const most = mostDecks(width, arena !== null);
  const of = (absolute: boolean): Counter =>
    counter(
      accumulators.filter((one) => one.absolute === absolute).map(({ accumulator }) => accumulator),
      width,
      arena && ((readers) => new DeckTallies(arena, width, most, readers)),
    );
  const [asDealt, asOrdered] = [of(true), of(false)];
  const bothWays = accumulators.some(({ absolute }) => absolute);
  const next = (cuts ? evenBatches : growingBatches)(width, most, bothWays, asOrdered.tallies?.rows ?? null);
  const counted = (): Counts => {
    for (const { tallies } of [asOrdered, asDealt]) tallies?.finish();
    return new Map(accumulators.map(({ id, accumulator }) => [id, accumulator.counts]));
  };
  let dealt = 0;
  const source = await subject.open(block);
  try {
    for (;;) {
      const batch = next();
      const filled = source.fill(batch);
      if (filled) await filled;
      if (batch.length === 0) break;
      readyToCount(subject, batch);
      asOrdered.add(batch);
      if (bothWays) asDealt.add(batch.absolute ?? batch);
      dealt += batch.length;
      const told = onDeals(batch.length);
      if (told) await told;
      if (cuts?.at.has(dealt) && !cuts.look(dealt, copyOf(counted()))) break;
    }
    return counted();
  } finally {
    await source.close?.();
    if (arena) returnArena(arena);
  }
}

function copyOf(counts: Counts): Counts {
  return new Map([...counts].map(([id, own]) => [id, own.slice()]));
}

/** Decks dealt before they are counted. */
function mostDecks(width: number, byKernels: boolean): number {
  const [decks, cards] =
    width <= MOST_BYTE_CARDS ? [MOST_DECKS, MOST_CARDS] : byKernels ? [MOST_DECKS, MOST_WIDE_CARDS] : [MOST_LARGE_DECKS, MOST_CARDS];
  return Math.max(1, Math.min(decks, Math.floor(cards / width)));
}
