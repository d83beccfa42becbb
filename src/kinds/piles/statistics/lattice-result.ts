import type { TestResult } from '../../../core/statistic/statistic.js';
import type { SeenKernel } from '../../../math/hands/seen-kernels.js';
import { kernelResult } from '../../../math/pearson/kernel-result.js';
import { statisticTails } from '../../../math/pearson/statistic-tails.js';

/** Up to so many degrees the lattice of whole counts shows in the tail of too even counts. */
const FEW_DEGREES = 4;

/** Expected deals of a cell that put the next even counts further: three of them, as they lie around the middle of three cells. */
const STEPS = 3;

/**
 * As `kernelResult`; where there are few degrees, the tail of too even counts is taken a step of the lattice further up, since as even as whole numbers
 * allow is a value of its own chance, which chi-squared puts far too low.
 */
export function latticeResult(test: string, value: number, kernel: SeenKernel, trials: number, expected: number): TestResult {
  const lower = kernel.degrees > FEW_DEGREES ? null : statisticTails(value + STEPS / expected, kernel.degrees, trials);
  return kernelResult(test, value, kernel, trials, expected, lower);
}
