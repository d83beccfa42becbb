import { evenElsewhere } from './even-elsewhere.js';
import type { NullLaw } from './null-law.js';
import { SumTree } from './sum-tree.js';

/**
 * Even law over the (n − 1)!! ways to put `n` cards into pairs, n even. A deal is read as the order that has at the position of each card the one
 * that it is paired with. Such an order is an involution, and leaves no card in its place.
 */
export class MatchingsLaw implements NullLaw {
  readonly excludes = true;
  readonly first: Float64Array;
  low = 0;
  chance = 0;
  readonly #n: number;
  readonly #unpaired: SumTree;
  /** The card that each is paired with; itself as long as it has none. */
  readonly #with: Uint16Array;
  readonly #deal: Uint16Array;

  constructor(n: number) {
    this.#n = n;
    this.#unpaired = new SumTree(new Float64Array(n).fill(1));
    this.#with = new Uint16Array(n);
    this.#deal = new Uint16Array(n);
    this.first = Float64Array.from({ length: n }, (_, card) => (card === 0 ? 0 : 1 / (n - 1)));
    this.begin();
  }

  steps(): Float64Array {
    return evenElsewhere(this.#n);
  }

  /** Reads two cards that are dealt beside each other, at positions 2k and 2k + 1, as a pair. Which of them came first, and which pair, is forgotten. */
  read(cells: Uint16Array, at: number): void {
    const deal = this.#deal;
    for (let p = 0; p < deal.length; p++) deal[p] = cells[at + p];
    for (let p = 0; p < deal.length; p += 2) {
      cells[at + deal[p]] = deal[p + 1];
      cells[at + deal[p + 1]] = deal[p];
    }
  }

  begin(): void {
    this.#unpaired.restore();
    for (let card = 0; card < this.#n; card++) this.#with[card] = card;
  }

  next(position: number, card: number): void {
    const known = this.#with[position];
    if (known !== position) {
      this.low = 0;
      this.chance = card === known ? 1 : 0;
      return;
    }
    const unpaired = this.#unpaired;
    // All that lie before this position are paired, and it is not paired with itself.
    const may = unpaired.total - 1;
    const can = card > position && unpaired.at(card) > 0;
    this.low = can ? (unpaired.before(card) - 1) / may : 0;
    this.chance = can ? 1 / may : 0;
    if (!can) return;
    unpaired.take(position);
    unpaired.take(card);
    this.#with[position] = card;
    this.#with[card] = position;
  }
}
