/** An impartial game played on heaps, in which a move changes one heap and leaves at most two of it. */
export interface HeapGame {
  /** Kebab-case; with its numbers after a colon: `subtraction:1,3,4`. */
  readonly id: string;
  readonly title: string;
  /** One plain sentence: what a move does. */
  readonly summary: string;
  /** Authors, year, source. */
  readonly reference: string;
  /**
   * Names the heaps that each move can leave of a heap of n, from 0: two sizes, 0 for a heap that is gone. n is a whole number from 0 to 2^31;
   * the sizes left are smaller than n together, or both smaller than n.
   */
  options(n: number, leave: (first: number, second: number) => void): void;
  /** How a period of its Grundy values can be proved; null where no theorem is known. */
  readonly theorem: PeriodTheorem | null;
}

/** How far values must repeat before they are known to repeat for ever. */
export interface PeriodTheorem {
  readonly title: string;
  /** Of values that repeat with this period from heap `from` on, the number of comparisons in a row that prove it. `from` and `period` from 1. */
  comparisons(from: number, period: number): number;
}
