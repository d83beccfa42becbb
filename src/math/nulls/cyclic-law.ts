import { evenElsewhere } from './even-elsewhere.js';
import type { NullLaw } from './null-law.js';
import { SumTree } from './sum-tree.js';

/**
 * Even over the (n − 1)! orders of one cycle. Position i may be given any card that is left but the one that would close the cycle before all positions are in it; those
 * are equally likely, since as many orders go on from each. n at least 2.
 */
export class CyclicLaw implements NullLaw {
  readonly excludes = true;
  readonly first: Float64Array;
  low = 0;
  chance = 0;
  readonly #n: number;
  readonly #left: SumTree;
  /** Of each position that ends a chain of positions and cards: the card that the chain begins with, which would close it. */
  readonly #closing: Uint32Array;
  /** Of each card that begins a chain: where the chain ends. */
  readonly #ends: Uint32Array;

  constructor(n: number) {
    this.#n = n;
    this.#left = new SumTree(new Float64Array(n).fill(1));
    this.#closing = new Uint32Array(n);
    this.#ends = new Uint32Array(n);
    this.first = Float64Array.from({ length: n }, (_, card) => (card === 0 ? 0 : 1 / (n - 1)));
    this.begin();
  }

  steps(): Float64Array {
    return evenElsewhere(this.#n);
  }

  begin(): void {
    this.#left.restore();
    for (let i = 0; i < this.#n; i++) {
      this.#closing[i] = i;
      this.#ends[i] = i;
    }
  }

  next(position: number, card: number): void {
    const closing = this.#closing[position];
    const isLast = position === this.#n - 1;
    const may = isLast ? 1 : this.#n - position - 1;
    const isClosing = card === closing && !isLast;
    this.low = (this.#left.before(card) - (closing < card && !isLast ? 1 : 0)) / may;
    this.chance = isClosing || this.#left.at(card) === 0 ? 0 : 1 / may;
    this.#left.take(card);
    // The chain that ended at this position goes on with the one that began with this card.
    this.#closing[this.#ends[card]] = closing;
    this.#ends[closing] = this.#ends[card];
  }
}
