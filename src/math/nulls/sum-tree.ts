/**
 * Numbers above 0 that are removed one by one, with the sum of those before any place at hand in log2 n steps. Sums are added up anew from what is
 * left and never subtracted, so sums of small numbers stay exact once large ones are gone.
 */
export class SumTree {
  readonly #leaves: number;
  readonly #whole: Float64Array;
  readonly #sums: Float64Array;

  /** `values`: at least one, each above 0. */
  constructor(values: ArrayLike<number>) {
    this.#leaves = 2 ** Math.ceil(Math.log2(values.length));
    this.#whole = new Float64Array(2 * this.#leaves);
    this.#whole.set(values, this.#leaves);
    for (let node = this.#leaves - 1; node >= 1; node--) this.#whole[node] = this.#whole[2 * node] + this.#whole[2 * node + 1];
    this.#sums = this.#whole.slice();
  }

  restore(): void {
    this.#sums.set(this.#whole);
  }

  /** The sum of all that are left. */
  get total(): number {
    return this.#sums[1];
  }

  /** Returns the number at a place: 0 where it was taken. */
  at(place: number): number {
    return this.#sums[this.#leaves + place];
  }

  /** Returns the sum of those left before a place. */
  before(place: number): number {
    let sum = 0;
    for (let node = this.#leaves + place; node > 1; node >>= 1) if (node & 1) sum += this.#sums[node - 1];
    return sum;
  }

  take(place: number): void {
    let node = this.#leaves + place;
    this.#sums[node] = 0;
    for (node >>= 1; node >= 1; node >>= 1) this.#sums[node] = this.#sums[2 * node] + this.#sums[2 * node + 1];
  }

  /** Finds the place at which the sum of those left goes beyond `sum`, which is at least 0 and below `total`. */
  placeOf(sum: number): number {
    let node = 1;
    let left = sum;
    while (node < this.#leaves) {
      node *= 2;
      if (left >= this.#sums[node]) {
        left -= this.#sums[node];
        node++;
      }
    }
    return node - this.#leaves;
  }
}
