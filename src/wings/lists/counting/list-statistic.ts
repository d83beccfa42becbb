import type { Entry } from '../../../core/catalogue.js';
import type { BatteryId, TestResult } from '../../../core/statistic/statistic.js';
import type { ListSkip } from '../record/one-list.js';

/** One row of the results of lists: one statistic with one null law. Known before a single item is read. */
export interface ListRow {
  /** `blocks/8`: statistic, slash, part; the statistic's id where it has one row alone. */
  readonly test: string;
  readonly question: string;
  readonly degrees: number;
  /** What r is the relative root-mean-square deviation of: 'blocks of an eighth of the list'. Null where the row measures no such size. */
  readonly sizeOf: string | null;
  /** The noncentrality that a relative root-mean-square deviation r gives all lists together is `scale · r²`; 0 where there is no such size. */
  readonly scale: number;
  /** Whether no verdict is clean without it. */
  readonly required: boolean;
}

/** Counts one list after another. Exact integers only. */
export interface ListCounter {
  /** Up to the last list that was ended. Whole numbers; large sums stand in two cells, as millions of millions and the rest (`WholeSum`). */
  readonly counts: Float64Array;
  /** The next items of the list, of which `first` came before; in order. Absent where the statistic needs whole lists. */
  add?(items: Uint32Array, first: number): void;
  /** The list is at its end. */
  endList?(): void;
  /** A list at once, not to be written to; present where the statistic needs whole lists. */
  whole?(items: Uint32Array): void;
}

/** A statistic bound to lists of one length. */
export interface FittedList {
  readonly shape: readonly number[];
  /** In the order `test` answers. */
  readonly rows: readonly ListRow[];
  counter(): ListCounter;
  test(counts: ArrayLike<number>): TestResult[];
}

/** What counts of lists are of, where others than the statistic read them. */
export type CountedOfList = 'regions' | 'lead' | 'gaps' | 'remainders' | 'steps-down' | 'rising' | 'rings' | 'alike';

/** One question about a shuffled list. One file in `src/kinds/list/statistics/` exports exactly one. */
export interface ListStatistic extends Entry {
  /** In plain words, ending in a question mark. */
  readonly question: string;
  /** The cheapest battery that holds it. */
  readonly battery: Exclude<BatteryId, 'standards'>;
  /** The rest of “Biased: …” where its rows are the strongest: lower case, no full stop. */
  readonly headline: string;
  /** What a shuffle does that this finds, a few words; printed with the row where it is beyond luck. */
  readonly finds: string;
  /** Of lists longer than this only the deep battery asks it, since it must hold them whole. */
  readonly mostUnlessDeep?: number;
  /**
   * What its counts are of, where others read them. 'regions': positions by items, each in as many parts, row-major. 'lead': the largest lead, the largest delay, then the
   * largest lead of each of `LEAD_STRETCHES` stretches of positions, 0 where no item of it came earlier. 'gaps': the tables of `gapTables`, one after the other.
   * 'remainders': those of `residueTables`. 'steps-down': places that a lower item follows. 'rising': items that come after the one that followed them. 'rings': cycles.
   * 'alike': pairs of items that moved by the same distance, then pairs that are mirrored about the same point. No two statistics count the same.
   */
  readonly counts?: CountedOfList;
  /** True where it is also asked of each list as a rearrangement of the one before it. */
  readonly betweenLists?: true;
  /** `n` items a list, from 100 to 10^9; `lists` ≥ 1 of them, whose counts are added up. */
  fit(n: number, lists: number): FittedList | { readonly skipped: ListSkip };
}
