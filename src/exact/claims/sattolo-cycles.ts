import type { Claim, ClaimScope } from '../../core/claim/claim.js';
import { survey } from '../../core/claim/survey.js';
import type { Shuffle } from '../../core/subject/shuffle.js';
import { factorial } from '../../math/fraction.js';
import { orderOf } from '../../math/orders/order-rank.js';
import { fisherYates } from '../../parts/shuffle/fisher-yates.js';
import { sattolo } from '../../parts/shuffle/sattolo.js';
import { exactLaw } from '../exact-law.js';
import type { Law } from '../law.js';
import { orderText, probabilityText } from './say-law.js';
import { claimedSizes, MOST_WALKED_LEAVES, sizes } from './sizes.js';

type Wrong = { readonly order: readonly number[]; readonly ring: boolean; readonly probability: string };

/** Claims the effect of the one missing value of every index: all cards change places in one single cycle. */
export function sattoloCycles({ mostCards }: ClaimScope): Claim<Wrong> {
  const all = sizes(2, mostCards);
  const check = (shuffle: Shuffle) => () =>
    survey(all, (n) => {
      const { law, leaves } = exactLaw(shuffle, n, MOST_WALKED_LEAVES);
      return { cases: leaves, counterexample: refuted(law) };
    });
  return {
    id: 'sattolo-cycles',
    title: 'Below itself is one ring',
    statement: `swapping each card with one strictly below it deals exactly the orders in which all cards change places in one ring, each with probability 1/(n − 1)!, ${claimedSizes(all)}`,
    reference:
      'S. Sattolo, An algorithm to generate a random cyclic permutation, Information Processing Letters 22 (1986) 315–317, doi:10.1016/0020-0190(86)90073-6',
    check: check(sattolo),
    twin: { statement: 'the same of Fisher–Yates, in which a card may stay', check: check(fisherYates) },
    refuted: ({ order, probability, ring }) =>
      `${orderText(order)}, which ${ring ? 'is' : 'is not'} one ring, has probability ${probability}`,
  };
}

/** Finds the first order whose probability is not 1/(n − 1)! if it is one cycle and 0 otherwise. */
function refuted({ n, denominator, levels, level }: Law): Wrong | null {
  const rings = factorial(n - 1);
  const rank = level.findIndex((at, order) => levels[at] * rings !== (isOneRing(orderOf(order, n)) ? denominator : 0n));
  if (rank < 0) return null;
  const order = orderOf(rank, n);
  return { order, ring: isOneRing(order), probability: probabilityText(levels[level[rank]], denominator) };
}

/** True if all cards change places in one cycle: from the first position to that of its card, and so on, every position is met. */
function isOneRing(order: readonly number[]): boolean {
  let met = 1;
  for (let p = order[0]; p !== 0; p = order[p]) met++;
  return met === order.length;
}
