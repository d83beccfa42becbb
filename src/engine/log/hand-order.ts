import type { HandOutcome } from '../../core/subject/outcome.js';
import { logGamma } from '../../math/primitives/log-gamma.js';

/** Decks of more cards are only checked for rows in the order of the cards themselves. */
const MOST_CARDS = 1000;

/** Log of the inverse chance: an event rarer than once in a billion logs is not chance. */
const SURE = Math.log(1e9);

/**
 * Detects whether hands were sorted before they were recorded: then no two cards ever come in both orders. A fixed order for each of the C(n, 2)
 * pairs holds in N hands of k cards with a chance of (1/k!)^N. There are 2^C(n, 2) ways to fix them. If the pairs form no cycle, as under any one
 * order of all cards, there are n!; for rows that rise, or fall, there are two.
 */
export class HandOrder {
  readonly #cards: number;
  readonly #seen: number;
  /** True at each cell where card x was met before card y, row-major; null once two cards came in both orders. */
  #before: Uint8Array | null;
  #rising = true;
  #falling = true;
  #hands = 0;

  constructor(cards: number, seen: number) {
    this.#cards = cards;
    this.#seen = seen;
    this.#before = cards <= MOST_CARDS ? new Uint8Array(cards * cards) : null;
  }

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

  /** Returns the order of the hands. It carries no information if the user said so ('unknown'), or if they are 'sorted'. */
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

/** True if some cards precede one another in a cycle; `before` is row-major. Repeatedly removes a card that none precedes. */
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
