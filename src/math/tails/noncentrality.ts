import { keepLatest } from '../../core/keep-latest.js';
import { demand } from '../demand.js';
import { monotoneRoot } from '../primitives/monotone-root.js';
import { chiSquaredUpperQuantile } from './chi-squared.js';
import { noncentralChiSquaredTails } from './noncentral-chi-squared.js';
import type { Tails } from './tails.js';

/** The number of answers kept: the plan, the verdict and the page ask for the same of every row. */
const MOST_KEPT = 128;

/**
 * The noncentrality at which the tails at x are `lower` and `upper`; 0 where the central law already lies as far up or farther. There is
 * one, since the upper tail rises with the noncentrality: J. T. Kent & T. J. Hainsworth (1995), Confidence intervals for the noncentral
 * chi-squared distribution, Journal of Statistical Planning and Inference 46:147–159, take both bounds this way for their equal-tailed
 * interval.
 */
const noncentralityAt = keepLatest(MOST_KEPT, keyOf, (x: number, degrees: number, lower: number, upper: number): number => {
  demand(x >= 0 && x < Infinity, 'E_INTERNAL', 'noncentrality: statistic must be a number, zero or more', x);
  const gap = tailGap(lower, upper);
  const f = (noncentrality: number): number => gap(noncentralChiSquaredTails(x, degrees, noncentrality));
  const atZero = f(0);
  if (atZero <= 0) return 0;
  let high = Math.max(1, x - degrees) + 4 * Math.sqrt(x);
  let atHigh = f(high);
  while (atHigh > 0) {
    high *= 2;
    atHigh = f(high);
  }
  return monotoneRoot(f, 0, high, { a: atZero, b: atHigh });
});

function keyOf(...numbers: readonly number[]): string {
  return numbers.join(' ');
}

/**
 * The noncentrality at which the chi-squared test with real `degrees` > 0 and upper tail `alpha` rejects with probability `power`;
 * 0 where `power` does not exceed `alpha`. Both in (0, 1).
 *
 * Relative error below 1e-12; measured in noncentrality.test.ts. Throws `E_PROBABILITY` or `E_INTERNAL` outside the domain.
 */
export function noncentralityForPower(degrees: number, alpha: number, power: number): number {
  demand(power > 0 && power < 1, 'E_PROBABILITY', 'noncentrality: power must lie strictly between 0 and 1', power);
  const critical = chiSquaredUpperQuantile(alpha, degrees);
  return power <= alpha ? 0 : noncentralityAt(critical, degrees, 1 - power, power);
}

/**
 * Upper bound of the noncentrality after a statistic x was seen, one-sided with `confidence` in (0, 1): the noncentrality under which x or
 * less has probability 1 − confidence; 0 where even the central law puts no more there.
 *
 * Relative error below 1e-12; measured in noncentrality.test.ts. Throws `E_PROBABILITY` or `E_INTERNAL` outside the domain.
 */
export function noncentralityUpperBound(x: number, degrees: number, confidence: number): number {
  demand(confidence > 0 && confidence < 1, 'E_PROBABILITY', 'noncentrality: confidence must lie strictly between 0 and 1', confidence);
  return noncentralityAt(x, degrees, 1 - confidence, confidence);
}

/**
 * Lower bound of the noncentrality after a statistic x was seen, one-sided with `confidence` in (0, 1): the noncentrality under which x or
 * less has probability `confidence`; 0 where even the central law puts no more there.
 *
 * Relative error below 1e-12; measured in noncentrality.test.ts. Throws `E_PROBABILITY` or `E_INTERNAL` outside the domain.
 */
export function noncentralityLowerBound(x: number, degrees: number, confidence: number): number {
  demand(confidence > 0 && confidence < 1, 'E_PROBABILITY', 'noncentrality: confidence must lie strictly between 0 and 1', confidence);
  return noncentralityAt(x, degrees, confidence, 1 - confidence);
}

/**
 * The distance of a law's tails from `lower` and `upper` = 1 − `lower`. It is a log ratio of the smaller of the two, so that no digits are lost:
 * above 0 where the lower tail is too large, below 0 where it is too small.
 */
function tailGap(lower: number, upper: number): (tails: Tails) => number {
  const target = Math.log(Math.min(lower, upper));
  return lower <= upper ? ({ logLower }) => logLower - target : ({ logUpper }) => target - logUpper;
}
