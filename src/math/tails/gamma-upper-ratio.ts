import { log1pMinus } from '../primitives/log1p-minus.js';
import { tailIntegral } from '../primitives/tail-integral.js';
import { LEAST_INTEGRATED_SHAPE } from './gamma-lower-ratio.js';

/** The most steps of the fraction: rounding can keep its last digit turning, and from here on nothing else moves. */
const MOST_STEPS = 2000;

/**
 * Q(a, x) Γ(a + 1) / (x^a e^−x): the upper tail of the gamma law of shape a > 0 as a multiple of `logPoissonMass`. Meant for x ≥ a + 1, or
 * x ≥ a at large shapes, where it is accurate to about 1e-15; measured as part of the tails in chi-squared.test.ts.
 *
 * Legendre's continued fraction, 1/(x + 1 − a − 1(1 − a)/(x + 3 − a − 2(2 − a)/(x + 5 − a − …))), which is every other convergent of DLMF,
 * https://dlmf.nist.gov/8.9.E2, by the modified Lentz method: I. J. Thompson & A. R. Barnett (1986), doi:10.1016/0021-9991(86)90046-X. At
 * large shapes a ∫₀^∞ (1 + s)^(a−1) e^(−xs) ds instead, https://dlmf.nist.gov/8.6.E5.
 */
export function gammaUpperRatio(a: number, x: number): number {
  if (a >= LEAST_INTEGRATED_SHAPE) {
    const rate = x - a + 1;
    return a * tailIntegral((s) => rate * s - (a - 1) * log1pMinus(s), 1 / (rate + Math.sqrt(a)));
  }
  let denominator = x + 1 - a;
  let numerator = Number.MAX_VALUE;
  let inverse = 1 / denominator;
  let fraction = inverse;
  for (let i = 1, change = 0; Math.abs(change - 1) > Number.EPSILON && i < MOST_STEPS; i++) {
    const partial = i * (a - i);
    denominator += 2;
    inverse = 1 / (denominator + partial * inverse);
    numerator = denominator + partial / numerator;
    change = numerator * inverse;
    fraction *= change;
  }
  return a * fraction;
}
