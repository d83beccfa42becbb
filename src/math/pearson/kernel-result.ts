import type { TestResult } from '../../core/statistic.js';
import type { SeenKernel } from '../hands/seen-kernels.js';
import type { Tails } from '../tails/tails.js';
import { calibratedTails } from './corrected-tails.js';
import { kernelCumulants, LEAST_EXPECTED } from './few-trials.js';
import { testResult } from './result.js';
import { statisticTails } from './statistic-tails.js';
import { threeMomentTails } from './three-moment.js';

/** From this expected count of a cell on chi-squared is light by little, far out too. */
const PLENTY = 50;

/** From this expected count on the lattice of whole counts no longer shows in a lower tail. */
const NEARLY_NORMAL = 10_000;

/**
 * The answer of a quadratic statistic with its kernel's exact first three moments: chi-squared, by the three-moment law where it decides
 * below 50 expected deals a cell, and by that alone below five. `expected`: of the rarest cell. `lower`: the lower tail where it is known
 * more closely.
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
  if (expected < LEAST_EXPECTED) return testResult(test, value, degrees, few, 'calibrated', trials);
  const deciding = expected < PLENTY || (lower && expected < NEARLY_NORMAL) ? calibratedTails(few) : null;
  return testResult(test, value, degrees, statisticTails(value, degrees, trials), 'asymptotic', trials, deciding);
}
