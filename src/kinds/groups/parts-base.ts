import type { Shows } from '../../core/record/shows.js';
import type { Accumulator } from '../../core/statistic/statistic.js';
import type { PartsKernel } from '../../math/pearson/homogeneity-law.js';

/** How alike outcomes are to one that is kept: k(a, b) over the square root of the degrees. */
export interface Likeness {
  /** Keeps the outcome at `at`, to hold others against. */
  keep(cells: Uint16Array, at: number): void;
  /** k(a, b) of the outcome at `at` with the one that is kept, over that root; null where one of the two is passed over. */
  alike(cells: Uint16Array, at: number): number | null;
  /** The same of the outcome last given to `alike` with itself; absent where that is the root itself for every outcome. */
  own?(): number;
}

/** A table whose quadratic statistic Q = (1/N) Σ k(a_s, a_t) is compared between the parts of a sample. */
export interface PartsBase {
  /** What stands behind the cut in the id of its row. */
  readonly name: string;
  /** As `Row.shows`. */
  readonly shows?: Shows;
  readonly cells: number;
  /** As `Row.scale`. */
  readonly scale: number;
  readonly kernel: PartsKernel;
  accumulator(): Accumulator;
  /** Q of a table of so many outcomes. */
  value(table: Float64Array, outcomes: number): number;
  /** Present where some outcomes say nothing: how many even ones say as much as the table holds. */
  counted?(table: Float64Array): number;
  /** Present where a table of many deals may still hold too little to know Q and its law: whether it does not. */
  tells?(table: Float64Array): boolean;
  /** Present where the scatter between outcomes is measured here, and not by another statistic of the kind. */
  likeness?(): Likeness;
}
