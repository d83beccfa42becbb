import type { ResumableProcess } from '../../../core/evidence-process.js';
import { LogProducts } from '../../../math/evidence/log-products.js';
import { logMeanExp } from '../../../math/primitives/log-mean-exp.js';

/**
 * A bet on the choices that a shuffle from the top down must have made to deal the first `seen` of `n` cards: choice i is even among the n − i
 * cards not yet dealt, so under an even shuffle they are independent and the single bets multiply. O(seen) a deal. R. Durstenfeld (1964), Algorithm 235,
 * doi:10.1145/364520.364540, read from the front; each choice is predicted as in `LogProducts`.
 */
export function frontChoices(n: number, seen: number): ResumableProcess {
  // Choice j of place i is counted at i n + j.
  const counts = new Float64Array(seen * n);
  const deck = Uint16Array.from({ length: n }, (_, card) => card);
  const place = Uint16Array.from(deck);
  const swapped = new Uint16Array(seen);
  const products = new LogProducts();
  const free = Math.min(seen, n - 1);
  const deals = new Float64Array(1);
  return {
    add(cells, at) {
      for (let i = 0; i < seen; i++) {
        const chosen = place[cells[at + i]];
        swap(deck, place, i, chosen);
        swapped[i] = chosen;
        if (i < free) products.times(counts[i * n + chosen], n - i, deals[0]);
        counts[i * n + chosen]++;
      }
      // Swapped back from the last on, the deck is as it was, which costs less than to lay it out anew.
      for (let i = seen - 1; i >= 0; i--) swap(deck, place, i, swapped[i]);
      products.settle();
      deals[0]++;
    },
    logE: () => logMeanExp(products.logs),
    memory: [counts, deals, products.logs],
  };
}

function swap(deck: Uint16Array, place: Uint16Array, i: number, j: number): void {
  const moved = deck[i];
  deck[i] = deck[j];
  deck[j] = moved;
  place[deck[i]] = i;
  place[moved] = j;
}
