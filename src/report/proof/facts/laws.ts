import type { ProofCore } from '../../../core/record/proof.js';
import type { Counterexample, FractionText, ProvedLaw } from '../../../core/record/proved-law.js';
import { fractionValue } from '../../../math/fraction.js';
import { lexicographic } from '../../../math/orders/lexicographic.js';
import { deviationOf, SLIGHT } from '../numbers.js';
import { orderOfKey } from '../words/order.js';

/** The largest law drawn with a bar for every order. */
const MOST_BARS = 4;
/** The largest law drawn as a curve over its orders. */
const MOST_CURVE = 7;

export interface OrderShare {
  readonly order: readonly number[];
  readonly probability: FractionText;
  /** Relative to its even share: −1 where it is never dealt, 0 where it is just even. */
  readonly deviation: number;
}

/** Laws that are proved uneven, in ascending order. */
export function unevenLaws({ proof }: ProofCore): readonly ProvedLaw[] {
  return proof.laws.filter(({ uniform }) => !uniform);
}

/** The law shown to be uneven by two orders: the smallest of 3 cards or more, since 2 show little; null where none names a pair. */
export function refutedLaw(core: ProofCore): (ProvedLaw & { readonly counterexample: Counterexample }) | null {
  const refuted = unevenLaws(core).filter(
    (law): law is ProvedLaw & { readonly counterexample: Counterexample } => law.counterexample !== null,
  );
  return refuted.find(({ n }) => n > 2) ?? refuted[0] ?? null;
}

/** Laws whose number of leaves alone shows them uneven: the one that two orders refute, else the smallest, and the largest where nothing else is known of it. */
export function indivisibleLaws(core: ProofCore): readonly ProvedLaw[] {
  const bare = core.proof.laws.filter(({ divides }) => divides === false);
  const refuted = refutedLaw(core);
  const first = bare.find(({ n }) => n === refuted?.n) ?? bare[0];
  const last = bare.findLast(({ method }) => method.kind === 'divisibility');
  return first === undefined ? [] : last === undefined || last === first ? [first] : [first, last];
}

/** Every order of a law, in lexicographic order; none where the record does not list them. */
export function ordersOf({ orders, probabilities }: ProvedLaw): readonly OrderShare[] {
  return Object.entries(probabilities ?? {})
    .map(([key, probability]) => ({ order: orderOfKey(key), probability, deviation: deviationOf(probability, BigInt(orders)) }))
    .sort((a, b) => lexicographic(a.order, b.order));
}

/** The largest law of at most 4 cards whose orders are listed: each gets its bar. */
export function barLaw({ proof }: ProofCore): ProvedLaw | null {
  return proof.laws.findLast(({ n, probabilities }) => n <= MOST_BARS && probabilities !== null) ?? null;
}

/** The largest uneven law of 5 to 7 cards whose orders are listed: they are drawn by rank, where that shows more than a line. */
export function curveLaw({ proof }: ProofCore): ProvedLaw | null {
  const listed = ({ n, probabilities }: ProvedLaw): boolean => n > MOST_BARS && n <= MOST_CURVE && probabilities !== null;
  const law = proof.laws.findLast((one) => !one.uniform && listed(one)) ?? null;
  return law && !isSlight(law) ? law : null;
}

/** True if no order is off its even share by as much as a picture shows. */
export function isSlight({ greatest, least, orders }: ProvedLaw): boolean {
  return [least, greatest].every((share) => share !== null && Math.abs(deviationOf(share, BigInt(orders))) < SLIGHT);
}

/** The largest law of at most 7 cards whose position probabilities are recorded. */
export function positionsLaw({ proof }: ProofCore): ProvedLaw | null {
  return proof.laws.findLast(({ n, positions }) => n <= MOST_CURVE && positions !== null) ?? null;
}

export function unevenDraws({ proof: { draws } }: ProofCore): boolean {
  return draws !== null && fractionValue(draws.worst) > 0;
}

/** True if a card of the full deck is not exactly as likely in every position. */
export function unevenDeck({ proof: { deck } }: ProofCore): boolean {
  return deck !== null && deck.size > 0;
}

/** Orders that share one probability. */
export interface OrderGroup {
  readonly probability: FractionText;
  readonly orders: readonly (readonly number[])[];
}

/** The orders of a law by their probability, most likely first; empty where the record does not list them. */
export function groupsOf(law: ProvedLaw): readonly OrderGroup[] {
  const groups = new Map<FractionText, { deviation: number; orders: (readonly number[])[] }>();
  for (const { deviation, order, probability } of ordersOf(law)) {
    const group = groups.get(probability) ?? { deviation, orders: [] };
    groups.set(probability, group);
    group.orders.push(order);
  }
  return [...groups].sort(([, a], [, b]) => b.deviation - a.deviation).map(([probability, { orders }]) => ({ probability, orders }));
}
