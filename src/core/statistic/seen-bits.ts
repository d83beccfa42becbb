/** The set of numbers 0 … n − 1 seen so far: one bit each, so n / 8 bytes in all. */
export class SeenBits {
  readonly n: number;
  readonly #words: Uint32Array;

  /** Starts with none seen. `n`: from 0 to 2^32. */
  constructor(n: number) {
    this.n = n;
    this.#words = new Uint32Array(Math.ceil(n / 32));
  }

  /** Marks an integer below n as seen. Returns true if it was not seen before. */
  add(item: number): boolean {
    const at = item >>> 5;
    const bit = 1 << (item & 31);
    const word = this.#words[at];
    if ((word & bit) !== 0) return false;
    this.#words[at] = word | bit;
    return true;
  }

  /** Returns true if an integer below n has been seen. */
  has(item: number): boolean {
    return ((this.#words[item >>> 5] >>> (item & 31)) & 1) === 1;
  }
}
