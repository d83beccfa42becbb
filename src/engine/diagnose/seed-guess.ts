import type { SeedGuess, SeedSource } from '../../core/record/diagnosis.js';
import { type DeviationResult, type DistinctDeals, isDeviation, type RecordedResult } from '../../core/record/results.js';
import type { OutcomeSpace } from '../../core/subject/outcome.js';
import { tellsDistinctDeals } from '../../kinds/deck/statistics/repeats.js';
import { isBetweenDeals, testCounting } from '../../kinds/declared.js';
import { pow } from '../../math/primitives/pow.js';
import { chiSquaredTails } from '../../math/tails/chi-squared.js';
import type { ObservedCounts } from './expectation.js';

/** A kind of seed seen in practice, and how many different ones there are. */
interface Kind {
  readonly deals: number;
  readonly source: SeedSource;
}

/**
 * The most common kinds, tried first, since an interval around few pairs contains several others beside them. The milliseconds of a day were the seed
 * in B. Arkin, F. Hill, S. Marks, M. Schmid & T. J. Walls (1999), How we learned to cheat at online poker.
 */
const USUAL: readonly Kind[] = [...[16, 32, 48, 53].map(bits), { deals: 86_400_000, source: { of: 'day-milliseconds' } }];

const RARER: readonly Kind[] = [
  ...[8, 15, 24, 31].map(bits),
  { deals: 1000, source: { of: 'second-milliseconds' } },
  { deals: 86_400, source: { of: 'day-seconds' } },
];

/** Met seldom: told only where no other fits. */
const RAREST: readonly Kind[] = [10, 12, 14, 20].map(bits);

/** Standard deviations allowed for the number of seeds that share one order. */
const SPREAD = 3;

/** The factor on a narrow 95 % interval, whose ends are two standard deviations away: the number of seeds may lie outside. */
const WIDER = 1.5;
const NARROW = 0.1;

/**
 * Guesses the source of few distinct deals: the one kind of seed whose number lies within the interval of the estimate. The most common kinds come
 * first. Its source is null if no kind fits, or more than one; the result is null if no deal repeated. Some seeds share an order among the
 * 2^orderBits, so there are more seeds than deals.
 */
export function seedGuess({ estimate, low, high }: DistinctDeals, orderBits: number): SeedGuess | null {
  if (estimate === null || high === null) return null;
  const wider = high - low < NARROW * estimate ? WIDER : 1;
  const [from, to] = [low, high].map((end) => estimate + wider * (end - estimate));
  const [fewest, most] = seedsOf(from, to, pow(2, orderBits));
  const fitting = (kinds: readonly Kind[]): readonly Kind[] => kinds.filter(({ deals }) => deals >= fewest && deals <= most);
  const found = [USUAL, RARER, RAREST].map(fitting).find((kinds) => kinds.length > 0) ?? [];
  return { deals: estimate, low, high, source: found.length === 1 ? found[0].source : null };
}

/**
 * Returns how many seeds, each with a random one of S orders, give as many equal pairs as `low` to `high` distinct deals do. K seeds repeat an order
 * with a chance of 1/K + 2 C/K², where C pairs of seeds share an order. C is K²/(2S) on average and varies as a Poisson count.
 */
function seedsOf(low: number, high: number, orders: number): readonly [number, number] {
  const spread = SPREAD * Math.sqrt(2 / orders);
  const alone = (deals: number): number => (deals < orders ? deals / (1 - deals / orders) : Number.POSITIVE_INFINITY);
  return [alone(low) * (1 - spread), alone(high) * (1 + spread)];
}

function bits(count: number): Kind {
  return { deals: 2 ** count, source: { of: 'bits', bits: count } };
}

/** Log of the chance below which a value does not come from few orders: as far out as six standard deviations. */
const TOO_FAR = Math.log(1e-9);

/**
 * Returns true if a row over single deals is as uneven as so few distinct deals make it, each an order of its own. For N deals drawn from K such
 * orders a sum of squares is degrees · (1 + N/K) on average. The orders scatter as K deals do, and drawing from them adds what N deals add. So N of
 * them tell as much as N K/(N + K) even deals.
 */
export function resemblesFewDeals(
  { degrees, trials, value }: Pick<DeviationResult, 'degrees' | 'trials' | 'value'>,
  { low }: Pick<DistinctDeals, 'low'>,
): boolean {
  return chiSquaredTails(value / (1 + trials / low), degrees).logUpper > TOO_FAR;
}

/** Standard deviations beyond which the agreement of different deals is not that of independent orders. */
const FAR = 6;

/**
 * Returns true if few distinct deals come from a shuffle that makes few orders, and not from few starts of one that makes them all. Each start of the
 * latter gives an independent order, so different ones agree in one position on average. Then (agreements − 1)² is one on average with variance 3, as
 * for a Poisson count of mean 1. `agreed`: pairs of deals by the positions in which they agree; those at n are equal deals, which are ignored. The
 * known pairs are those of K different deals, K (K − 1)/2, however many were counted.
 */
export function hasFewOrders(agreed: Float64Array, { high }: Pick<DistinctDeals, 'high'>): boolean {
  const different = agreed.slice(0, -1);
  const counted = different.reduce((sum, count) => sum + count, 0);
  const known = Math.min(counted, high === null ? counted : (high * (high - 1)) / 2);
  if (known <= 0) return false;
  const mean = different.reduce((sum, count, positions) => sum + count * positions, 0) / counted;
  const square = different.reduce((sum, count, positions) => sum + count * (positions - 1) ** 2, 0) / counted;
  return Math.abs(mean - 1) * Math.sqrt(known) > FAR || Math.abs(square - 1) * Math.sqrt(known / 3) > FAR;
}

/**
 * Returns the seed guess that would explain the bias: deals that repeat, of a shuffle that makes each of its orders independently. Single deals then
 * look no more uneven than so few orders do; those of a shuffle that makes few orders look more uneven. The chance of the repeats is not compared:
 * its log stops at a bound.
 */
export function seedIn(
  { orderBits, outcome: { kind } }: OutcomeSpace,
  uneven: readonly RecordedResult[],
  seen: ObservedCounts,
): SeedGuess | null {
  // The more pairs, the closer the estimate.
  const [again] = uneven.filter(({ test }) => tellsDistinctDeals(test)).toSorted((a, b) => b.value - a.value);
  if (!again || isDeviation(again) || again.effect.name !== 'distinct-deals') return null;
  const { effect } = again;
  // One deal and no other is all that there is to see of it, whatever else is uneven.
  if (effect.estimate === 1) return seedGuess(effect, orderBits);
  const farApart = testCounting(kind, 'agreed-positions');
  const ofSingleDeals = uneven.filter(isDeviation).filter(({ test }) => test !== farApart && !isBetweenDeals(kind, test));
  if (!ofSingleDeals.every((row) => resemblesFewDeals(row, effect))) return null;
  const agreed = seen.get('agreed-positions');
  return agreed && hasFewOrders(agreed, effect) ? null : seedGuess(effect, orderBits);
}
