import type { TestResult } from '../../core/statistic.js';
import { evenSplitTails } from '../tails/even-split.js';
import type { DecidingTails } from './corrected-tails.js';
import { farOutTails, isFew } from './far-out.js';
import { testResult } from './result.js';
import { statisticTails } from './statistic-tails.js';
import { steppedTails } from './stepped-tails.js';

/** Up to so many cards whole counts show in the tail of too even ones. */
const MOST_STEPPED = 16;

/**
 * The answer of sums S_p of products x y of the values at position p in `pairs` pairs of even deals that are uncorrelated; `values`, one a
 * card, add to 0. With σ² their mean square the covariance of S_p and S_q is that of a deal squared, times the pairs: σ⁴ where p = q, else
 * (σ²/(n − 1))². So, S̄ being the mean of the sums, Q = ((n − 1)²/(n(n − 2)) Σ (S_p − S̄)² + (n − 1) S̄²)/(pairs · σ⁴), on n degrees. Of two cards
 * all sums are one, a coin.
 *
 * At few pairs an allowance decides above (`farOutTails`), and at few cards a step of the lattice below. Held to whole laws of three and
 * four cards in correlation-result.test.ts; what `calibrate` measured at 50 to 1,000 deals of 3 to 52 cards asks for no more, down to 1e-8.
 */
export function correlationResult(test: string, sums: Float64Array, values: Int32Array, pairs: number): TestResult {
  const n = values.length;
  const square = values.reduce((sum, value) => sum + value ** 2, 0) / n;
  const scale = pairs * square ** 2;
  const mean = sums.reduce((sum, one) => sum + one, 0) / n;
  if (n === 2) {
    return testResult(test, mean ** 2 / scale, 1, evenSplitTails((pairs + mean / square) / 2, pairs), 'exact', pairs);
  }
  const apart = (n - 1) ** 2 / (n * (n - 2));
  const value = (apart * sums.reduce((sum, one) => sum + (one - mean) ** 2, 0) + (n - 1) * mean ** 2) / scale;
  const tails = statisticTails(value, n, pairs);
  if (!isFew(pairs, pairs)) return testResult(test, value, n, tails, 'asymptotic', pairs);
  const far = farOutTails(value, n, pairs, tails);
  const logVolume = logPoint(values) + ((n - 1) * Math.log(apart) + Math.log((n - 1) / n) - n * Math.log(scale)) / 2;
  const deciding: DecidingTails = n > MOST_STEPPED ? far : steppedTails(value, n, logVolume, far);
  return testResult(test, value, n, tails, 'asymptotic', pairs, deciding);
}

/**
 * The log volume of one point of the sums' lattice. Exchanging the values v, w at two positions p, q of one of two deals that have a, b there in the other moves the
 * sums by (w − v)(a e_p − b e_q). Where 0 is a value, and 1, that is every whole vector; where all values are odd, twice every
 * one with an even sum.
 */
function logPoint(values: Int32Array): number {
  return values.includes(0) ? 0 : (values.length + 1) * Math.LN2;
}
