import { survey } from '../../../core/claim/survey.js';
import { counted } from '../../../core/words/counted.js';
import { orderOf } from '../../../math/orders/order-rank.js';
import { exactLaw } from '../../exact-law.js';
import type { Law } from '../../law.js';
import { weightOf } from '../../law.js';
import { orderText, probabilityText } from '../say-law.js';
import { claimedSizes, MOST_WALKED_LEAVES, walkableSizes } from '../sizes.js';
import type { LawOf } from './law-of.js';

type Share = { readonly order: readonly number[]; readonly probability: string; readonly due: string };

/**
 * The naive swap. As many of the n^n ways give the untouched deck as there are involutions, and 2^(n − 1) the rarest order. The twin has 2^n instead
 * of 2^(n − 1).
 */
export const naiveLaw: LawOf<Share> = (shuffle, mostCards) => {
  const all = walkableSizes(shuffle, 3, mostCards);
  const check = (rarest: (n: bigint) => bigint) => () =>
    survey(all, (n) => {
      const { law, leaves } = exactLaw(shuffle, n, MOST_WALKED_LEAVES);
      return { cases: leaves, counterexample: refuted(law, BigInt(n) ** BigInt(n), rarest(BigInt(n))) };
    });
  return {
    reference:
      'D. P. Robbins & E. D. Bolker, The bias of three pseudo-random shuffles, Aequationes Mathematicae 22 (1981) 268–292; D. Goldstein & D. Moews, The identity is the most likely exchange shuffle for large n, Aequationes Mathematicae 65 (2003) 3–30',
    statement: `reaches every order, but the rarest from 2^(n − 1) of the n^n ways and the untouched deck from as many as n cards have orders that undo themselves, where even would be n^n/n!, ${claimedSizes(all)}`,
    check: check((n) => 2n ** (n - 1n)),
    twin: { statement: 'the same with 2^n ways for the rarest order', check: check((n) => 2n ** n) },
    refuted: ({ due, order, probability }) => {
      const which = order.every((card, p) => card === p) ? `of ${counted(order.length, 'card')} the untouched deck` : orderText(order);
      return `${which} has probability ${probability}, not ${due}`;
    },
  };
};

function refuted(law: Law, ways: bigint, rarest: bigint): Share | null {
  const { n, denominator, levels } = law;
  const untouched = probabilityText(weightOf(law, 0), denominator);
  const expected = probabilityText(selfInverse(n), ways);
  if (untouched !== expected) return { order: orderOf(0, n), probability: untouched, due: expected };
  const least = probabilityText(levels[0], denominator);
  const claimed = probabilityText(rarest, ways);
  return least === claimed ? null : { order: orderOf(law.level.indexOf(0), n), probability: least, due: claimed };
}

/** Counts the involutions of n cards: the last card stays, or changes places with one of the others. */
function selfInverse(n: number): bigint {
  let [before, count] = [1n, 1n];
  for (let m = 2n; m <= BigInt(n); m++) [before, count] = [count, count + (m - 1n) * before];
  return count;
}
