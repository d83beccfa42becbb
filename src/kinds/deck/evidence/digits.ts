import type { EvidenceProcess } from '../../../core/evidence-process.js';
import { LogProducts } from '../../../math/evidence/log-products.js';
import { logMeanExp } from '../../../math/primitives/log-mean-exp.js';

/**
 * A bet on the choices that a Fisher–Yates shuffle from the last position down must have made to deal a deck. Whatever the shuffle was,
 * under an even one they are independent and even, so the bets on the single choices multiply. O(n) a deal. The choices are read as D. E.
 * Knuth, TAOCP vol. 2, 3.4.2, Algorithm P makes them; each is a multinomial of i + 1 even cells, predicted as in `LogProducts`.
 */
export function digits(n: number): EvidenceProcess {
  // Choice j of the step that fills position i is counted at i n + j.
  const counts = new Uint32Array(n * n);
  const deck = new Uint16Array(n);
  const place = new Uint16Array(n);
  const products = new LogProducts();
  let deals = 0;
  return {
    add(cells, at) {
      for (let i = 0; i < n; i++) {
        deck[i] = i;
        place[i] = i;
      }
      for (let i = n - 1; i > 0; i--) {
        const chosen = place[cells[at + i]];
        const moved = deck[i];
        deck[chosen] = moved;
        place[moved] = chosen;
        products.times(counts[i * n + chosen], i + 1, deals);
        counts[i * n + chosen]++;
      }
      products.settle();
      deals++;
    },
    logE: () => logMeanExp(products.logs),
  };
}
