/** Bytes by which a file is known again: so many of its start, and so many before the place at which it was left. */
export const MARK_BYTES = 4096;

/** The last bytes of a stream that were passed. */
export class LastBytes {
  readonly #bytes = new Uint8Array(2 * MARK_BYTES);
  #length = 0;

  /** Passes those in [from, to). */
  add(bytes: Uint8Array, from: number, to: number): void {
    const start = Math.max(from, to - MARK_BYTES);
    if (this.#length + to - start > this.#bytes.length) {
      this.#bytes.copyWithin(0, this.#length - MARK_BYTES, this.#length);
      this.#length = MARK_BYTES;
    }
    this.#bytes.set(bytes.subarray(start, to), this.#length);
    this.#length += to - start;
  }

  /** At most `MARK_BYTES`, and at most `most` of them; valid until the next are added. */
  last(most: number): Uint8Array {
    return this.#bytes.subarray(this.#length - Math.min(most, MARK_BYTES, this.#length), this.#length);
  }
}
