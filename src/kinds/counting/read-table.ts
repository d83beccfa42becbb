import type { TallyId, TallyReader } from '../../core/statistic/tally.js';

/** The table of decks whose cells from `from` on, from 0 where absent, are what an accumulator counts. */
export interface TableOf {
  readonly id: TallyId;
  readonly from?: number;
  /** See `Tally.given`. */
  readonly given?: Uint32Array;
}

/** Returns the reader that copies them into `counts`, cell by cell. */
export function readTable({ from = 0, given, id }: TableOf, counts: Float64Array): TallyReader {
  return {
    tally: { id, lag: 0, ...(given && { given }) },
    take(table) {
      for (let i = 0; i < counts.length; i++) counts[i] += table[from + i];
    },
  };
}
