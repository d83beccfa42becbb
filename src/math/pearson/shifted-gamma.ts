import type { Tails } from '../tails/chi-squared.js';
import { chiSquaredTails } from '../tails/chi-squared.js';

/**
 * Tails at `value` of the gamma law, moved and stretched, that has this mean, variance > 0 and third cumulant > 0 (Pearson 1959,
 * doi:10.1093/biomet/46.3-4.364, the same matching for noncentral chi-squared). Below its least value everything is above.
 */
export function shiftedGammaTails(value: number, mean: number, variance: number, thirdCumulant: number): Tails {
  const degrees = (8 * variance ** 3) / thirdCumulant ** 2;
  const stretch = thirdCumulant / (4 * variance);
  return chiSquaredTails(Math.max(0, (value - mean) / stretch + degrees), degrees);
}
