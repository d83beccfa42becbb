import { pow } from '../primitives/pow.js';
import type { Tails } from '../tails/chi-squared.js';
import { chiSquaredTails } from '../tails/chi-squared.js';

/**
 * Returns the tails at `value` of the gamma law, moved and stretched, that has this mean, variance > 0 and third cumulant > 0: c χ² of ν degrees has
 * 2νc² and 8νc³. E. S. Pearson (1959), Note on an approximation to the distribution of non-central χ², doi:10.1093/biomet/46.3-4.364, matches that
 * law so. Below its least value everything is above. As exact as `chiSquaredTails`; its distance from the law it replaces is in
 * multinomial-tails.test.ts.
 */
export function shiftedGammaTails(value: number, mean: number, variance: number, thirdCumulant: number): Tails {
  const degrees = (8 * pow(variance, 3)) / thirdCumulant ** 2;
  const stretch = thirdCumulant / (4 * variance);
  return chiSquaredTails(Math.max(0, (value - mean) / stretch + degrees), degrees);
}
