/** An impartial game played on heaps, in which a move changes one heap and leaves at most two of it. */
export interface HeapGame {
  /** The id in kebab-case; with its numbers after a colon: `subtraction:1,3,4`. */
  readonly id: string;
  readonly title: string;
  /** One plain sentence that describes a move. */
  readonly summary: string;
  /** Authors, year, source. */
  readonly reference: string;
  /**
   * Lists the heaps that each move can leave of a heap of n, from 0: two sizes, 0 for a heap that is gone. Here n is an integer from 0 to 2^31. The
   * sizes left are smaller than n together, or both smaller than n.
   */
  options(n: number, leave: (first: number, second: number) => void): void;
  /** The theorem that can prove a period of its Grundy values; null if none is known. */
  readonly theorem: PeriodTheorem | null;
}

/** A theorem on how far values must repeat before they are known to repeat forever. */
export interface PeriodTheorem {
  readonly title: string;
  /** Returns the number of comparisons in a row that prove that values repeat with this period from heap `from` on. `from` and `period` from 1. */
  comparisons(from: number, period: number): number;
}
