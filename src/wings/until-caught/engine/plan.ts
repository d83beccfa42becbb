import { SEED_SCHEME } from '../../../core/record/scheme-names.js';
import { CHOSEN, DEFAULT_BATTERY } from '../../../core/statistic/named-batteries.js';
import type { OutcomeSpace } from '../../../core/subject/outcome.js';
import { BLOCK_SIZE } from '../../../core/subject/subject.js';
import type { Fits, Fittable, FittedStatistic } from '../../../engine/fit.js';
import { testsOf } from '../../../engine/plan/make-plan.js';
import { kindOf } from '../../../kinds/index.js';
import type { UntilCaughtPlan } from '../record/until-caught.js';
import { FIRST_LOOK, LEVEL_CAUGHT } from '../rules.js';

/**
 * The most deals for which more than counts is kept (16 bytes a deal, by the birthday test): its statistics are left out of looks beyond these, so
 * that a sample takes no more memory the longer it is.
 */
export const MOST_KEPT_DEALS: number = 2 ** 22;

export interface CaughtWishes {
  readonly seed: string;
  /** The most deals, 1,024 or more. */
  readonly budget: number;
  readonly battery?: string;
  readonly tests?: readonly string[];
}

/** Fixes everything before the first deal. Throws E_UNKNOWN_ID for a battery or statistic that does not exist. */
export function planUntilCaught(space: OutcomeSpace, { battery, budget, seed, tests }: CaughtWishes): UntilCaughtPlan {
  const named = tests ? CHOSEN : (battery ?? DEFAULT_BATTERY);
  return {
    seed,
    n: space.cards,
    budget,
    firstLook: FIRST_LOOK,
    level: LEVEL_CAUGHT,
    blockSize: BLOCK_SIZE,
    seedScheme: SEED_SCHEME,
    battery: named,
    tests: tests ? [...new Set(tests.map((id) => kindOf(space.outcome).statistics.get(id).id))] : testsOf(named, space),
  };
}

/** Returns the deals after which the sample is looked at: the first look, twice as many each time, and the budget. */
export function lookPlaces({ budget, firstLook }: Pick<UntilCaughtPlan, 'budget' | 'firstLook'>): readonly number[] {
  const places: number[] = [];
  for (let place = firstLook; place < budget; place *= 2) places.push(place);
  return [...places, budget];
}

/** The statistics whose counts continue from look to look. */
export interface Followed {
  /** Statistics up to `MOST_KEPT_DEALS` deals. */
  readonly first: readonly FittedStatistic[];
  /** Statistics beyond them. */
  readonly later: readonly FittedStatistic[];
}

/** Returns such tests for `trials` of the sample's deals: each deal compared only with the one before, and all fingerprints kept while any are. */
export function testsAt(tests: readonly string[], trials: number): Fittable {
  return { tests, trials, lags: undefined, keepsAll: true };
}

/** Returns the statistics of a plan whose counts can be continued: not those that cut the sample into parts, since a longer one has other parts. */
export function followedIn({ budget, tests }: Pick<UntilCaughtPlan, 'budget' | 'tests'>, fits: Fits): Followed {
  const { statistics } = fits.of(testsAt(tests, Math.min(budget, MOST_KEPT_DEALS)));
  const first = statistics.filter(({ fitted }) => !fitted.inTime);
  return { first, later: first.filter(({ fitted }) => !fitted.condense) };
}

/** Returns the ids of those that keep more than counts. */
export function keptIds(statistics: readonly FittedStatistic[]): readonly string[] {
  return statistics.filter(({ fitted }) => fitted.condense).map(({ id }) => id);
}

export function followedAt({ first, later }: Followed, trials: number): readonly FittedStatistic[] {
  return trials > MOST_KEPT_DEALS ? later : first;
}

/** Says whether copies of deals mean anything: a statistic counts recurring deals as long as all fingerprints are kept. */
export function countsCopies({ first }: Followed, trials: number): boolean {
  return trials <= MOST_KEPT_DEALS && first.some(countsEqualDeals);
}

/**
 * Returns the ids of those that the look can read. With few deals some have no law, and some count less with few cards than with many, so that their
 * counts say nothing in that form yet. Where later deals are `copies` of earlier ones the laws of all others are of no use. Then only those that
 * count equal deals are read, as in an audit.
 */
export function readAt(followed: Followed, fits: Fits, trials: number, copies: boolean): readonly string[] {
  const cells = new Map(followedAt(followed, trials).map(({ fitted, id }) => [id, cellsOf(fitted)]));
  const { statistics } = fits.of(testsAt([...cells.keys()], trials));
  return statistics.filter((one) => cellsOf(one.fitted) === cells.get(one.id) && (!copies || countsEqualDeals(one))).map(({ id }) => id);
}

function countsEqualDeals({ fitted: { rows } }: FittedStatistic): boolean {
  return rows.every(({ equalDeals }) => equalDeals !== undefined);
}

function cellsOf({ shape }: FittedStatistic['fitted']): number {
  return shape.reduce((product, side) => product * side, 1);
}
