import type { Tails } from './chi-squared.js';
import { chiSquaredTails } from './chi-squared.js';
import { statisticTails } from './statistic-tails.js';

/**
 * Tails of a chi-squared type statistic at few trials, where its law is still more skewed than chi-squared.
 *
 * Upper tail: the shifted gamma law with the statistic's exact mean `degrees`, variance and third cumulant (Pearson 1959,
 * doi:10.1093/biomet/46.3-4.364, the same matching for noncentral chi-squared). Lower tail: chi-squared itself, which is heavier there
 * than the true law, so that "too even" is never overstated.
 */
export function threeMomentTails(value: number, degrees: number, trials: number, variance: number, thirdCumulant: number): Tails {
  const nu = (8 * variance ** 3) / thirdCumulant ** 2;
  const stretch = thirdCumulant / (4 * variance);
  const shifted = (value - degrees + stretch * nu) / stretch;
  const { upper, logUpper } = chiSquaredTails(Math.max(0, shifted), nu);
  const { lower, logLower } = statisticTails(value, degrees, trials);
  return { upper, logUpper, lower, logLower };
}
