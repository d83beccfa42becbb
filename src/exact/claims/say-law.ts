import { counted } from '../../core/words/counted.js';
import { factorial, fractionText } from '../../math/fraction.js';
import { orderOf } from '../../math/orders/order-rank.js';
import type { Law } from '../law.js';
import { isUniform, weightOf } from '../law.js';

/** Formats a probability for people: `5/27`, and `0` and `1` without a denominator. `den` is above 0. */
export function probabilityText(num: bigint, den: bigint): string {
  return fractionText(num, den).replace(/\/1$/, '');
}

/** Formats a deck, or any list of numbers, counted from 0, as people count: `2 1 3`. */
export function cardsText(cards: Iterable<number>): string {
  return Array.from(cards, (card) => card + 1).join(' ');
}

/** A most and a least probable order with their probabilities, which should both be `even`: refutes that a law is uniform. */
export type Uneven = {
  readonly often: readonly number[];
  readonly most: string;
  readonly seldom: readonly number[];
  readonly least: string;
  readonly even: string;
};

/** Finds what refutes that every order has the probability 1/n!; null if the law is uniform. */
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

export function unevenText({ even, least, most, often, seldom }: Uneven): string {
  return `of ${counted(often.length, 'card')} the order ${cardsText(often)} has probability ${most} and the order ${cardsText(seldom)} has probability ${least}, where each should have ${even}`;
}

/** An order with its probability, and with that under another law: refutes that two laws are equal. */
export type Differing = { readonly order: readonly number[]; readonly probability: string; readonly other: string };

/** Finds what refutes that two laws of the same deck are equal: the first order in which they differ. */
export function difference(law: Law, other: Law): Differing | null {
  const rank = law.level.findIndex((_, at) => weightOf(law, at) * other.denominator !== weightOf(other, at) * law.denominator);
  if (rank < 0) return null;
  return {
    order: orderOf(rank, law.n),
    probability: probabilityText(weightOf(law, rank), law.denominator),
    other: probabilityText(weightOf(other, rank), other.denominator),
  };
}

/** Formats the same as a sentence; `expected` is the name of the second law. */
export function differenceText({ order, other, probability }: Differing, expected: string): string {
  return `${orderText(order)} has probability ${probability}, where ${expected} gives ${other}`;
}

/** `of 3 cards the order 2 1 3`. */
export function orderText(order: readonly number[]): string {
  return `of ${counted(order.length, 'card')} the order ${cardsText(order)}`;
}
