import { factorial, fractionText } from '../../math/fraction.js';
import { orderOf } from '../../math/orders/order-rank.js';
import type { Law } from '../law.js';
import { isUniform, weightOf } from '../law.js';

/** A probability for people: `5/27`, and `0` and `1` without a line below. `den` is above 0. */
export function probabilityText(num: bigint, den: bigint): string {
  return fractionText(num, den).replace(/\/1$/, '');
}

/** The order with this lexicographic index, its cards counted from 1: `2 1 3`. */
export function orderText(rank: number, n: number): string {
  return cardsText(orderOf(rank, n));
}

/** A deck of cards counted from 0, or any list of numbers counted from 0, as people count: `2 1 3`. */
export function cardsText(cards: Iterable<number>): string {
  return Array.from(cards, (card) => card + 1).join(' ');
}

/** What refutes that every order has the probability 1/n!: a most and a least probable order. Null where the law is uniform. */
export function unevenness(law: Law): string | null {
  if (isUniform(law)) return null;
  const { n, denominator, levels } = law;
  const example = (level: number): string =>
    `${orderText(law.level.indexOf(level), n)} has probability ${probabilityText(levels[level], denominator)}`;
  return `of ${n} cards the order ${example(levels.length - 1)} and the order ${example(0)}, where each should have 1/${factorial(n)}`;
}

/** What refutes that two laws of the same deck are one: the first order in which they differ. `expected` is what the second is called. */
export function difference(law: Law, other: Law, expected: string): string | null {
  const { n } = law;
  const rank = law.level.findIndex((_, at) => weightOf(law, at) * other.denominator !== weightOf(other, at) * law.denominator);
  if (rank < 0) return null;
  const found = probabilityText(weightOf(law, rank), law.denominator);
  return `of ${n} cards the order ${orderText(rank, n)} has probability ${found}, where ${expected} gives ${probabilityText(weightOf(other, rank), other.denominator)}`;
}
