/** The number of bytes that identify a file: this many from its start, and this many before the place at which it was left. */
export const MARK_BYTES = 4096;

/** The last bytes of a stream before its place. */
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

  /** Returns at most `MARK_BYTES` bytes, and at most `most` of them; valid until the next are added. */
  last(most: number): Uint8Array {
    return this.#bytes.subarray(this.#length - Math.min(most, MARK_BYTES, this.#length), this.#length);
  }
}
