import type { Diagnosis, KnownMistake, SeedGuess, SeedSource } from '../../core/record/diagnosis.js';
import type { Plan, Verdict } from '../../core/record/evidence.js';
import { type DeviationResult, type DistinctDeals, isDeviation, type RecordedResult } from '../../core/record/results.js';
import type { OutcomeSpace } from '../../core/subject/outcome.js';
import { rowsBeyondPositions } from '../../kinds/counting/rows-beyond-positions.js';
import { isBetweenDeals, isDependence, tellsDistinctDeals, testCounting } from '../../kinds/declared.js';
import { kindOf } from '../../kinds/index.js';
import { pow } from '../../math/primitives/pow.js';
import { chiSquaredTails } from '../../math/tails/chi-squared.js';
import type { Counts } from '../count/run-block.js';
import { dealsAlike } from './deals-alike.js';
import type { ObservedCounts, Suspect } from './expectation.js';
import { type Explanation, explain } from './explain.js';
import { stepFault } from './step-fault.js';

/** A kind of seed met in the wild, and how many different ones there are. */
interface Kind {
  readonly deals: number;
  readonly source: SeedSource;
}

/**
 * Kinds met most: looked for first, since an interval around few pairs holds several others beside them. The milliseconds of a day were the
 * seed in B. Arkin, F. Hill, S. Marks, M. Schmid & T. J. Walls (1999), How we learned to cheat at online poker.
 */
const USUAL: readonly Kind[] = [...[16, 32, 48, 53].map(bits), { deals: 86_400_000, source: { of: 'day-milliseconds' } }];

const RARER: readonly Kind[] = [
  ...[8, 15, 24, 31].map(bits),
  { deals: 1000, source: { of: 'second-milliseconds' } },
  { deals: 86_400, source: { of: 'day-seconds' } },
];

/** Standard deviations that the number of seeds with one order is allowed for. */
const SPREAD = 3;

/**
 * Where so few different deals may come from: the one kind of seed whose number lies within the interval of the estimate, the most usual
 * kinds before the others; null for the source where none does, or more than one, and as a whole where no deal came again. Some seeds have one
 * order among the 2^orderBits, so that there are more seeds than deals.
 */
export function seedGuess({ estimate, low, high }: DistinctDeals, orderBits: number): SeedGuess | null {
  if (estimate === null || high === null) return null;
  const [fewest, most] = seedsOf(low, high, pow(2, orderBits));
  const fitting = (kinds: readonly Kind[]): readonly Kind[] => kinds.filter(({ deals }) => deals >= fewest && deals <= most);
  const usual = fitting(USUAL);
  const found = usual.length > 0 ? usual : fitting(RARER);
  return { deals: estimate, low, high, source: found.length === 1 ? found[0].source : null };
}

/**
 * How many seeds, each with an order of its own out of S, make as many equal pairs as `low` to `high` different deals do: K seeds deal one order
 * twice with a chance of 1/K + 2 C/K², where C pairs of seeds have one order, K²/(2S) on average and as a Poisson count.
 */
function seedsOf(low: number, high: number, orders: number): readonly [number, number] {
  const spread = SPREAD * Math.sqrt(2 / orders);
  const alone = (deals: number): number => (deals < orders ? deals / (1 - deals / orders) : Number.POSITIVE_INFINITY);
  return [alone(low) * (1 - spread), alone(high) * (1 + spread)];
}

function bits(count: number): Kind {
  return { deals: 2 ** count, source: { of: 'bits', bits: count } };
}

/** A chance below which a value is not that of few orders: as far out as six standard deviations. */
const TOO_FAR = Math.log(1e-9);

/**
 * Whether what a row counts of single deals is as uneven as so few different ones make it, each an order of its own. A sum of squares is
 * degrees · (1 + N/K) on average of N deals drawn from K such orders: the orders scatter as K deals do, and drawing from them adds what N deals
 * add. So N of them tell as much as N K/(N + K) even deals.
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
 * Whether so few different deals come from a shuffle that makes few orders, and not from few starts of one that makes them all: each start
 * of the latter is an order of its own, so that different ones agree in one position on average, with (agreements − 1)² one on average and
 * 3 in variance, as a Poisson count of mean 1 has. `agreed`: pairs of deals by the positions in which they agree; those of n are equal deals,
 * of which nothing is asked. As many different pairs are known as K different deals have, K (K − 1)/2, however many were counted.
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
 * Which known mistake explains a bias that was seen, from all that was counted. Null where no row is beyond luck for being uneven (a clean
 * verdict, one that rests on a known law alone, counts that are too even), where the order before each shuffle is not known or only some cards are seen, under a declared null, against which no known mistake was worked out, where nothing was counted that any suspect has a law for, and
 * for decks whose suspects are not worked out.
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
  const found = explain(seen, trials, n, (suspect) => dealsAlike(suspect, counts, space, trials));
  if (!found) return null;
  // What single deals look like follows from how they hang together, and no known mistake makes them hang together.
  const { kind } = space.outcome;
  const own = rowsBeyondPositions(kind, plan, uneven, (test) => counts.get(test) ?? null);
  const dependent = isDependence(
    kind,
    own.toSorted((a, b) => a.logP - b.logP),
    results,
  );
  const explained = dependent ? { ...found, best: [] } : found;
  return {
    ...recorded(explained),
    steps: dependent ? null : stepFault(seen, trials, n, found.best),
    seed: dependent || explained.best.length > 0 ? null : seedIn(space, uneven, seen),
  };
}

/**
 * What few seeds would explain: deals that came again, of a shuffle that makes each of its orders for itself. Single deals then look no more
 * uneven than so few orders do; of a shuffle that makes few orders they do. How often deals came again is not held against that as a chance:
 * its log stops where a bound does.
 */
function seedIn({ orderBits, outcome: { kind } }: OutcomeSpace, uneven: readonly RecordedResult[], seen: ObservedCounts): SeedGuess | null {
  // The more pairs, the closer the estimate.
  const [again] = uneven.filter(({ test }) => tellsDistinctDeals(kind, test)).toSorted((a, b) => b.value - a.value);
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

/** What was counted, by what the statistics say that their counts are of. */
function seenIn(counts: Counts, space: OutcomeSpace): ObservedCounts {
  return new Map(
    kindOf(space.outcome).statistics.all.flatMap(({ counts: counted, id }) => {
      const own = counts.get(id);
      return counted && own ? [[counted, own] as const] : [];
    }),
  );
}

/** An explanation as it is recorded, with nothing said of steps or seeds. */
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

function named({ expects, id, keys }: Suspect): KnownMistake {
  const dealt = expects.map((expectation) => (expectation.kind === 'positions' ? expectation.deals : undefined)).find((deals) => deals);
  return { id, ...(keys && { keys }), ...(dealt !== undefined && { dealt }) };
}
