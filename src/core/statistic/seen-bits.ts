/** Which of the numbers 0 … n − 1 have been seen: a bit each, so n / 8 bytes in all. */
export class SeenBits {
  readonly n: number;
  readonly #words: Uint32Array;

  /** `n`: from 0 to 2^32. None is seen yet. */
  constructor(n: number) {
    this.n = n;
    this.#words = new Uint32Array(Math.ceil(n / 32));
  }

  /** Marks a whole number below n as seen, and says whether it had not been. */
  add(item: number): boolean {
    const at = item >>> 5;
    const bit = 1 << (item & 31);
    const word = this.#words[at];
    if ((word & bit) !== 0) return false;
    this.#words[at] = word | bit;
    return true;
  }

  /** Whether a whole number below n has been seen. */
  has(item: number): boolean {
    return ((this.#words[item >>> 5] >>> (item & 31)) & 1) === 1;
  }
}
