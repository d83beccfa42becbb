import { deviance } from './deviance.js';
import { excessOverMean } from './excess-over-mean.js';
import { stirlingRemainder } from './stirling-remainder.js';

/**
 * log of the binomial probability of k successes in `trials`, 0 ≤ k ≤ trials, with success probability p and q = 1 − p both given in (0, 1). Uses the
 * saddle point of C. Loader (2000), Fast and accurate computation of binomial probabilities, with the deviation from the mean unrounded, so that 1e12
 * trials lose no digits. Relative error of the mass: a few 1e-16 times max(1, |log|); measured with the tails it is a factor of, in binomial.test.ts.
 */
export function logBinomialMass(k: number, trials: number, p: number, q: number): number {
  const failures = trials - k;
  if (k === 0) return trials * (p <= q ? Math.log1p(-p) : Math.log(q));
  if (failures === 0) return trials * (q <= p ? Math.log1p(-q) : Math.log(p));
  const excess = excessOverMean(k, trials, p, q);
  const remainders = stirlingRemainder(trials) - stirlingRemainder(k) - stirlingRemainder(failures);
  const spread = 0.5 * Math.log(trials / k / (2 * Math.PI * failures));
  return remainders + spread - deviance(k, trials * p, excess) - deviance(failures, trials * q, -excess);
}
