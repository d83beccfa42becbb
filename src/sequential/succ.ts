import type { EvidenceProcess } from './evidence-process.js';
import { logMeanExp } from './log-mean-exp.js';
import { LogProducts } from './log-products.js';

/**
 * A bet on whole deals from which card has followed which: given the first, each next card is predicted among those left by how often each
 * has come right after the one before it. Always 1 at two cards, where nothing is left to predict. O(n²) a deal.
 */
export function succ(n: number): EvidenceProcess {
  // Row-major [card][the card right after it].
  const counts = new Uint32Array(n * n);
  const products = new LogProducts();
  return {
    add(cells, at) {
      for (let p = 0; p < n - 2; p++) {
        const row = cells[at + p] * n;
        let total = 0;
        for (let q = p + 1; q < n; q++) total += counts[row + cells[at + q]];
        products.times(counts[row + cells[at + p + 1]], n - 1 - p, total);
      }
      for (let p = 0; p < n - 1; p++) counts[cells[at + p] * n + cells[at + p + 1]]++;
      products.settle();
    },
    logE: () => logMeanExp(products.logs),
  };
}
