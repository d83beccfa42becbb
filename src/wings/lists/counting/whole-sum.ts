/** The weight of the higher cell: both halves stay whole numbers that a double holds. */
const HALF = 2 ** 40;

/** A sum of whole numbers beyond 2^53, kept exactly in two cells: counts[at] · 2^40 + counts[at + 1]. */
export class WholeSum {
  readonly #counts: Float64Array;
  readonly #at: number;

  /** Writes to two cells of `counts`, from `at` on. */
  constructor(counts: Float64Array, at: number) {
    this.#counts = counts;
    this.#at = at;
  }

  /** Adds a whole number of at most 2^52. */
  add(value: number): void {
    this.addHalves(Math.floor(value / HALF), value % HALF);
  }

  /** Adds high · 2^40 + low, each a whole number of at most 2^52. */
  addHalves(high: number, low: number): void {
    const rest = this.#counts[this.#at + 1] + low;
    const carried = Math.floor(rest / HALF);
    this.#counts[this.#at] += high + carried;
    this.#counts[this.#at + 1] = rest - carried * HALF;
  }
}

/** The sum that stands in two cells of `counts` from `at` on, rounded once. */
export function wholeSumIn(counts: ArrayLike<number>, at: number): number {
  return counts[at] * HALF + counts[at + 1];
}
