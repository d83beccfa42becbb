import { survey } from '../../../core/claim/survey.js';
import { orderOf } from '../../../math/orders/order-rank.js';
import { exactLaw } from '../../exact-law.js';
import { orderText, probabilityText } from '../say-law.js';
import { claimedSizes, MOST_WALKED_LEAVES, walkableSizes } from '../sizes.js';
import type { LawOf } from './law-of.js';

type Home = { readonly order: readonly number[]; readonly card: number; readonly probability: string };

/** The naive swap that never draws the last position deals exactly the orders whose last card has moved. The twin claims this of the first card. */
export const shortNaiveLaw: LawOf<Home> = (shuffle, mostCards) => {
  const all = walkableSizes(shuffle, 2, mostCards);
  const check = (home: (n: number) => number) => () =>
    survey(all, (n) => {
      const { law, leaves } = exactLaw(shuffle, n, MOST_WALKED_LEAVES);
      const card = home(n);
      const { levels, level, denominator } = law;
      const rank = level.findIndex((at, order) => levels[at] > 0n === (orderOf(order, n)[card] === card));
      if (rank < 0) return { cases: leaves, counterexample: null };
      const probability = probabilityText(levels[level[rank]], denominator);
      return { cases: leaves, counterexample: { order: orderOf(rank, n), card, probability } };
    });
  return {
    statement: `deals every order in which the last card has left its place, and no other: (n − 1) · (n − 1)! of the n! orders, ${claimedSizes(all)}`,
    check: check((n) => n - 1),
    twin: { statement: 'the same of the first card', check: check(() => 0) },
    refuted: ({ card, order, probability }) =>
      `${orderText(order)}, in which card ${card + 1} ${order[card] === card ? 'has not moved' : 'has moved'}, has probability ${probability}`,
  };
};
