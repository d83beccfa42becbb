import type { TestResult } from '../../../core/statistic/statistic.js';
import { testResult } from '../../../math/pearson/result.js';
import { shiftedGammaTails } from '../../../math/pearson/shifted-gamma.js';
import type { CountTails } from '../../../math/tails/count-tails.js';
import { normalTails } from '../../../math/tails/normal.js';
import type { Tails } from '../../../math/tails/tails.js';
import type { Moments } from '../math/table-moments.js';
import type { ListRow } from './list-statistic.js';

/** No table of up to 10^9 items has a value below this that is not 0. */
const LEAST_VALUE = 1e-9;

/** Where the most even table has a smaller chance, no verdict hangs on how small it is. */
const LEAST_CHANCE = Math.log(1e-12);

/** What of a row its result repeats. */
type Named = Pick<ListRow, 'degrees' | 'test'>;

/**
 * The answer of a sum of squares with this mean and variance: a gamma law of both, which is chi-squared's where they are; its lower tail is that of the same law, so that
 * "too even" is said of tables alone that have more than one degree. A perfectly even table has the value 0, where a law without steps has nothing left: it is read
 * no lower than where the steps of so many items begin. `logMostEven` is the log of the chance of the most even table of one list: of few cells and items that is far from 0, and
 * no lower tail is less.
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

/** A sum whose law is nearly normal. */
export interface NearlyNormal extends Moments {
  /** The distance of its values, half of which each tail takes in; 0 where absent. */
  readonly step?: number;
  /** Where it is not 0 the law is a gamma law, moved and stretched so. */
  readonly thirdCumulant?: number;
}

/** The answer of a sum whose law is nearly normal. */
export function normalResult({ degrees, test }: Named, value: number, law: NearlyNormal, lists: number): TestResult {
  const half = (law.step ?? 0) / 2;
  const { upper, logUpper } = tailsAt(value - half, law);
  const { lower, logLower } = tailsAt(value + half, law);
  return testResult(test, value, degrees, { upper, logUpper, lower, logLower }, 'asymptotic', lists);
}

/** On the skewed side the gamma law; on the other the normal one, which is heavier there and has no end. */
function tailsAt(value: number, { mean, thirdCumulant = 0, variance }: NearlyNormal): Tails {
  const normal = normalTails((value - mean) / Math.sqrt(variance));
  if (thirdCumulant === 0) return normal;
  const mirror = thirdCumulant < 0 ? -1 : 1;
  const { upper, logUpper } = shiftedGammaTails(mirror * value, mirror * mean, variance, Math.abs(thirdCumulant));
  return mirror > 0 ? { ...normal, upper, logUpper } : { ...normal, lower: upper, logLower: logUpper };
}

/** The answer of a count whose exact tails are known. */
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
