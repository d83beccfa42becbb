import { log1pMinus } from '../primitives/log1p-minus.js';
import { tailIntegral } from '../primitives/tail-integral.js';
import { LEAST_INTEGRATED_SHAPE } from './gamma-lower-ratio.js';

/** Rounding can keep the last digit of the fraction turning; from here on nothing else moves. */
const MOST_STEPS = 2000;

/**
 * Q(a, x) Γ(a + 1) / (x^a e^−x): the upper tail of the gamma law of shape a > 0 as a multiple of `logPoissonMass`.
 * Meant for x ≥ a + 1, or x ≥ a at large shapes, where it is accurate to about 1e-15.
 *
 * Legendre's continued fraction (DLMF 8.9.2) by the modified Lentz method; at large shapes a ∫₀^∞ (1 + s)^(a−1) e^(−xs) ds instead.
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
