import type { Process } from '../core/statistic/evidence-process.js';
import type { OutcomeSpace } from '../core/subject/outcome.js';

/** The evidence that a sequential run looks at in the outcomes of a kind. */
export interface KindEvidence {
  /** The kinds of evidence that are averaged, in this order; a space uses those that suit it. */
  readonly processes: readonly Process[];
  /** Tells why an even subject never makes the outcome that starts at `at`, as a clause; null where it may. Absent where every outcome has a chance. */
  impossible?(space: OutcomeSpace): (cells: Uint16Array, at: number) => string | null;
  /** Returns the table counted on the way, to show where a bias lies. */
  counted(space: OutcomeSpace): Counting;
}

/** A table that every outcome an even subject can make adds to. */
export interface Counting {
  readonly shape: readonly [rows: number, columns: number];
  /** The total that one outcome adds to the table. */
  readonly each: number;
  /** Adds the outcome that starts at `at` to `counts`, row-major. */
  add(counts: Float64Array, cells: Uint16Array, at: number): void;
  /** Returns the even share of a cell in the total of its row; those of a row add up to 1, or to 0 where nothing is counted. */
  share(row: number, column: number): number;
}
