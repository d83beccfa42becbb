import type { EvidenceProcess } from './evidence-process.js';
import { logMeanExp } from './log-mean-exp.js';
import { LogProducts } from './log-products.js';

/**
 * A bet on whole deals from where cards have landed: position by position from the top, each card predicted among those not yet placed by
 * how often each has been there. The predictions of all orders add up to 1, so it is exact at any number of cards. O(n²) a deal.
 */
export function pos(n: number): EvidenceProcess {
  // Row-major [position][card], so that one position's counts lie side by side.
  const counts = new Uint32Array(n * n);
  const products = new LogProducts();
  return {
    add(cells, at) {
      for (let p = 0; p < n - 1; p++) {
        const row = p * n;
        let total = 0;
        for (let q = p; q < n; q++) total += counts[row + cells[at + q]];
        products.times(counts[row + cells[at + p]], n - p, total);
      }
      for (let p = 0; p < n; p++) counts[p * n + cells[at + p]]++;
      products.settle();
    },
    logE: () => logMeanExp(products.logs),
  };
}
