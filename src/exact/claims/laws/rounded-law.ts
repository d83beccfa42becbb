import { survey } from '../../../core/claim/survey.js';
import { nextOrder } from '../../../math/orders/order-rank.js';
import { exactLaw } from '../../exact-law.js';
import type { Law } from '../../law.js';
import { lawOf } from '../../law.js';
import { type Differing, difference, differenceText } from '../say-law.js';
import { claimedSizes, MOST_WALKED_LEAVES, walkableSizes } from '../sizes.js';
import type { LawOf } from './law-of.js';

/** The weight, out of 2i, of swapping position i with position j ≤ i. */
type IndexWeight = (i: number, j: number) => bigint;

/**
 * Every order comes from one list of swaps, so its probability is the product of theirs: 1/(2i) for an index at either end, 1/i for one between. The
 * twin gives the half weight to the low end alone and the rest of it to the high end.
 */
export const roundedLaw: LawOf<Differing> = (shuffle, mostCards) => {
  const all = walkableSizes(shuffle, 2, mostCards);
  const check = (weight: IndexWeight) => () =>
    survey(all, (n) => {
      const { law, leaves } = exactLaw(shuffle, n, MOST_WALKED_LEAVES);
      return { cases: leaves, counterexample: difference(law, productLaw(n, weight)) };
    });
  return {
    reference: 'D. E. Knuth, The Art of Computer Programming, vol. 2, 3rd ed. (1997), section 3.4.2: one list of swaps for each order',
    statement: `each order has the product of the probabilities of its swaps, 1/(2i) for an index at an end of 0 … i and 1/i for one between, ${claimedSizes(all)}`,
    check: check((i, j) => (j === 0 || j === i ? 1n : 2n)),
    twin: {
      statement: 'the same with both half shares at the lower end, and none at the upper',
      check: check((i, j) => (j === i ? 0n : 2n)),
    },
    refuted: (found) => differenceText(found, 'the product of the single swaps'),
  };
};

/** Returns the law by taking every order back to its swaps, from the last position down. */
function productLaw(n: number, weight: IndexWeight): Law {
  const order = Uint16Array.from({ length: n }, (_, card) => card);
  const weights: bigint[] = [];
  do weights.push(productOf(order, weight));
  while (nextOrder(order));
  let ways = 1n;
  for (let i = 1n; i < BigInt(n); i++) ways *= 2n * i;
  return lawOf(n, weights, ways);
}

function productOf(order: Uint16Array, weight: IndexWeight): bigint {
  const deck = order.map((_, card) => card);
  let product = 1n;
  for (let i = order.length - 1; i > 0; i--) {
    const j = deck.indexOf(order[i]);
    product *= weight(i, j);
    deck[j] = deck[i];
  }
  return product;
}
