import type { EvidenceProcess } from './evidence-process.js';
import { logMeanExp } from './log-mean-exp.js';
import { LogProducts } from './log-products.js';
import { sumOver } from './sum-over.js';

/**
 * A bet on whole deals from which card has followed which: given the first, each next card is predicted among those left by how often each
 * has come right after the one before it. Always 1 at two cards, where nothing is left to predict. O(n²) a deal. Our own, built as `pos`
 * is: at every step the predictions of the cards left add up to 1.
 */
export function succ(n: number): EvidenceProcess {
  // Row-major [card][the card right after it].
  const counts = new Uint32Array(n * n);
  // How often each card was followed by any, which is whenever it was not last.
  const followed = new Uint32Array(n);
  const products = new LogProducts();
  return {
    add(cells, at) {
      for (let p = 0; p < n - 2; p++) {
        const card = cells[at + p];
        const row = card * n;
        // No card follows itself, so that the cards before and those after share all counts: the shorter sum gives the other.
        const total =
          2 * p < n ? followed[card] - sumOver(counts, row, cells, at, at + p) : sumOver(counts, row, cells, at + p + 1, at + n);
        products.times(counts[row + cells[at + p + 1]], n - 1 - p, total);
      }
      for (let p = 0; p < n - 1; p++) {
        counts[cells[at + p] * n + cells[at + p + 1]]++;
        followed[cells[at + p]]++;
      }
      products.settle();
    },
    logE: () => logMeanExp(products.logs),
  };
}
