import type { ProvedLaw } from '../core/record/proved-law.js';
import { absolute, factorial, fractionText } from '../math/fraction.js';
import { nextOrder } from '../math/orders/order-rank.js';
import type { ClassLaw } from './closed-form-law.js';
import type { Law } from './law.js';
import { multiplicities } from './law.js';

/** The most cards up to which the probability of every order is recorded: 8! = 40,320 fractions. */
const MOST_RECORDED_CARDS = 8;

/**
 * The facts of a law, without how it was found. Its distances from even, total variation ½ Σ |p − 1/n!| and chi-squared divergence n! Σ (p − 1/n!)²:
 * A. L. Gibbs & F. E. Su (2002), On choosing and bounding probability metrics, arXiv:math/0209021.
 */
export type LawFacts = Omit<ProvedLaw, 'method' | 'divides' | 'counterexample' | 'tree'>;

/** Returns the facts of a law by classes: its size, without single orders and positions. */
export function classFacts({ n, denominator, classes }: ClassLaw): LawFacts {
  const orders = factorial(n);
  const met = classes.filter((one) => one.orders > 0n);
  const dealt = met.filter(({ weight }) => weight > 0n);
  const least = (of: readonly { weight: bigint }[]): bigint => of.reduce((low, { weight }) => (weight < low ? weight : low), of[0].weight);
  const greatest = met.reduce((high, { weight }) => (weight > high ? weight : high), 0n);
  const away = met.reduce((sum, one) => sum + one.orders * absolute(one.weight * orders - denominator), 0n);
  const squares = met.reduce((sum, one) => sum + one.orders * one.weight * one.weight, 0n);
  return {
    n,
    uniform: away === 0n,
    orders: String(orders),
    reached: String(dealt.reduce((sum, one) => sum + one.orders, 0n)),
    least: fractionText(least(met), denominator),
    leastReached: fractionText(least(dealt), denominator),
    greatest: fractionText(greatest, denominator),
    totalVariation: fractionText(away, 2n * denominator * orders),
    chiSquared: fractionText(orders * squares - denominator * denominator, denominator * denominator),
    meanSign: null,
    positions: null,
    probabilities: null,
  };
}

/** Returns the facts of a whole law, with its positions, and the probability of every single order up to 8 cards. */
export function lawFacts(law: Law): LawFacts {
  const { n, denominator, levels, level } = law;
  const orders = multiplicities(law);
  const classes = levels.map((weight, at) => ({ weight, orders: BigInt(orders[at]) }));
  const { meanSign, positions } = ordered(law);
  return {
    ...classFacts({ n, denominator, classes }),
    meanSign: fractionText(meanSign, denominator),
    positions: positions.map((row) => row.map((weight) => fractionText(weight, denominator))),
    probabilities: n <= MOST_RECORDED_CARDS ? everyProbability(law, level) : null,
  };
}

/** Sums over the orders, by level, so that big integers are handled once per level. */
function ordered({ n, levels, level }: Law): { readonly meanSign: bigint; readonly positions: readonly (readonly bigint[])[] } {
  const signs = new Float64Array(levels.length);
  const cells = new Float64Array(levels.length * n * n);
  const order = Uint16Array.from({ length: n }, (_, card) => card);
  for (let rank = 0; rank < level.length; rank++) {
    const at = level[rank] * n * n;
    for (let p = 0; p < n; p++) cells[at + order[p] * n + p]++;
    signs[level[rank]] += sign(order);
    nextOrder(order);
  }
  const weighted = (counts: (at: number) => number): bigint =>
    levels.reduce((sum, weight, at) => {
      const count = counts(at);
      return count === 0 ? sum : sum + weight * BigInt(count);
    }, 0n);
  return {
    meanSign: weighted((at) => signs[at]),
    positions: Array.from({ length: n }, (_, card) =>
      Array.from({ length: n }, (__, p) => weighted((at) => cells[at * n * n + card * n + p])),
    ),
  };
}

/** Returns +1 for an even number of inversions, −1 for an odd one. */
function sign(order: Uint16Array): number {
  let odd = false;
  for (let i = 0; i < order.length; i++) for (let j = i + 1; j < order.length; j++) if (order[j] < order[i]) odd = !odd;
  return odd ? -1 : 1;
}

function everyProbability({ n, denominator, levels }: Law, level: Uint32Array): Record<string, string> {
  const texts = levels.map((weight) => fractionText(weight, denominator));
  const order = Uint16Array.from({ length: n }, (_, card) => card);
  const probabilities: Record<string, string> = {};
  for (const at of level) {
    probabilities[order.join(' ')] = texts[at];
    nextOrder(order);
  }
  return probabilities;
}
