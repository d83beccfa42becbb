import { stirlingRemainder } from './stirling-remainder.js';

const HALF_LOG_TWO_PI = 0.9189385332046728;

/**
 * log Γ(x) for x > 0, by Stirling's formula with its remainder: DLMF, https://dlmf.nist.gov/5.11.E1. Error below 3e-15 · max(1, |log
 * Γ(x)|); measured in log-gamma.test.ts. Near its roots 1 and 2 that bound is absolute, not relative.
 */
export function logGamma(x: number): number {
  return (x - 0.5) * Math.log(x) - x + HALF_LOG_TWO_PI + stirlingRemainder(x);
}
