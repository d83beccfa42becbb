import type { Entry } from '../../../core/catalogue.js';
import type { BatteryId, TestResult } from '../../../core/statistic/statistic.js';
import type { ListResult, ListSkip } from '../record/one-list.js';

/** One row of the results of lists: one statistic with one null law. Known before a single item is read. */
export interface ListRow {
  /** `blocks/8`: statistic, slash, part; the statistic's id where it has one row alone. */
  readonly test: string;
  readonly question: string;
  readonly degrees: number;
  /** The thing whose relative root-mean-square deviation r is: 'blocks of an eighth of the list'. Null where the row measures no such size. */
  readonly sizeOf: string | null;
  /** The noncentrality that a relative root-mean-square deviation r gives all lists together is `scale · r²`; 0 where there is no such size. */
  readonly scale: number;
  /** True where no verdict is clean without it. */
  readonly required: boolean;
}

/** Counts one list after another. Exact integers only. */
export interface ListCounter {
  /** Counts up to the last list that ended. Whole numbers; a large sum takes two cells, multiples of 2^40 and the rest (`WholeSum`). */
  readonly counts: Float64Array;
  /** Adds the next items of the list, in order; `first` items came before. Absent where the statistic needs whole lists. */
  add?(items: Uint32Array, first: number): void;
  endList?(): void;
  /** Adds a whole list, which it must not write to. Present where the statistic needs whole lists. */
  whole?(items: Uint32Array): void;
}

export interface FittedList {
  readonly shape: readonly number[];
  /** Rows in the order in which `test` answers. */
  readonly rows: readonly ListRow[];
  counter(): ListCounter;
  test(counts: ArrayLike<number>): TestResult[];
}

/** The quantities that a statistic of lists counts, where something besides the statistic reads them. */
export type CountedOfList = 'regions' | 'lead' | 'gaps' | 'remainders' | 'steps-down' | 'rising' | 'rings' | 'alike' | 'sample';

/** One question about a shuffled list. One file in `src/wings/lists/statistics/` exports exactly one. */
export interface ListStatistic extends Entry {
  /** A question in plain words, ending in a question mark. */
  readonly question: string;
  /** The cheapest battery that holds it. */
  readonly battery: Exclude<BatteryId, 'standards'>;
  /** The rest of “Biased: …” where its rows are the strongest: lower case, no full stop. */
  readonly headline: string;
  /** The flaw of a shuffle that this finds, in a few words; printed with the row where it is beyond luck. */
  readonly finds: string;
  /** The words instead, where a row is strong in this tail: too even, too little or too much, the opposite of the words above. */
  readonly opposite: { readonly tail: ListResult['tail']; readonly headline: string; readonly finds: string };
  /** The length beyond which only the deep battery asks it, since it must hold lists whole. */
  readonly mostUnlessDeep?: number;
  /**
   * The quantity that it counts, where others read it. 'regions': positions by items, each in as many parts, row-major. 'lead': the largest lead, the
   * largest delay, then the largest lead of each of `LEAD_STRETCHES` stretches of positions, 0 where no item of it came earlier. 'gaps': the tables
   * of `gapTables`, one after the other. 'remainders': those of `residueTables`. 'steps-down': places that a lower item follows. 'rising': items that
   * come after the one that followed them. 'rings': cycles. 'alike': pairs of items that moved by the same distance, then pairs that are mirrored
   * about the same point. 'sample': which of all items are in a sample, counted where the list is read. No two statistics count the same.
   */
  readonly counts?: CountedOfList;
  /** True where it also runs on each list as a rearrangement of the one before it. */
  readonly betweenLists?: true;
  /** `n` items a list, from 100 to 10^9; `lists` ≥ 1 of them, whose counts are added up; a sample of `of`. */
  fit(n: number, lists: number, of?: number): FittedList | { readonly skipped: ListSkip };
}
