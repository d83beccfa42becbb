import type { ResumableProcess } from '../../core/statistic/evidence-process.js';
import { logMeanExp } from '../primitives/log-mean-exp.js';
import { LogProducts } from './log-products.js';
import { sumOver } from './sum-over.js';

/**
 * Bets on the first `seen` of `n` cards from where cards have landed: position by position from the top, each card is predicted among those not yet
 * placed by how often it has been there. The predictions of all orders add up to 1, so it is exact at any number of cards. O(seen · n) a deal of a
 * whole deck, O(seen²) of a hand.
 *
 * Choosing card after card in proportion to weights is the model of R. L. Plackett (1975), The analysis of permutations, doi:10.2307/2346567; that
 * the weights follow from the position and from earlier deals is our own. `LogProducts` multiplies the prediction over the even 1/(n − p).
 */
export function placementBet(n: number, seen: number): ResumableProcess {
  // Row-major [position][card], so that one position's counts lie side by side.
  const counts = new Float64Array(seen * n);
  const products = new LogProducts();
  const whole = seen === n;
  const free = Math.min(seen, n - 1);
  const deals = new Float64Array(1);
  return {
    add(cells, at) {
      for (let p = 0; p < free; p++) {
        const row = p * n;
        // One card of every deal was in this position: of a whole deck the shorter of the two sums gives the other.
        const total =
          2 * p < n || !whole ? deals[0] - sumOver(counts, row, cells, at, at + p) : sumOver(counts, row, cells, at + p, at + n);
        products.times(counts[row + cells[at + p]], n - p, total);
      }
      for (let p = 0; p < seen; p++) counts[p * n + cells[at + p]]++;
      products.settle();
      deals[0]++;
    },
    logE: () => logMeanExp(products.logs),
    memory: [counts, deals, products.logs],
  };
}
