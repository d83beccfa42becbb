import type { EvidenceProcess } from './evidence-process.js';
import { logMeanExp } from './log-mean-exp.js';
import { LogProducts } from './log-products.js';
import { sumOver } from './sum-over.js';

/**
 * A bet on whole deals from where cards have landed: position by position from the top, each card predicted among those not yet placed by
 * how often each has been there. The predictions of all orders add up to 1, so it is exact at any number of cards. O(n²) a deal.
 *
 * Choosing card after card in proportion to weights is the model of R. L. Plackett (1975), The analysis of permutations,
 * doi:10.2307/2346567; that the weights follow from the position and from earlier deals is our own. The prediction over the even 1/(n − p)
 * is what `LogProducts` multiplies.
 */
export function pos(n: number): EvidenceProcess {
  // Row-major [position][card], so that one position's counts lie side by side.
  const counts = new Uint32Array(n * n);
  const products = new LogProducts();
  let deals = 0;
  return {
    add(cells, at) {
      for (let p = 0; p < n - 1; p++) {
        const row = p * n;
        // One card of every deal was in this position: the shorter of the two sums gives the other.
        const total = 2 * p < n ? deals - sumOver(counts, row, cells, at, at + p) : sumOver(counts, row, cells, at + p, at + n);
        products.times(counts[row + cells[at + p]], n - p, total);
      }
      for (let p = 0; p < n; p++) counts[p * n + cells[at + p]]++;
      products.settle();
      deals++;
    },
    logE: () => logMeanExp(products.logs),
  };
}
