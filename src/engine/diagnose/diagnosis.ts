import type { Diagnosis, KnownMistake, SeedGuess, SeedSource } from '../../core/record/diagnosis.js';
import type { Plan, Verdict } from '../../core/record/evidence.js';
import { type DeviationResult, type DistinctDeals, isDeviation, type RecordedResult } from '../../core/record/results.js';
import type { OutcomeSpace } from '../../core/subject/outcome.js';
import { rowsBeyondPositions } from '../../kinds/counting/rows-beyond-positions.js';
import { tellsDistinctDeals } from '../../kinds/deck/statistics/repeats.js';
import { isBetweenDeals, isDependence, testCounting } from '../../kinds/declared.js';
import { kindOf } from '../../kinds/index.js';
import { pow } from '../../math/primitives/pow.js';
import { chiSquaredTails } from '../../math/tails/chi-squared.js';
import type { Counts } from '../count/run-block.js';
import { dealsAlike } from './deals-alike.js';
import type { ObservedCounts, Suspect } from './expectation.js';
import { type Explanation, explain } from './explain.js';
import { explainingNull } from './explaining-null.js';
import { stepFault } from './step-fault.js';

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
 * Finds the known mistake that explains an observed bias, from all counts. Null in these cases: no row is significantly uneven (a clean verdict, one
 * that rests on a known law alone, counts that are too even). The order before each shuffle is unknown, or only some cards are seen. A null is
 * declared, against which no known mistake was worked out. Nothing was counted for which a suspect has a law. The suspects for the deck are not
 * worked out.
 */
export function diagnosisOf(
  plan: Pick<Plan, 'alpha' | 'n' | 'null' | 'trials'>,
  space: OutcomeSpace,
  counts: Counts,
  results: readonly RecordedResult[],
  verdict: Verdict,
): Diagnosis | null {
  const { n, trials } = plan;
  if (verdict.kind !== 'biased' || plan.null || !kindOf(space.outcome).diagnosed || space.recorded?.startKnown === false) return null;
  const uneven = results.filter(({ tail, test }) => tail === 'upper' && verdict.because.includes(test));
  if (uneven.length === 0) return null;
  const seen = seenIn(counts, space);
  const found = explain(seen, trials, n, (suspect) => dealsAlike(suspect, counts, space, trials), space.handed === undefined);
  if (!found) return null;
  // What single deals look like follows from how they hang together, and no known mistake makes them hang together.
  const { kind } = space.outcome;
  const own = rowsBeyondPositions(kind, plan, uneven, (test) => counts.get(test) ?? null);
  const dependent = isDependence(
    kind,
    own.toSorted((a, b) => a.logP - b.logP),
    results,
  );
  const steps = dependent ? null : stepFault(seen, trials, n, found.best);
  const law = dependent || steps || found.best.length > 0 ? null : explainingNull(seen, counts, space, trials);
  const explained = dependent ? { ...found, best: [] } : found;
  return {
    ...recorded(explained),
    steps,
    ...(law && { explains: law }),
    seed: dependent || explained.best.length > 0 ? null : seedIn(space, uneven, seen),
  };
}

/**
 * Returns the seed guess that would explain the bias: deals that repeat, of a shuffle that makes each of its orders independently. Single deals then
 * look no more uneven than so few orders do; those of a shuffle that makes few orders look more uneven. The chance of the repeats is not compared:
 * its log stops at a bound.
 */
function seedIn({ orderBits, outcome: { kind } }: OutcomeSpace, uneven: readonly RecordedResult[], seen: ObservedCounts): SeedGuess | null {
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

function seenIn(counts: Counts, space: OutcomeSpace): ObservedCounts {
  return new Map(
    kindOf(space.outcome).statistics.all.flatMap(({ counts: counted, id }) => {
      const own = counts.get(id);
      return counted && own ? [[counted, own] as const] : [];
    }),
  );
}

/** Returns an explanation in its recorded form, without steps or seeds. */
export function recorded({ best, closest, compared, distance, even, expected, logOdds, next }: Explanation): Diagnosis {
  return {
    best: best.map(named),
    closest: named(closest),
    next: next && named(next),
    logOdds,
    distance,
    expected,
    even,
    compared,
    steps: null,
    seed: null,
  };
}

function named({ arrangement, expects, id, keys, swaps }: Suspect): KnownMistake {
  const dealt = expects.map((expectation) => (expectation.kind === 'positions' ? expectation.deals : undefined)).find((deals) => deals);
  return {
    id,
    ...(keys && { keys }),
    ...(swaps && { swaps }),
    ...(dealt !== undefined && { dealt }),
    ...(arrangement && { began: arrangement.starts && startOrder(arrangement.starts), fromEnd: arrangement.fromEnd }),
  };
}

/** Returns the cards in the order in which the deck began, from the place of each card. */
function startOrder(starts: Uint16Array): number[] {
  const cards = new Array<number>(starts.length);
  for (const [card, place] of starts.entries()) cards[place] = card;
  return cards;
}
