import type { LogNumbers } from '../../core/source/log-source.js';
import { logError } from './log-error.js';

/** Numbers on one page, one bit each. */
const PAGE = 4096;
/** Pages kept at most: 64 MiB, enough for 537 million consecutive numbers. */
const MOST_PAGES = 131_072;

/** The numbers of the deals: each at most once, and which are missing in the end. Kept as bits, so that their order does not matter. */
export class DealNumbers {
  readonly #field: string;
  readonly #pages = new Map<number, Uint32Array>();
  #page: Uint32Array = new Uint32Array(0);
  #current = -1;
  #least = Number.POSITIVE_INFINITY;
  #greatest = -1;
  #previous = -1;
  #back = 0;
  #count = 0;

  constructor(field: string) {
    this.#field = field;
  }

  /** Takes the next deal's number; false if an earlier deal had it. Throws E_LOG_NUMBER if the numbers lie too far apart to be kept. */
  add(number: number): boolean {
    const page = Math.floor(number / PAGE);
    if (page !== this.#current) this.#turn(page);
    const bit = number - page * PAGE;
    // Bit b of a page is bit b mod 32 of word b / 32.
    const mask = 1 << (bit & 31);
    if ((this.#page[bit >>> 5] & mask) !== 0) return false;
    this.#page[bit >>> 5] |= mask;
    if (number < this.#previous) this.#back++;
    this.#previous = number;
    this.#least = Math.min(this.#least, number);
    this.#greatest = Math.max(this.#greatest, number);
    this.#count++;
    return true;
  }

  #turn(page: number): void {
    let bits = this.#pages.get(page);
    if (!bits) {
      if (this.#pages.size === MOST_PAGES)
        throw logError(
          'E_LOG_NUMBER',
          `deal numbers that follow one another were expected in ${this.#field}, got numbers too far apart to keep`,
          {},
          'leave out --id',
        );
      bits = new Uint32Array(PAGE / 32);
      this.#pages.set(page, bits);
    }
    this.#page = bits;
    this.#current = page;
  }

  /** Returns what is missing between the least and the greatest; null before the first number. */
  summary(): LogNumbers | null {
    if (this.#count === 0) return null;
    let gaps = 0;
    let expected = this.#least;
    for (const page of [...this.#pages.keys()].sort((a, b) => a - b)) {
      const bits = this.#pages.get(page) ?? new Uint32Array(0);
      for (let bit = 0; bit < PAGE; bit++) {
        if ((bits[bit >>> 5] & (1 << (bit & 31))) === 0) continue;
        if (page * PAGE + bit !== expected) gaps++;
        expected = page * PAGE + bit + 1;
      }
    }
    const missing = this.#greatest - this.#least + 1 - this.#count;
    return { field: this.#field, least: this.#least, greatest: this.#greatest, missing, gaps, back: this.#back };
  }
}
