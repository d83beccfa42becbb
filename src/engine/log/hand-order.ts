import type { HandOutcome } from '../../core/subject/outcome.js';
import { logGamma } from '../../math/primitives/log-gamma.js';

/** Decks of more cards are only looked at for rows in the order of the cards themselves. */
const MOST_CARDS = 1000;

/** What luck does less than once in a billion logs is no luck. */
const SURE = Math.log(1e9);

/**
 * Finds out whether hands were sorted before they were recorded: then no two cards ever stand in both orders. Luck puts N hands of k cards in
 * the orders that a fixed choice for each of the C(n, 2) pairs asks for with a chance of (1/k!)^N, and there are 2^C(n, 2) such choices; n! of them
 * where the pairs go round in no circle, as those of any one order of all cards do; for rows that rise, or fall, there are two.
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
  order(said: HandOutcome['order']): HandOutcome['order'] {
    if (said !== 'kept') return 'unknown';
    const against = this.#hands * logGamma(this.#seen + 1);
    const pairs = (this.#cards * (this.#cards - 1)) / 2;
    const inOneOrder = this.#before !== null && against - pairs * Math.LN2 > SURE;
    const inWholeOrder = this.#before !== null && against - logGamma(this.#cards + 1) > SURE && !goesRound(this.#before, this.#cards);
    const inOwnOrder = (this.#rising || this.#falling) && against - Math.LN2 > SURE;
    return inOneOrder || inWholeOrder || inOwnOrder ? 'sorted' : 'kept';
  }
}

/** Whether some cards stand before one another in a circle; `before` row-major. Takes away, as long as there is one, a card that none stands before. */
function goesRound(before: Uint8Array, cards: number): boolean {
  const above = new Uint32Array(cards);
  for (let x = 0; x < cards; x++) for (let y = 0; y < cards; y++) above[y] += before[x * cards + y];
  const free = [...above.keys()].filter((card) => above[card] === 0);
  let taken = 0;
  for (let x = free.pop(); x !== undefined; x = free.pop()) {
    taken++;
    for (let y = 0; y < cards; y++) if (before[x * cards + y] === 1 && --above[y] === 0) free.push(y);
  }
  return taken < cards;
}
