import { keepLatest } from '../core/keep-latest.js';
import type { ClosedForm } from '../core/subject/shuffle.js';
import { nextOrder } from '../math/orders/order-rank.js';
import type { Law } from './law.js';
import { lawOf } from './law.js';

/** The number of decks whose classes are kept: a diagnosis asks for those of one deck forty times. */
const MOST_KEPT = 4;

/** A law by classes of orders that share a probability: `orders` of them with the numerator `weight` each. */
export interface ClassLaw {
  readonly n: number;
  readonly denominator: bigint;
  readonly classes: readonly { readonly orders: bigint; readonly weight: bigint }[];
}

/** Returns the closed form by the statistic's values, at any number of cards. */
export function classLaw(form: ClosedForm, n: number): ClassLaw {
  const weights = form.numerators(n);
  const classes = eulerian(n).map((orders, k) => ({ orders, weight: weights[k] }));
  return { n, denominator: form.ways(n), classes };
}

/** Returns the closed form for every single order, in lexicographic order. */
export function closedFormLaw(form: ClosedForm, n: number): Law {
  const [value, least] = form.statistic === 'descents' ? ([descents, 0] as const) : ([risingSequences, 1] as const);
  const byValue = form.numerators(n);
  const order = Uint16Array.from({ length: n }, (_, card) => card);
  const weights: bigint[] = [];
  do weights.push(byValue[value(order) - least]);
  while (nextOrder(order));
  return lawOf(n, weights, form.ways(n));
}

function descents(order: Uint16Array): number {
  let count = 0;
  for (let p = 1; p < order.length; p++) if (order[p] < order[p - 1]) count++;
  return count;
}

/**
 * Counts the rising sequences: card c + 1 above card c begins a new one, so there is one more than the descents of the inverse. D. Bayer & P.
 * Diaconis (1992), doi:10.1214/aoap/1177005705.
 */
function risingSequences(order: Uint16Array): number {
  const place = new Uint16Array(order.length);
  for (let p = 0; p < order.length; p++) place[order[p]] = p;
  return 1 + descents(place);
}

/**
 * Counts the orders of `n` cards that have k descents, for k = 0 … n − 1: the Eulerian numbers, by A(m, k) = (k + 1) A(m − 1, k) + (m − k) A(m − 1, k
 * − 1). D. E. Knuth, TAOCP vol. 3, 5.1.3.
 */
const eulerian: (n: number) => readonly bigint[] = keepLatest(MOST_KEPT, String, (n: number) => {
  let row = [1n];
  for (let m = 2; m <= n; m++) {
    row = Array.from({ length: m }, (_, k) => BigInt(k + 1) * (row[k] ?? 0n) + BigInt(m - k) * (row[k - 1] ?? 0n));
  }
  return row;
});
