import type { TestResult } from '../../core/statistic/statistic.js';
import type { SeenKernel } from '../hands/seen-kernels.js';
import type { Tails } from '../tails/tails.js';
import { calibratedTails } from './corrected-tails.js';
import { farOutTails, isFew } from './far-out.js';
import { kernelCumulants, LEAST_EXPECTED } from './few-trials.js';
import { testResult } from './result.js';
import { statisticTails } from './statistic-tails.js';
import { threeMomentTails } from './three-moment.js';

/** The expected count from which on the lattice of whole counts no longer shows in a lower tail. */
const NEARLY_NORMAL = 10_000;

/**
 * Tests a quadratic statistic with its kernel's exact first three moments: usually by chi-squared, below five expected deals a cell by the
 * three-moment law. At few deals, or few a cell, the tails of `farOutTails` decide. `expected`: of the rarest cell. `lower`: the lower tail where it
 * is known more closely.
 */
export function kernelResult(
  test: string,
  value: number,
  { cube, degrees }: SeenKernel,
  trials: number,
  expected: number,
  lower: Pick<Tails, 'lower' | 'logLower'> | null = null,
): TestResult {
  const { variance, thirdCumulant } = kernelCumulants(trials, degrees, cube);
  const few = {
    ...threeMomentTails(value, degrees, trials, variance, thirdCumulant),
    ...(lower && { lower: lower.lower, logLower: lower.logLower }),
  };
  const allowing = isFew(trials, expected) ? farOutTails(value, degrees, trials, few) : null;
  if (expected < LEAST_EXPECTED) return testResult(test, value, degrees, few, 'calibrated', trials, allowing);
  const deciding = allowing ?? (lower && expected < NEARLY_NORMAL ? calibratedTails(few) : null);
  return testResult(test, value, degrees, statisticTails(value, degrees, trials), 'asymptotic', trials, deciding);
}
