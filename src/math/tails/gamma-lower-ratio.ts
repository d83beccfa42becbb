import { log1pMinus } from '../primitives/log1p-minus.js';
import { tailIntegral } from '../primitives/tail-integral.js';

/** The shape from which the tail ratios of the gamma law are integrals of fixed cost; below it series and fractions are as short. */
export const LEAST_INTEGRATED_SHAPE = 200;

/**
 * P(a, x) Γ(a + 1) / (x^a e^−x): the lower tail of the gamma law of shape a > 0 as a multiple of `logPoissonMass`. Meant for x < a + 1,
 * where it is accurate to about 1e-15; measured as part of the tails in chi-squared.test.ts.
 *
 * Series 1 + x/(a+1) + x²/((a+1)(a+2)) + … (DLMF, https://dlmf.nist.gov/8.7.E1); at large shapes a ∫₀¹ (1 − s)^(a−1) e^(xs) ds instead,
 * which is https://dlmf.nist.gov/8.2.E7 with t = 1 − s.
 */
export function gammaLowerRatio(a: number, x: number): number {
  if (a >= LEAST_INTEGRATED_SHAPE) {
    const rate = a - 1 - x;
    return a * tailIntegral((s) => rate * s - (a - 1) * log1pMinus(-s), 1 / (Math.max(0, rate) + Math.sqrt(a)));
  }
  let term = 1;
  let sum = 1;
  for (let at = a + 1; term > sum * 1e-17; at++) {
    term *= x / at;
    sum += term;
  }
  return sum;
}
