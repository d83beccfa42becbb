import { logPoissonMass } from '../primitives/log-poisson-mass.js';
import { gammaLowerRatio, LEAST_INTEGRATED_SHAPE } from './gamma-lower-ratio.js';
import { gammaUpperRatio } from './gamma-upper-ratio.js';
import { type Tails, tailsFromLower, tailsFromUpper } from './tails.js';

/**
 * Tails of the gamma law of shape a > 0 and unit scale at x ≥ 0: the regularised incomplete gamma functions P(a, x) and Q(a, x) of DLMF,
 * https://dlmf.nist.gov/8.2.E4.
 *
 * The tail beyond the point, seen from the mean, is computed as a mass times a ratio of order 1 to √a; the other is its complement.
 * Accuracy as in `chiSquaredTails`, where it is measured; cost constant from shape 200 on.
 */
export function gammaTails(a: number, x: number): Tails {
  if (x === Infinity) return tailsFromUpper(-Infinity);
  const logMass = logPoissonMass(a, x);
  const isLower = x < (a < LEAST_INTEGRATED_SHAPE ? a + 1 : a);
  return isLower ? tailsFromLower(logMass + Math.log(gammaLowerRatio(a, x))) : tailsFromUpper(logMass + Math.log(gammaUpperRatio(a, x)));
}
