import type { Block, Subject } from '../../core/subject.js';
import type { TallyReader } from '../../core/tally.js';
import { borrowArena, returnArena } from '../../kernel/arena.js';
import { MOST_IN_ROWS, Rows } from '../../kernel/rows.js';
import type { ReadStatistic } from '../fit.js';
import { DeckTallies } from './deck-tallies.js';
import { growingBatches } from './growing-batches.js';
import { readyToCount } from './ready-to-count.js';

/** Decks dealt before they are counted: small enough to stay in the first-level cache at 52 cards. */
const MOST_DECKS = 256;

/** Cards in them: nothing is told or interrupted before a batch is counted, and what is counted in large tables gains by large batches. */
const MOST_CARDS = 262_144;

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
  const { cards, width } = subject.space;
  const most = Math.max(1, Math.min(MOST_DECKS, Math.floor(MOST_CARDS / width)));
  // Only decks as they lie have rows: the cards dealt, where both are counted, are read cell by cell.
  const byTable = accumulators.filter(({ accumulator, reading }) => accumulator.readers && reading !== 'absolute');
  const arena = byTable.length > 0 && cards <= MOST_IN_ROWS ? borrowArena() : null;
  const rows = arena && new Rows(arena, width, most);
  const tallies = rows && new DeckTallies(rows, readersOf(byTable));
  const byDeck = tallies ? accumulators.filter((one) => !byTable.includes(one)) : accumulators;
  const next = growingBatches(
    width,
    most,
    statistics.some(({ reading }) => reading === 'absolute'),
    rows,
  );
  const source = await subject.open(block);
  try {
    for (;;) {
      const batch = next();
      const filled = source.fill(batch);
      if (filled) await filled;
      if (batch.length === 0) break;
      readyToCount(subject, batch);
      tallies?.add(batch);
      for (const { accumulator, reading } of byDeck) accumulator.add((reading === 'absolute' && batch.absolute) || batch);
      const told = onDeals(batch.length);
      if (told) await told;
    }
    tallies?.finish();
  } finally {
    await source.close?.();
    if (arena) returnArena(arena);
  }
  return new Map(accumulators.map(({ id, accumulator }) => [id, accumulator.counts]));
}

function readersOf(
  accumulators: readonly { readonly accumulator: { readonly readers?: readonly TallyReader[] } }[],
): readonly TallyReader[] {
  return accumulators.flatMap(({ accumulator }) => accumulator.readers ?? []);
}
