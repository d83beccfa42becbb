import type { TestResult } from '../../../core/statistic/statistic.js';
import { testResult } from '../../../math/pearson/result.js';
import { shiftedGammaTails } from '../../../math/pearson/shifted-gamma.js';
import type { CountTails } from '../../../math/tails/count-tails.js';
import { normalTails } from '../../../math/tails/normal.js';
import type { Tails } from '../../../math/tails/tails.js';
import type { Moments } from '../math/table-moments.js';
import type { ListRow } from './list-statistic.js';

/** The least value other than 0 that a table of up to 10^9 items can have. */
const LEAST_VALUE = 1e-9;

/** The log chance of the most even table below which no verdict depends on how small it is. */
const LEAST_CHANCE = Math.log(1e-12);

type Named = Pick<ListRow, 'degrees' | 'test'>;

/**
 * Tests a sum of squares against a gamma law of this mean and variance, which is chi-squared where they are. The lower tail is that of the same law,
 * so only tables with more than one degree of freedom can be "too even". A perfectly even table has the value 0, where a law without steps leaves no
 * tail: it is read no lower than where the steps of that many items begin. `logMostEven` is the log probability of the most even table of one list.
 * With few cells and items that probability is far from 0, and no lower tail is less.
 */
export function squaresResult(
  { degrees, test }: Named,
  value: number,
  { mean, variance }: Moments,
  lists: number,
  logMostEven: number = Number.NEGATIVE_INFINITY,
): TestResult {
  // A gamma law of shape k and scale s has mean ks, variance ks² and third cumulant 2ks³.
  const third = (2 * variance ** 2) / mean;
  const { upper, logUpper } = shiftedGammaTails(value, mean, variance, third);
  const below = shiftedGammaTails(Math.max(value, LEAST_VALUE), mean, variance, third);
  // Counts of several lists spread over as many more tables as they have degrees.
  const least = logMostEven - (degrees / 2) * Math.log(lists);
  const { lower, logLower } = least > LEAST_CHANCE && least > below.logLower ? { lower: Math.exp(least), logLower: least } : below;
  return testResult(test, value, degrees, { upper, logUpper, lower, logLower }, 'asymptotic', lists);
}

export interface NearlyNormal extends Moments {
  /** The distance between its values; each tail takes in half of it. 0 where absent. */
  readonly step?: number;
  /** The third cumulant; where it is not 0 the law is a gamma law, shifted and scaled to match. */
  readonly thirdCumulant?: number;
}

export function normalResult({ degrees, test }: Named, value: number, law: NearlyNormal, lists: number): TestResult {
  const half = (law.step ?? 0) / 2;
  const { upper, logUpper } = tailsAt(value - half, law);
  const { lower, logLower } = tailsAt(value + half, law);
  return testResult(test, value, degrees, { upper, logUpper, lower, logLower }, 'asymptotic', lists);
}

/** Returns both tails: the gamma law on the skewed side; on the other the normal law, which is heavier there and unbounded. */
function tailsAt(value: number, { mean, thirdCumulant = 0, variance }: NearlyNormal): Tails {
  const normal = normalTails((value - mean) / Math.sqrt(variance));
  if (thirdCumulant === 0) return normal;
  const mirror = thirdCumulant < 0 ? -1 : 1;
  const { upper, logUpper } = shiftedGammaTails(mirror * value, mirror * mean, variance, Math.abs(thirdCumulant));
  return mirror > 0 ? { ...normal, upper, logUpper } : { ...normal, lower: upper, logLower: logUpper };
}

export function countResult({ degrees, test }: Named, value: number, tails: CountTails, lists: number): TestResult {
  const { atLeast, atMost, logAtLeast, logAtMost } = tails;
  return testResult(
    test,
    value,
    degrees,
    { upper: atLeast, logUpper: Math.min(0, logAtLeast), lower: atMost, logLower: Math.min(0, logAtMost) },
    'exact',
    lists,
  );
}
