/** Bytes of text handed on at a time; a line may be longer. */
const AT_ONCE = 65_536;

/** The most digits of a whole number below 2^53, with what follows them. */
const MOST_DIGITS = 17;

const ZERO = 48;
const LINE_FEED = 10;

/** Whole numbers as lines of decimal text, gathered into pieces for a pipe. */
export class NumberLines {
  readonly #between: number;
  #bytes = new Uint8Array(2 * AT_ONCE);
  #length = 0;

  /** `between`: the character between two numbers. */
  constructor(between: ',' | ' ') {
    this.#between = between.charCodeAt(0);
  }

  /** True if enough lines are gathered to be handed on. */
  get full(): boolean {
    return this.#length >= AT_ONCE;
  }

  /** Adds a line of the numbers, whole and from 0, in the slots from `from` to below `to`. */
  add(numbers: ArrayLike<number>, from: number, to: number): void {
    const needed = this.#length + (to - from) * MOST_DIGITS + 1;
    if (needed > this.#bytes.length) {
      const larger = new Uint8Array(2 * needed);
      larger.set(this.#bytes.subarray(0, this.#length));
      this.#bytes = larger;
    }
    const bytes = this.#bytes;
    let at = this.#length;
    for (let i = from; i < to; i++) {
      let digits = 1;
      for (let power = 10; power <= numbers[i]; power *= 10) digits++;
      let left = numbers[i];
      for (let place = at + digits - 1; place >= at; place--) {
        const tenth = Math.floor(left / 10);
        bytes[place] = ZERO + left - 10 * tenth;
        left = tenth;
      }
      at += digits;
      bytes[at++] = this.#between;
    }
    if (to > from) at--;
    bytes[at++] = LINE_FEED;
    this.#length = at;
  }

  /** Returns the lines gathered so far, which the next ones overwrite. */
  take(): Uint8Array {
    const lines = this.#bytes.subarray(0, this.#length);
    this.#length = 0;
    return lines;
  }
}
