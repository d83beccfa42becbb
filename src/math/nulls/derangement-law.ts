import { evenElsewhere } from './even-elsewhere.js';
import type { NullLaw } from './null-law.js';
import { SumTree } from './sum-tree.js';

/**
 * Even law over the orders in which no card lies where it was; `n` at least 2. The number of ways to continue depends on two numbers alone: the r
 * positions that are open, and the k of them whose own card is still left (J. Riordan 1958, An introduction to combinatorial analysis, chapter 7).
 */
export class DerangementLaw implements NullLaw {
  readonly excludes = true;
  readonly first: Float64Array;
  low = 0;
  chance = 0;
  readonly #n: number;
  readonly #left: SumTree;
  readonly #shares: Float64Array;
  readonly #side: number;

  constructor(n: number) {
    this.#n = n;
    this.#left = new SumTree(new Float64Array(n).fill(1));
    this.#side = n + 1;
    this.#shares = shares(n);
    this.first = Float64Array.from({ length: n }, (_, card) => (card === 0 ? 0 : 1 / (n - 1)));
  }

  steps(): Float64Array {
    return evenElsewhere(this.#n);
  }

  begin(): void {
    this.#left.restore();
  }

  next(position: number, card: number): void {
    const left = this.#left;
    const open = left.total;
    // Cards whose own position is behind us are free to lie anywhere.
    const free = left.before(position);
    const bound = open - free;
    const own = left.at(position);
    const ofFree = this.#goingOn(open, bound, bound - own);
    const ofBound = this.#goingOn(open, bound, bound - own - 1);
    const before = left.before(card);
    if (card < position) {
      this.low = before * ofFree;
      this.chance = left.at(card) * ofFree;
    } else {
      this.low = free * ofFree + (before - free - (card > position ? own : 0)) * ofBound;
      this.chance = card === position ? 0 : left.at(card) * ofBound;
    }
    left.take(card);
  }

  /** Returns the share of the orders still possible that continue with one card, after which `boundAfter` positions have their own card left. */
  #goingOn(open: number, bound: number, boundAfter: number): number {
    if (boundAfter < 0) return 0;
    return this.#shares[(open - 1) * this.#side + boundAfter] / (open * this.#shares[open * this.#side + bound]);
  }
}

/**
 * Returns shares[r (n + 1) + k]: of the r! ways to fill r positions, of which k have their own card left, the share that puts no card where it was.
 * One of the k positions gets one of the k − 1 other such cards, or one of the r − k free ones. The sums have only positive terms, so that nothing is
 * lost to rounding.
 */
function shares(n: number): Float64Array {
  const side = n + 1;
  const share = new Float64Array(side * side);
  for (let r = 0; r <= n; r++) {
    share[r * side] = 1;
    for (let k = 1; k <= r; k++) {
      const bound = k > 1 ? (k - 1) * share[(r - 1) * side + k - 2] : 0;
      share[r * side + k] = (bound + (r - k) * share[(r - 1) * side + k - 1]) / r;
    }
  }
  return share;
}
