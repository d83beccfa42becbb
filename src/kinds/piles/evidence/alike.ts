import type { ResumableProcess } from '../../../core/evidence-process.js';
import { Leanings } from '../../../math/evidence/leanings.js';
import { LogProducts } from '../../../math/evidence/log-products.js';
import { logMeanExp } from '../../../math/primitives/log-mean-exp.js';

/**
 * A bet on whether the piles of a deal are alike: an even pile of 1 to `max` stones has the size of one of the piles before it with a chance of d/max, for d
 * different sizes among these, whatever they are; so the bets on the piles of a deal multiply. O(piles²) a deal.
 */
export function alike(piles: number, max: number): ResumableProcess {
  const products = new LogProducts();
  // A block of two cells, a size met before and a new one, for every number of sizes met.
  const leanings = new Leanings(2 * piles, products);
  const law = new Float64Array(2);
  const met = new Uint16Array(piles);
  return {
    add(cells, at) {
      let sizes = 0;
      for (let pile = 0; pile < piles; pile++) {
        const stones = cells[at + pile];
        let again = false;
        for (let k = 0; k < sizes && !again; k++) again = met[k] === stones;
        law[0] = sizes / max;
        law[1] = (max - sizes) / max;
        leanings.add(2 * sizes, law, again ? 0 : 1);
        if (!again) met[sizes++] = stones;
      }
      products.settle();
    },
    logE: () => logMeanExp(products.logs),
    memory: [...leanings.memory, products.logs],
  };
}
