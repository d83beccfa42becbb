import type { ResumableProcess } from '../../core/statistic/evidence-process.js';
import { logMeanExp } from '../primitives/log-mean-exp.js';
import { LogProducts } from './log-products.js';
import { sumOver } from './sum-over.js';

/**
 * Bets on the first `seen` of `n` cards from which card has followed which: given the first, each next card is predicted among those left by how
 * often each has come right after the one before it. Always 1 at two cards, where nothing is left to predict. O(seen²) a deal. Our own, built like
 * `placed`: at every step the predictions of the cards left add up to 1.
 */
export function followed(n: number, seen: number): ResumableProcess {
  // Row-major [card][the card right after it].
  const counts = new Float64Array(n * n);
  // How often each card was followed by any, which is whenever it was not last.
  const followers = new Float64Array(n);
  const products = new LogProducts();
  const whole = seen === n;
  const free = Math.min(seen - 1, n - 2);
  return {
    add(cells, at) {
      for (let p = 0; p < free; p++) {
        const card = cells[at + p];
        const row = card * n;
        // No card follows itself, so that the cards before and those after share all counts: of a whole deck the shorter sum gives the other.
        const total =
          2 * p < n || !whole ? followers[card] - sumOver(counts, row, cells, at, at + p) : sumOver(counts, row, cells, at + p + 1, at + n);
        products.times(counts[row + cells[at + p + 1]], n - 1 - p, total);
      }
      for (let p = 0; p < seen - 1; p++) {
        counts[cells[at + p] * n + cells[at + p + 1]]++;
        followers[cells[at + p]]++;
      }
      products.settle();
    },
    logE: () => logMeanExp(products.logs),
    memory: [counts, followers, products.logs],
  };
}
