import { counted } from '../../core/words/counted.js';
import { factorial, fractionText } from '../../math/fraction.js';
import { orderOf } from '../../math/orders/order-rank.js';
import type { Law } from '../law.js';
import { isUniform, weightOf } from '../law.js';

/** A probability for people: `5/27`, and `0` and `1` without a line below. `den` is above 0. */
export function probabilityText(num: bigint, den: bigint): string {
  return fractionText(num, den).replace(/\/1$/, '');
}

/** A deck of cards counted from 0, or any list of numbers counted from 0, as people count: `2 1 3`. */
export function cardsText(cards: Iterable<number>): string {
  return Array.from(cards, (card) => card + 1).join(' ');
}

/** A most and a least probable order with their probabilities, where each should have the `even` one: what refutes that a law is uniform. */
export type Uneven = {
  readonly often: readonly number[];
  readonly most: string;
  readonly seldom: readonly number[];
  readonly least: string;
  readonly even: string;
};

/** What refutes that every order has the probability 1/n!; null where the law is uniform. */
export function unevenness(law: Law): Uneven | null {
  if (isUniform(law)) return null;
  const { n, denominator, levels } = law;
  const first = (level: number): readonly number[] => orderOf(law.level.indexOf(level), n);
  const top = levels.length - 1;
  return {
    often: first(top),
    most: probabilityText(levels[top], denominator),
    seldom: first(0),
    least: probabilityText(levels[0], denominator),
    even: `1/${factorial(n)}`,
  };
}

/** The same as a sentence. */
export function unevenText({ even, least, most, often, seldom }: Uneven): string {
  return `of ${counted(often.length, 'card')} the order ${cardsText(often)} has probability ${most} and the order ${cardsText(seldom)} has probability ${least}, where each should have ${even}`;
}

/** An order with its probability, and with what another law gives it: what refutes that two laws are one. */
export type Differing = { readonly order: readonly number[]; readonly probability: string; readonly other: string };

/** What refutes that two laws of the same deck are one: the first order in which they differ. */
export function difference(law: Law, other: Law): Differing | null {
  const rank = law.level.findIndex((_, at) => weightOf(law, at) * other.denominator !== weightOf(other, at) * law.denominator);
  if (rank < 0) return null;
  return {
    order: orderOf(rank, law.n),
    probability: probabilityText(weightOf(law, rank), law.denominator),
    other: probabilityText(weightOf(other, rank), other.denominator),
  };
}

/** The same as a sentence; `expected` is what the second law is called. */
export function differenceText({ order, other, probability }: Differing, expected: string): string {
  return `${orderText(order)} has probability ${probability}, where ${expected} gives ${other}`;
}

/** `of 3 cards the order 2 1 3`. */
export function orderText(order: readonly number[]): string {
  return `of ${counted(order.length, 'card')} the order ${cardsText(order)}`;
}
