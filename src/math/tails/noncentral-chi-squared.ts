import { demand } from '../demand.js';
import { log1pMinus } from '../primitives/log1p-minus.js';
import { chiSquaredTails } from './chi-squared.js';
import { logNoncentralLower, logNoncentralUpper } from './noncentral-sums.js';
import { normalTails } from './normal.js';
import { type Tails, tailsFromLower, tailsFromUpper } from './tails.js';

/**
 * The number of standard deviations from which the normal tail over its density is taken from its series; the first term left out is then below 3e-12
 * of it.
 */
const SERIES_FROM = 20;

/** The number of standard deviations around the mean within which the second-order term would cancel; there it takes its value at this distance. */
const CENTRE = 0.3;

/**
 * The index of the greatest term of the Poisson mixture. The mixture takes about 18 times the square root of this number of terms, and the error of
 * the saddle point falls as its square rises.
 */
export function mixturePeak(x: number, degrees: number, noncentrality: number): number {
  return (noncentrality * saddle(x, degrees, noncentrality)) / 2;
}

/** u = 1/(1 − 2s) at the saddle point s of the law at x: λu² + ku = x. 1 at the mean. */
function saddle(x: number, k: number, noncentrality: number): number {
  return (2 * x) / (k + rootOf(x, k, noncentrality));
}

/** √(k² + 4λx), without a square that could overflow. */
function rootOf(x: number, k: number, noncentrality: number): number {
  const root = 2 * Math.sqrt(noncentrality) * Math.sqrt(x);
  return k > root ? k * Math.sqrt(1 + (root / k) ** 2) : root * Math.sqrt(1 + (k / root) ** 2);
}

/**
 * Tails of the noncentral chi-squared law by the saddle point, in the same time at any noncentrality: R. Lugannani & S. Rice (1980), Saddle point
 * approximation for the distribution of the sum of independent random variables, doi:10.2307/1426607, with the second-order term of H. E. Daniels
 * (1987), Tail probability approximations, doi:10.2307/1403269.
 *
 * Its saddle point is the root of a quadratic, and every difference that would cancel is worked out beforehand. Where `mixturePeak` is 1e7 or more,
 * tails from 1e-300 on have relative error below 1e-12 and logs beyond ±1 below 2e-14; measured in noncentral-saddlepoint.test.ts against
 * integrals of 60 digits.
 */
export function noncentralSaddlepoint(x: number, degrees: number, noncentrality: number): Tails {
  const u = saddle(x, degrees, noncentrality);
  // u − 1.
  const t = (2 * beyondMean(x, degrees, noncentrality)) / (rootOf(x, degrees, noncentrality) + degrees + 2 * noncentrality);
  const { h, slope } = excessLog(t, u);
  const wide = Math.sqrt(noncentrality + degrees * h);
  const tall = Math.sqrt(noncentrality * u + degrees / 2);
  const w = t * wide;
  const first = (degrees * slope - noncentrality) / ((wide + tall) * tall * wide);
  const apart = CENTRE / wide;
  const correction =
    first + (Math.abs(w) < CENTRE ? secondOrder(apart, 1 + apart, degrees, noncentrality) : secondOrder(t, u, degrees, noncentrality));
  const log = normalTails(Math.abs(w)).logUpper;
  const ratio = correction / millsRatio(Math.abs(w), log);
  return t > 0 ? tailsFromUpper(log + Math.log1p(ratio)) : tailsFromLower(log + Math.log1p(-ratio));
}

/** x − (degrees + noncentrality), with the rounding that the sum loses; where it is large, it is many standard deviations of a small law. */
function beyondMean(x: number, degrees: number, noncentrality: number): number {
  const [small, large] = degrees < noncentrality ? [degrees, noncentrality] : [noncentrality, degrees];
  const mean = small + large;
  return x - mean - (small - (mean - large));
}

/** (t − log u)/t², where u = 1 + t, and the slope to it from its value ½ at 0. */
function excessLog(t: number, u: number): { readonly h: number; readonly slope: number } {
  if (Math.abs(t) < 1e-3) {
    const slope = -1 / 3 + t * (1 / 4 - t * (1 / 5 - t * (1 / 6 - t / 7)));
    return { h: 0.5 + t * slope, slope };
  }
  const h = (u < 0.5 ? t - Math.log(u) : -log1pMinus(t)) / (t * t);
  return { h, slope: (h - 0.5) / t };
}

/** The contribution of the third and fourth cumulants, in units of the width at the saddle point u = 1 + t. */
function secondOrder(t: number, u: number, degrees: number, noncentrality: number): number {
  const w = t * Math.sqrt(noncentrality + degrees * excessLog(t, u).h);
  const v = t * Math.sqrt(noncentrality * u + degrees / 2);
  const width = 2 * degrees + 4 * noncentrality * u;
  const third = (8 * degrees + 24 * noncentrality * u) / width / Math.sqrt(width);
  const fourth = (48 * degrees + 192 * noncentrality * u) / width / width;
  return (fourth / 8 - (5 * third * third) / 24) / v - third / (2 * v * v) - 1 / (v * v * v) + 1 / (w * w * w);
}

/** The normal tail beyond z ≥ 0, whose log is given, over the density there. */
function millsRatio(z: number, logTail: number): number {
  if (z < SERIES_FROM) return Math.exp(logTail + (z * z) / 2) * Math.sqrt(2 * Math.PI);
  const y = 1 / (z * z);
  return (1 - y * (1 - y * (3 - y * (15 - y * (105 - 945 * y))))) / z;
}

/** Below this product of noncentrality and value, the mixture's second term moves no digit of the first. */
const NO_MIXTURE = 1e-30;

/** The greatest term from which the saddle point is as close as the mixture, whose terms would be tens of thousands and more. */
const LAST_MIXTURE = 1e7;

/**
 * Tails of the noncentral chi-squared law with real `degrees` > 0 and `noncentrality` ≥ 0 at x ≥ 0.
 *
 * The Poisson mixture of central tails, in logs, over the terms that count: up to 18 √noncentrality of them. They lie around the greatest term, where
 * D. Benton & K. Krishnamoorthy (2003), Computing discrete mixtures of continuous distributions, Computational Statistics & Data Analysis 43:249–267,
 * begin. Where the greatest term has an index of 1e7 or more it is the saddle point, so that no argument takes longer than another. For degrees from
 * 0.5 to 1e7 and noncentrality up to 1e7, tails from 1e-300 on have relative error below 1e-12, logs beyond ±1 below 2e-14, smaller logs below 1e-12;
 * measured in noncentral-chi-squared.test.ts. Throws `E_INTERNAL` outside the domain.
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
