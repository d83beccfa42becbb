import { deviance } from './deviance.js';
import { stirlingRemainder } from './stirling-remainder.js';

/**
 * log of x^a e^−x / Γ(a + 1), the Poisson probability of a at mean x, continued to every real a ≥ 0; x ≥ 0. Uses the saddle point of C. Loader
 * (2000), Fast and accurate computation of binomial probabilities, so that no two large numbers are subtracted. Relative error of the mass itself: a
 * few 1e-16 times max(1, |log|), for any a; measured with the tails it is a factor of, in chi-squared.test.ts and poisson.test.ts.
 */
export function logPoissonMass(a: number, x: number): number {
  if (a === 0) return -x;
  return -deviance(a, x) - stirlingRemainder(a) - 0.5 * Math.log(2 * Math.PI * a);
}
