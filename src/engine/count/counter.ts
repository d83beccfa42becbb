import type { Accumulator } from '../../core/statistic/statistic.js';
import type { TallyReader } from '../../core/statistic/tally.js';
import type { Batch } from '../../core/subject/outcome.js';
import { countingOf } from '../../kernel/tally-kinds.js';
import type { DeckTallies } from './deck-tallies.js';

/** What counts one reading of the deals. */
export interface Counter {
  /** Present where some of it is made of tables. */
  readonly tallies: DeckTallies | null;
  add(batch: Batch): void;
}

/** The readers of an accumulator; null where it has none, or no kernel makes one of its tables of decks of `n` cards. */
export function readersOf({ readers }: Accumulator, n: number): readonly TallyReader[] | null {
  return readers?.every(({ tally }) => countingOf(tally.id, n)) ? readers : null;
}

/** Hands decks of `n` cards to accumulators: to those with readers the tables of `tallying`, where there are kernels to make them. */
export function counter(
  accumulators: readonly Accumulator[],
  n: number,
  tallying: ((readers: readonly TallyReader[]) => DeckTallies) | null,
): Counter {
  const readers = tallying ? accumulators.flatMap((one) => readersOf(one, n) ?? []) : [];
  const tallies = tallying && readers.length > 0 ? tallying(readers) : null;
  const byDeck = tallies ? accumulators.filter((one) => !readersOf(one, n)) : accumulators;
  return {
    tallies,
    add(batch) {
      tallies?.add(batch);
      for (const accumulator of byDeck) accumulator.add(batch);
    },
  };
}
