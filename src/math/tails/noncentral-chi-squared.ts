import { demand } from '../demand.js';
import { monotoneRoot } from '../primitives/monotone-root.js';
import { chiSquaredQuantile, chiSquaredTails } from './chi-squared.js';
import { mixturePeak, noncentralSaddlepoint } from './noncentral-saddlepoint.js';
import { logNoncentralLower, logNoncentralUpper } from './noncentral-sums.js';
import { tailGap } from './tail-gap.js';
import { type Tails, tailsFromLower, tailsFromUpper } from './tails.js';

/** Below this product of noncentrality and value, the mixture's second term moves no digit of the first. */
const NO_MIXTURE = 1e-30;

/** From this greatest term on the saddle point is as close as the mixture, whose terms would be tens of thousands and more. */
const LAST_MIXTURE = 1e7;

/** Where the search for a quantile begins if its guess underflows. */
const TINY = 1e-290;

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

/**
 * The x below which the noncentral chi-squared law has probability p, in (0, 1).
 *
 * Relative error below 1e-12 where x is above 1e-290; measured in noncentral-chi-squared.test.ts. Throws `E_PROBABILITY` or `E_INTERNAL`
 * outside the domain.
 */
export function noncentralChiSquaredQuantile(p: number, degrees: number, noncentrality: number): number {
  demand(p > 0 && p < 1, 'E_PROBABILITY', 'noncentral chi-squared quantile: probability must lie strictly between 0 and 1', p);
  if (noncentrality === 0) return chiSquaredQuantile(p, degrees);
  const gap = tailGap(p, 1 - p);
  const f = (logX: number): number => gap(noncentralChiSquaredTails(Math.exp(logX), degrees, noncentrality));
  // A stretched central law with the same mean and variance: P. B. Patnaik (1949), doi:10.1093/biomet/36.1-2.202.
  const stretch = (degrees + 2 * noncentrality) / (degrees + noncentrality);
  const guess = Math.log(Math.max(TINY, stretch * chiSquaredQuantile(p, (degrees + noncentrality) / stretch)));
  const isBelow = f(guess) < 0;
  let reach = 1e-3;
  while (f(guess + (isBelow ? reach : -reach)) < 0 === isBelow) reach *= 4;
  return Math.exp(monotoneRoot(f, guess, guess + (isBelow ? reach : -reach)));
}
