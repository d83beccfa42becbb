import type { Tails } from '../tails/chi-squared.js';
import { shiftedGammaTails } from './shifted-gamma.js';
import { statisticTails } from './statistic-tails.js';

/**
 * Returns the tails of a chi-squared type statistic at few trials, where its law is still more skewed than chi-squared.
 *
 * Upper tail: the shifted gamma law with the statistic's exact mean `degrees`, variance and third cumulant. Lower tail: chi-squared itself, which is
 * heavier there than the true law, so that "too even" is never overstated. The matching is that of E. S. Pearson (1959); its accuracy at the levels
 * of a verdict is measured on the statistics themselves, in wings/calibration/engine/levels.test.ts.
 */
export function threeMomentTails(value: number, degrees: number, trials: number, variance: number, thirdCumulant: number): Tails {
  const { upper, logUpper } = shiftedGammaTails(value, degrees, variance, thirdCumulant);
  const { lower, logLower } = statisticTails(value, degrees, trials);
  return { upper, logUpper, lower, logLower };
}
