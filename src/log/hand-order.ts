import type { PartialDeal } from '../core/partial-deal.js';
import { logGamma } from '../math/log-gamma.js';

/** Decks of more cards are only looked at for rows in the order of the cards themselves. */
const MOST_CARDS = 1000;

/** What luck does less than once in a billion logs is no luck. */
const SURE = Math.log(1e9);

/**
 * Finds out whether hands were sorted before they were recorded: then no two cards ever stand in both orders. Luck puts N hands of k cards in
 * the orders that a fixed choice for each of the C(n, 2) pairs asks for with a chance of (1/k!)^N, and there are 2^C(n, 2) such choices; for rows
 * that rise, or fall, there are two.
 */
export class HandOrder {
  readonly #cards: number;
  readonly #seen: number;
  /** Whether card x was met before card y, row-major; null once two cards stood in both orders. */
  #before: Uint8Array | null;
  #rising = true;
  #falling = true;
  #hands = 0;

  constructor(cards: number, seen: number) {
    this.#cards = cards;
    this.#seen = seen;
    this.#before = cards <= MOST_CARDS ? new Uint8Array(cards * cards) : null;
  }

  /** Takes the hand that starts at `at`. */
  add(cells: Uint16Array, at: number): void {
    this.#hands++;
    if (!this.#rising && !this.#falling && this.#before === null) return;
    const end = at + this.#seen;
    for (let p = at + 1; p < end; p++) {
      if (cells[p] < cells[p - 1]) this.#rising = false;
      else this.#falling = false;
    }
    const before = this.#before;
    for (let p = at; before !== null && p < end; p++) {
      for (let q = p + 1; q < end; q++) {
        before[cells[p] * this.#cards + cells[q]] = 1;
        if (before[cells[q] * this.#cards + cells[p]] === 1) {
          this.#before = null;
          return;
        }
      }
    }
  }

  /** What the order of the hands says: nothing where the user said so, or where they are sorted. */
  order(said: PartialDeal['order']): PartialDeal['order'] {
    if (said !== 'kept') return 'unknown';
    const against = this.#hands * logGamma(this.#seen + 1);
    const pairs = (this.#cards * (this.#cards - 1)) / 2;
    const inOneOrder = this.#before !== null && against - pairs * Math.LN2 > SURE;
    const inOwnOrder = (this.#rising || this.#falling) && against - Math.LN2 > SURE;
    return inOneOrder || inOwnOrder ? 'sorted' : 'kept';
  }
}
