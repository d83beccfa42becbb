import type { ResumableProcess } from '../../../core/evidence-process.js';
import { down, scratch } from '../../../math/digits/digits.js';
import { LogProducts } from '../../../math/evidence/log-products.js';
import { logMeanExp } from '../../../math/primitives/log-mean-exp.js';

/**
 * A bet on the choices that a Fisher–Yates shuffle from the last position down must have made to deal a deck. Whatever the shuffle was,
 * under an even one they are independent and even, so the bets on the single choices multiply. O(n) a deal. The choices are read as D. E.
 * Knuth, TAOCP vol. 2, 3.4.2, Algorithm P makes them; each is a multinomial of i + 1 even cells, predicted as in `LogProducts`.
 */
export function digits(n: number): ResumableProcess {
  // Choice j of the step that fills position i is counted at i n + j.
  const counts = new Float64Array(n * n);
  const work = scratch(n);
  const products = new LogProducts();
  const deals = new Float64Array(1);
  return {
    add(cells, at) {
      down.decode(cells, at, work);
      for (let i = n - 1, s = 0; i > 0; i--, s++) {
        const cell = i * n + work.digits[s];
        products.times(counts[cell], i + 1, deals[0]);
        counts[cell]++;
      }
      products.settle();
      deals[0]++;
    },
    logE: () => logMeanExp(products.logs),
    memory: [counts, deals, products.logs],
  };
}
