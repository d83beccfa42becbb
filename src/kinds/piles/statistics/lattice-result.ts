import type { TestResult } from '../../../core/statistic/statistic.js';
import type { SeenKernel } from '../../../math/hands/seen-kernels.js';
import { kernelResult } from '../../../math/pearson/kernel-result.js';
import { statisticTails } from '../../../math/pearson/statistic-tails.js';

/** The most degrees at which the lattice of whole counts shows in the lower tail. */
const FEW_DEGREES = 4;

/** The step in value to the next even counts, times a cell's expected deals: three, as they lie around the middle of three cells. */
const STEPS = 3;

/**
 * Does what `kernelResult` does. At few degrees it takes the lower tail a step of the lattice further up. Counts as even as whole numbers allow are a
 * value with a chance of its own, which chi-squared puts far too low.
 */
export function latticeResult(test: string, value: number, kernel: SeenKernel, trials: number, expected: number): TestResult {
  const lower = kernel.degrees > FEW_DEGREES ? null : statisticTails(value + STEPS / expected, kernel.degrees, trials);
  return kernelResult(test, value, kernel, trials, expected, lower);
}
