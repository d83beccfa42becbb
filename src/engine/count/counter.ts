import type { Accumulator } from '../../core/statistic/statistic.js';
import type { TallyReader } from '../../core/statistic/tally.js';
import type { Batch } from '../../core/subject/outcome.js';
import { countingOf } from '../../kernel/tally-kinds.js';
import type { DeckTallies } from './deck-tallies.js';

/** A counter of one reading of the deals. */
export interface Counter {
  /** The tables it uses; null if it uses none. */
  readonly tallies: DeckTallies | null;
  add(batch: Batch): void;
}

/** Returns the readers of an accumulator; null if it has none, or no kernel makes one of its tables for decks of `n` cards. */
export function readersOf({ readers }: Accumulator, n: number): readonly TallyReader[] | null {
  return readers?.every(({ tally }) => countingOf(tally.id, n)) ? readers : null;
}

/** Makes a counter that passes decks of `n` cards to accumulators: those with readers get the tables of `tallying`, if there are kernels to make them. */
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
