import { log1pMinus } from './log1p-minus.js';

/**
 * The saddle-point deviance x log(x/mean) + mean − x ≥ 0, for x ≥ 0 and mean > 0: bd0 of C. Loader (2000), Fast and accurate computation of
 * binomial probabilities.
 *
 * The caller gives `difference` = x − mean, because it may know it to more digits than the rounded mean holds.
 * Relative error below 5e-15 for an exact difference; measured in deviance.test.ts.
 */
export function deviance(x: number, mean: number, difference: number = x - mean): number {
  if (x === 0) return mean;
  const z = -difference / x;
  if (z >= -0.5 && z <= 1) return -x * log1pMinus(z);
  // The quotient would overflow for a mean near the smallest number.
  const log = mean > 1e-290 ? Math.log(x / mean) : Math.log(x) - Math.log(mean);
  return x * log - difference;
}
