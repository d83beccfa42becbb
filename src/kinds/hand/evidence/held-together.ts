import type { ResumableProcess } from '../../../core/evidence-process.js';
import { Leanings } from '../../../math/evidence/leanings.js';
import { LogProducts } from '../../../math/evidence/log-products.js';
import { logMeanExp } from '../../../math/primitives/log-mean-exp.js';

/**
 * A bet on the whole hand, card after card from the first: with j of the cards before it in the hand, card c is in it with a chance of exactly
 * (seen − j)/(n − c). Each card is predicted by how often it was in hands before, against what these chances made of it; where `paired`, apart for hands
 * that have the card before it and hands that have not, so that cards which stay together show. The order of the hand plays no part. O(n) a deal.
 */
export function heldTogether(n: number, seen: number, paired: boolean): ResumableProcess {
  const products = new LogProducts();
  // A block of two cells, in and out, for every card and, where paired, for whether the one before is in.
  const blocks = paired ? 2 : 1;
  const leanings = new Leanings(2 * blocks * n, products);
  const law = new Float64Array(2);
  const held = new Uint8Array(n);
  return {
    add(cells, at) {
      held.fill(0);
      for (let p = at; p < at + seen; p++) held[cells[p]] = 1;
      let before = 0;
      for (let card = 0; card < n; card++) {
        law[0] = (seen - before) / (n - card);
        law[1] = (n - card - seen + before) / (n - card);
        const block = card * blocks + (paired && card > 0 ? held[card - 1] : 0);
        leanings.add(2 * block, law, 1 - held[card]);
        before += held[card];
      }
      products.settle();
    },
    logE: () => logMeanExp(products.logs),
    memory: [...leanings.memory, products.logs],
  };
}
