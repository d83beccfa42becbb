import type { NullLaw } from './null-law.js';
import { SumTree } from './sum-tree.js';

/** The range of the 32-bit words, of which a map takes one a card. */
const RANGE = 2 ** 32;

/**
 * Turns deals of a declared law into even ones. The chance of each card, given those before it, is a piece of [0, 1). A random point in the piece of
 * the card that came is even over [0, 1). It says which of the cards left comes in the new deal. All such points of a deal are independent, so every
 * new order is equally likely where the law holds: M. Rosenblatt (1952), Remarks on a multivariate transformation, doi:10.1214/aoms/1177729394; with
 * the random point of A. E. Brockwell (2007), Universal residuals, doi:10.1016/j.spl.2007.02.008. Under the even law it leaves each deal as it is.
 * From the first card on that cannot come, a deal is continued evenly, whatever follows: another test counts those.
 */
export class EvenMap {
  readonly #law: NullLaw;
  readonly #n: number;
  readonly #left: SumTree;

  /** Takes decks of `n` cards, which must be those of the law. */
  constructor(law: NullLaw, n: number) {
    this.#law = law;
    this.#n = n;
    this.#left = new SumTree(new Float64Array(n).fill(1));
  }

  /**
   * Writes the even deal for the one that starts at `at` of `cells`, to the same place of `into`. `word` gives a random word of 32 bits, called once
   * a card.
   */
  map(cells: ArrayLike<number>, into: Uint16Array, at: number, word: () => number): void {
    const law = this.#law;
    law.begin();
    this.#left.restore();
    let may = true;
    for (let position = 0; position < this.#n; position++) {
      // The middle of a word's piece: never an edge, which rounding could put on either side.
      const within = (word() + 0.5) / RANGE;
      if (may) {
        law.next(position, cells[at + position]);
        may = law.chance > 0;
      }
      const left = this.#n - position;
      const choice = Math.floor((may ? law.low + law.chance * within : within) * left);
      const card = this.#left.placeOf(Math.min(choice, left - 1));
      this.#left.take(card);
      into[at + position] = card;
    }
  }
}
