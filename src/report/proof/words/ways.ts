import type { LawExample, ProvedLaw } from '../../../core/record/proved-law.js';
import { count, roundTo, unrounded } from '../../../core/words/numbers.js';
import { factorial, fractionOf, fractionText, fractionValue } from '../../../math/fraction.js';
import { type Phrase, say, strong } from '../../../page/phrase.js';
import { sizePhrase } from '../../../page/size-phrase.js';
import { deviationOf, exact, fraction, SLIGHT, whole } from '../numbers.js';
import { orderPiece } from './order.js';

/** The most leaves of a tree for which ways are counted; beyond it, probabilities are given. */
const MOST_WAYS = 1e9;

/**
 * Says how often an order comes up: "2 1 3 in 5 of 27" ways, or with its probability where the ways are not equally likely; never where it is
 * unreachable.
 */
export function comesUp(law: ProvedLaw, { order, probability }: LawExample): Phrase {
  const tree = equalWays(law);
  const off = deviationOf(probability, BigInt(law.orders));
  if (probability === '0/1') return say`never ${orderPiece(order)}`;
  if (tree === null && Math.abs(off) < SLIGHT && off !== 0)
    return say`${orderPiece(order)} too ${off < 0 ? 'seldom' : 'often'} by ${sizePhrase(Math.abs(off))}`;
  if (tree === null) return say`${orderPiece(order)} with probability ${exact(probability)}`;
  if (tree === 1) return say`${orderPiece(order)} ${strong('every time')}`;
  return say`${orderPiece(order)} in ${strong(`${count(waysOf(probability, tree))} of ${count(tree)}`)}`;
}

/** Says what an even shuffle would give each order: "even would be 4.5 of 27". */
export function evenShare(law: ProvedLaw): Phrase {
  const tree = equalWays(law);
  const orders = factorial(law.n);
  if (tree === null || BigInt(tree) < orders) return say`even would be ${fraction(fractionText(1n, orders))} each`;
  const share = fractionText(BigInt(tree), orders);
  const [num, den] = fractionOf(share);
  const value = fractionValue(share);
  // Only a share that four decimals do not hold exactly is called "about".
  const held = (num * 10000n) % den === 0n;
  const text = unrounded(held ? value : roundTo(value, 4));
  return say`even would be ${held ? '' : 'about '}${text} of ${count(tree)}`;
}

/** The number of equally likely leaves, or null where they are not equally likely, or too many to count. */
export function equalWays({ divides, method: { tree } }: ProvedLaw): number | null {
  return divides !== null && tree !== null && Number(tree) <= MOST_WAYS ? Number(tree) : null;
}

function waysOf(probability: string, tree: number): number {
  const [num, den] = fractionOf(probability);
  return Number((num * BigInt(tree)) / den);
}

/** Says why no such tree can be even: n! does not divide its number of leaves. */
export function indivisible({ method: { tree }, n, orders }: ProvedLaw): Phrase {
  const leaves: Phrase = tree === null ? ['of its leaves'] : say`of leaves, ${whole(tree)}`;
  return say`${n}! = ${whole(orders)} does not divide the number ${leaves}, so no such tree can be even`;
}
