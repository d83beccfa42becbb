import { keepLatest } from '../../core/keep-latest.js';
import { demand } from '../demand.js';
import { logGamma } from '../primitives/log-gamma.js';
import { logPoissonMass } from '../primitives/log-poisson-mass.js';
import { pow } from '../primitives/pow.js';
import { type LogTail, tailRoot } from '../primitives/tail-root.js';
import { gammaTails } from './gamma-tails.js';
import { type Tails, tailsFromLower } from './tails.js';

export type { Tails } from './tails.js';

/** The number of critical values kept: the plan, the verdict and the page ask for the same of every row. */
const MOST_KEPT = 128;

/** Below this x every factor but the power is 1, and halving x could lose digits. */
const TINY = 1e-300;

function demandDegrees(degrees: number): void {
  demand(degrees > 0 && degrees < Infinity, 'E_INTERNAL', 'chi-squared: degrees of freedom must be a positive number', degrees);
}

/**
 * Tails of the chi-squared law with real `degrees` > 0 at x ≥ 0: the incomplete gamma functions P and Q of degrees/2 at x/2.
 *
 * The saddle point of C. Loader (2000) times a tail ratio (series, continued fraction, or double-exponential quadrature). For degrees from
 * 0.5 to 1e7, tails from 1e-300 on have relative error below 5e-13 (about 4e-16 times the log), logs beyond ±1 below 1e-14, smaller logs
 * below 5e-13; between 0.001 and 0.5 degrees all below 5e-12; measured in chi-squared.test.ts. Constant time from 400 degrees on. Throws
 * `E_INTERNAL` outside the domain.
 */
export function chiSquaredTails(x: number, degrees: number): Tails {
  demandDegrees(degrees);
  demand(x >= 0, 'E_INTERNAL', 'chi-squared: value must be zero or more', x);
  const a = degrees / 2;
  if (x < TINY) return tailsFromLower(a * (Math.log(x) - Math.LN2) - logGamma(a + 1));
  return gammaTails(a, x / 2);
}

/** The cube root of chi-squared is nearly normal: E. B. Wilson & M. M. Hilferty (1931), doi:10.1073/pnas.17.12.684; z of either sign. */
function cubeRootGuess(z: number, degrees: number): number {
  const spread = 2 / (9 * degrees);
  return degrees * pow(Math.max(0, 1 - spread + z * Math.sqrt(spread)), 3);
}

/**
 * Size of the normal deviate with this one-sided tail (0, ½], within 5e-4 (M. Abramowitz & I. A. Stegun (1964), 26.2.23): only for first
 * guesses.
 */
function roughDeviate(tail: number): number {
  const t = Math.sqrt(-2 * Math.log(tail));
  return t - (2.515517 + t * (0.802853 + t * 0.010328)) / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)));
}

function rootOfLower(p: number, degrees: number): number {
  const a = degrees / 2;
  const least = 2 * Math.exp((Math.log(p) + logGamma(a + 1)) / a);
  const at = (x: number): LogTail => {
    const log = chiSquaredTails(x, degrees).logLower;
    return { log, slope: a * Math.exp(logPoissonMass(a, x / 2) - log) };
  };
  return tailRoot(at, Math.log(p), Math.max(least, cubeRootGuess(-roughDeviate(p), degrees)));
}

function rootOfUpper(alpha: number, degrees: number): number {
  const a = degrees / 2;
  const at = (x: number): LogTail => {
    const log = chiSquaredTails(x, degrees).logUpper;
    return { log, slope: -a * Math.exp(logPoissonMass(a, x / 2) - log) };
  };
  return tailRoot(at, Math.log(alpha), cubeRootGuess(roughDeviate(alpha), degrees) || degrees);
}

/**
 * The x below which the chi-squared law with real `degrees` > 0 has probability p, in (0, 1).
 *
 * Relative error below 1e-13 for degrees from 0.5 to 1e7 and p from 1e-300; 0 where x is below every double; measured in
 * chi-squared.test.ts. Throws `E_PROBABILITY` or `E_INTERNAL` outside the domain.
 */
export function chiSquaredQuantile(p: number, degrees: number): number {
  demand(p > 0 && p < 1, 'E_PROBABILITY', 'chi-squared quantile: probability must lie strictly between 0 and 1', p);
  demandDegrees(degrees);
  return p <= 0.5 ? rootOfLower(p, degrees) : rootOfUpper(1 - p, degrees);
}

/**
 * The x above which the chi-squared law with real `degrees` > 0 has probability alpha, in (0, 1); as exact at 1e-300 as at 0.05.
 *
 * Relative error below 1e-13 for degrees from 0.5 to 1e7; measured in chi-squared.test.ts. Throws `E_PROBABILITY` or `E_INTERNAL` outside
 * the domain.
 */
export function chiSquaredUpperQuantile(alpha: number, degrees: number): number {
  return upperQuantile(alpha, degrees);
}

const upperQuantile = keepLatest(
  MOST_KEPT,
  (alpha: number, degrees: number) => `${alpha} ${degrees}`,
  (alpha: number, degrees: number): number => {
    demand(alpha > 0 && alpha < 1, 'E_PROBABILITY', 'chi-squared upper quantile: probability must lie strictly between 0 and 1', alpha);
    demandDegrees(degrees);
    return alpha <= 0.5 ? rootOfUpper(alpha, degrees) : rootOfLower(1 - alpha, degrees);
  },
);
