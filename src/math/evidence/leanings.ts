import type { Memory } from '../../core/statistic/evidence-process.js';
import { type LogProducts, PSEUDO_COUNTS } from './log-products.js';

/**
 * Bets on choices whose chances are known and change from one to the next: each choice is among some actions of one block of cells. Actions chosen
 * more often than their chances say are predicted more often: by their chance times r = (w p m + seen)/(w p m + expected), normalized to sum 1. Here
 * p is the action's chance, w the number of actions that have one, and m the pseudo-counts. Where the chances never change this is the mean under
 * Dirichlet's law of `LogProducts`, weights shared out by chance. Any prediction that adds up to 1 makes a fair bet; that it follows r is our own.
 */
export class Leanings {
  readonly #seen: Float64Array;
  readonly #expected: Float64Array;
  readonly #products: LogProducts;
  readonly #factors = new Float64Array(PSEUDO_COUNTS.length);

  /** Takes the `cells` of all blocks together; the bets multiply into `products`. */
  constructor(cells: number, products: LogProducts) {
    this.#seen = new Float64Array(cells);
    this.#expected = new Float64Array(cells);
    this.#products = products;
  }

  /** See `ResumableProcess`; without the products. */
  get memory(): readonly Memory[] {
    return [this.#seen, this.#expected];
  }

  /** Settles the bet on one choice: `law` has the chances of the actions (sum 1), whose cells start at `first`; `chosen` has a chance above 0. */
  add(first: number, law: ArrayLike<number>, chosen: number): void {
    let ways = 0;
    for (let a = 0; a < law.length; a++) if (law[a] > 0) ways++;
    // What is sure to be chosen says nothing, and need not be remembered.
    if (ways < 2) return;
    for (let k = 0; k < PSEUDO_COUNTS.length; k++) {
      let all = 0;
      let own = 0;
      for (let a = 0; a < law.length; a++) {
        const before = ways * law[a] * PSEUDO_COUNTS[k];
        if (before === 0) continue;
        const lean = (before + this.#seen[first + a]) / (before + this.#expected[first + a]);
        all += law[a] * lean;
        if (a === chosen) own = lean;
      }
      this.#factors[k] = own / all;
    }
    this.#products.timesEach(this.#factors);
    for (let a = 0; a < law.length; a++) this.#expected[first + a] += law[a];
    this.#seen[first + chosen]++;
  }
}
