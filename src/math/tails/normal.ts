import { demand } from '../demand.js';
import { chiSquaredTails, chiSquaredUpperQuantile } from './chi-squared.js';
import { type Tails, tailsFromLower, tailsFromUpper } from './tails.js';

/**
 * Tails of the standard normal law at any real z, from z² being chi-squared with one degree of freedom: P(½, z²) = erf z, as in DLMF,
 * https://dlmf.nist.gov/8.4.E1.
 *
 * Tails from 1e-300 on have relative error below 5e-13 (z² is rounded), logs beyond ±1 below 1e-14; measured in normal.test.ts. Throws
 * `E_INTERNAL` for NaN.
 */
export function normalTails(z: number): Tails {
  demand(!Number.isNaN(z), 'E_INTERNAL', 'normal: deviate must be a number', z);
  const logSmaller = chiSquaredTails(z * z, 1).logUpper - Math.LN2;
  return z < 0 ? tailsFromLower(logSmaller) : tailsFromUpper(logSmaller);
}

/**
 * The z below which the standard normal law has probability p, in (0, 1).
 *
 * Relative error below 1e-14 from p = 1e-300 on; measured in normal.test.ts. Throws `E_PROBABILITY` outside the domain.
 */
export function normalQuantile(p: number): number {
  demand(p > 0 && p < 1, 'E_PROBABILITY', 'normal quantile: probability must lie strictly between 0 and 1', p);
  if (p === 0.5) return 0;
  return p < 0.5 ? -Math.sqrt(chiSquaredUpperQuantile(2 * p, 1)) : Math.sqrt(chiSquaredUpperQuantile(2 * (1 - p), 1));
}
