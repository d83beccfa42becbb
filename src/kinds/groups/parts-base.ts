import type { Shows } from '../../core/record/shows.js';
import type { Accumulator } from '../../core/statistic/statistic.js';
import type { PartsKernel } from '../../math/pearson/homogeneity-law.js';

/** The likeness of outcomes to one that is kept: k(a, b) over the square root of the degrees. */
export interface Likeness {
  /** Keeps the outcome at `at`, to compare others with. */
  keep(cells: Uint16Array, at: number): void;
  /** Returns k(a, b) of the outcome at `at` with the one that is kept, over that root; null where one of the two is passed over. */
  alike(cells: Uint16Array, at: number): number | null;
  /** Returns the same of the outcome last given to `alike` with itself; absent where that is the root itself for every outcome. */
  own?(): number;
}

/** A table whose quadratic statistic Q = (1/N) Σ k(a_s, a_t) is compared between the parts of a sample. */
export interface PartsBase {
  /** The suffix after the cut in the id of its row. */
  readonly name: string;
  readonly shows?: Shows;
  readonly cells: number;
  /** See `Row.scale`. */
  readonly scale: number;
  readonly kernel: PartsKernel;
  accumulator(): Accumulator;
  /** Returns Q of a table of `outcomes` outcomes. */
  value(table: Float64Array, outcomes: number): number;
  /** Returns how many even outcomes say as much as the table holds. Present where some outcomes say nothing. */
  counted?(table: Float64Array): number;
  /** Returns true where a table holds enough to know Q and its law. Present where a table of many deals may still hold too little. */
  tells?(table: Float64Array): boolean;
  /** Returns the likeness. Present where the scatter between outcomes is measured here, and not by another statistic of the kind. */
  likeness?(): Likeness;
}
