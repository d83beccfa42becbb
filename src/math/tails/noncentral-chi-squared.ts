import { demand } from '../demand.js';
import { chiSquaredTails } from './chi-squared.js';
import { mixturePeak, noncentralSaddlepoint } from './noncentral-saddlepoint.js';
import { logNoncentralLower, logNoncentralUpper } from './noncentral-sums.js';
import { type Tails, tailsFromLower, tailsFromUpper } from './tails.js';

/** Below this product of noncentrality and value, the mixture's second term moves no digit of the first. */
const NO_MIXTURE = 1e-30;

/** From this greatest term on the saddle point is as close as the mixture, whose terms would be tens of thousands and more. */
const LAST_MIXTURE = 1e7;

/**
 * Tails of the noncentral chi-squared law with real `degrees` > 0 and `noncentrality` ≥ 0 at x ≥ 0.
 *
 * The Poisson mixture of central tails, in logs, over the terms that count: up to 18 √noncentrality of them. They lie around the greatest
 * term, where D. Benton & K. Krishnamoorthy (2003), Computing discrete mixtures of continuous distributions, Computational Statistics &
 * Data Analysis 43:249–267, begin. From a greatest term of 1e7 on it is the saddle point, so that no argument takes longer than another. For degrees from 0.5 to 1e7 and noncentrality up to 1e7, tails from 1e-300 on have relative error below
 * 1e-12, logs beyond ±1 below 2e-14, smaller logs below 1e-12; measured in noncentral-chi-squared.test.ts. Throws `E_INTERNAL` outside the
 * domain.
 */
export function noncentralChiSquaredTails(x: number, degrees: number, noncentrality: number): Tails {
  const isSize = noncentrality >= 0 && noncentrality < Infinity;
  demand(isSize, 'E_INTERNAL', 'noncentral chi-squared: noncentrality must be a number, zero or more', noncentrality);
  demand(degrees > 0 && degrees < Infinity, 'E_INTERNAL', 'noncentral chi-squared: degrees of freedom must be a positive number', degrees);
  demand(x >= 0, 'E_INTERNAL', 'noncentral chi-squared: value must be zero or more', x);
  const isUpper = x > degrees + noncentrality;
  if (x === Infinity || noncentrality * x < NO_MIXTURE * Math.min(1, degrees)) {
    const central = chiSquaredTails(x, degrees);
    return isUpper ? central : tailsFromLower(central.logLower - noncentrality / 2);
  }
  if (mixturePeak(x, degrees, noncentrality) >= LAST_MIXTURE) return noncentralSaddlepoint(x, degrees, noncentrality);
  return isUpper
    ? tailsFromUpper(logNoncentralUpper(degrees / 2, x / 2, noncentrality / 2))
    : tailsFromLower(logNoncentralLower(degrees / 2, x / 2, noncentrality / 2));
}
