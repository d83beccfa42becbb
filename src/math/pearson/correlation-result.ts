import type { TestResult } from '../../core/statistic/statistic.js';
import { evenSplitTails } from '../tails/even-split.js';
import type { DecidingTails } from './corrected-tails.js';
import { farOutTails, isFew } from './far-out.js';
import { testResult } from './result.js';
import { statisticTails } from './statistic-tails.js';
import { steppedTails } from './stepped-tails.js';

/** The most cards at which the discreteness of the counts shows in the lower tail. */
const MOST_STEPPED = 16;

/** The factor on 1/pairs by which the chance of the lower tail is raised: tables near the middle are that much likelier than under a normal law. */
const PEAKED = 10;

/**
 * Tests sums S_p of products x y of the values at position p in `pairs` pairs of even deals that are uncorrelated; `values`, one a card, add to 0.
 * With σ² their mean square the covariance of S_p and S_q is that of a deal squared, times the pairs: σ⁴ where p = q, else (σ²/(n − 1))². So, S̄
 * being the mean of the sums, Q = ((n − 1)²/(n(n − 2)) Σ (S_p − S̄)² + (n − 1) S̄²)/(pairs · σ⁴), on n degrees. With two cards all sums are one, a
 * coin.
 *
 * At few pairs an allowance decides the upper tail (`farOutTails`). At few cards a step of the lattice decides the lower one, with an allowance of a
 * tenth at 100 pairs. Checked against whole laws of three and four cards in correlation-result.test.ts; `calibrate` at 50 to 1,000 deals of 3 to 52
 * cards showed no need for more, down to 1e-8.
 */
export function correlationResult(test: string, sums: Float64Array, values: Int32Array, pairs: number): TestResult {
  const n = values.length;
  const square = meanSquare(values);
  const value = correlationValue(sums, values, pairs);
  if (n === 2) return testResult(test, value, 1, evenSplitTails((pairs + sums[0] / square) / 2, pairs), 'exact', pairs);
  const tails = statisticTails(value, n, pairs);
  if (!isFew(pairs, pairs)) return testResult(test, value, n, tails, 'asymptotic', pairs);
  const far = farOutTails(value, n, pairs, tails);
  const scale = pairs * square ** 2;
  const logVolume = logPoint(values) + ((n - 1) * Math.log(apartOf(n)) + Math.log((n - 1) / n) - n * Math.log(scale)) / 2;
  const deciding: DecidingTails = n > MOST_STEPPED ? far : peaked(steppedTails(value, n, logVolume, far), pairs);
  return testResult(test, value, n, tails, 'asymptotic', pairs, deciding);
}

function peaked(tails: DecidingTails, pairs: number): DecidingTails {
  return { ...tails, logLowerP: Math.min(0, tails.logLowerP + Math.log1p(PEAKED / pairs)) };
}

/** Returns Q of such sums, which need not be whole. */
export function correlationValue(sums: Float64Array, values: Int32Array, pairs: number): number {
  const n = values.length;
  const scale = pairs * meanSquare(values) ** 2;
  const mean = sums.reduce((sum, one) => sum + one, 0) / n;
  if (n === 2) return mean ** 2 / scale;
  return (apartOf(n) * sums.reduce((sum, one) => sum + (one - mean) ** 2, 0) + (n - 1) * mean ** 2) / scale;
}

function meanSquare(values: Int32Array): number {
  return values.reduce((sum, value) => sum + value ** 2, 0) / values.length;
}

/** Returns the weight of the squares of the sums around their mean. */
function apartOf(n: number): number {
  return (n - 1) ** 2 / (n * (n - 2));
}

/**
 * Returns the log volume of one point of the sums' lattice. Exchanging the values v, w at two positions p, q of one of two deals that have a, b there
 * in the other moves the sums by (w − v)(a e_p − b e_q). Where 0 is a value, and 1, that is every whole vector; where all values are odd, twice every
 * one with an even sum.
 */
function logPoint(values: Int32Array): number {
  return values.includes(0) ? 0 : (values.length + 1) * Math.LN2;
}
