import type { Tails } from '../tails/chi-squared.js';
import { chiSquaredTails } from '../tails/chi-squared.js';

/**
 * Returns chi-squared tails of a statistic of `trials` deals. A perfectly even table has the value 0, where the continuous law has nothing left and
 * its log is −∞. The real statistic lives on a lattice no finer than 1/trials, so the lower tail is read at no less than that. As exact as
 * `chiSquaredTails`.
 */
export function statisticTails(value: number, degrees: number, trials: number): Tails {
  const { upper, logUpper } = chiSquaredTails(value, degrees);
  const { lower, logLower } = chiSquaredTails(Math.max(value, 1 / trials), degrees);
  return { upper, logUpper, lower, logLower };
}
