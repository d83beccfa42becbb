import { survey } from '../../../core/claim/survey.js';
import { factorial } from '../../../math/fraction.js';
import { orderOf } from '../../../math/orders/order-rank.js';
import { exactLaw } from '../../exact-law.js';
import type { Law } from '../../law.js';
import { orderText, probabilityText } from '../say-law.js';
import { claimedSizes, MOST_WALKED_LEAVES, sizes } from '../sizes.js';
import type { LawOf } from './law-of.js';

/** The most cards. The engine chooses the number of comparisons, so this keeps the trees small. */
const MOST = 6;

type Share = { readonly n: number; readonly denominator: string } | { readonly order: readonly number[]; readonly probability: string };

/** Coins give fractions over powers of two, and 1/n! is none from 3 cards on. The twin includes 2 cards. */
export const comparatorLaw: LawOf<Share> = (shuffle, mostCards) => {
  const upTo = Math.min(mostCards, MOST);
  const check = (least: number) => () =>
    survey(sizes(least, upTo), (n) => {
      const { law, leaves } = exactLaw(shuffle, n, MOST_WALKED_LEAVES);
      return { cases: leaves, counterexample: refuted(law) };
    });
  return {
    statement: `every probability is a fraction over a power of two, and no order of n cards has probability 1/n!, ${claimedSizes(sizes(3, upTo))}`,
    check: check(3),
    twin: { statement: 'the same from n = 2', check: check(2) },
    refuted: (found) =>
      'order' in found
        ? `${orderText(found.order)} has probability ${found.probability}`
        : `of ${found.n} cards the probabilities are fractions over ${found.denominator}`,
  };
};

function refuted({ n, denominator, levels, level }: Law): Share | null {
  if ((denominator & (denominator - 1n)) !== 0n) return { n, denominator: `${denominator}` };
  const even = levels.findIndex((weight) => weight * factorial(n) === denominator);
  return even < 0 ? null : { order: orderOf(level.indexOf(even), n), probability: probabilityText(levels[even], denominator) };
}
