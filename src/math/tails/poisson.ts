import { demand } from '../demand.js';
import { type CountTails, countTails } from './count-tails.js';
import { gammaTails } from './gamma-tails.js';
import { type Tails, tailsFromLower } from './tails.js';

/** The law split just below k: `upper` is P(X ≥ k) = P(k, mean), the lower tail of the gamma law of shape k. */
function splitBelow(k: number, mean: number): Tails {
  if (k <= 0) return tailsFromLower(-Infinity);
  const { upper, logUpper, lower, logLower } = gammaTails(k, mean);
  return { upper: lower, logUpper: logLower, lower: upper, logLower: logUpper };
}

/**
 * P(X ≥ k) and P(X ≤ k) for X Poisson with mean ≥ 0; k any integer. By the incomplete gamma function: DLMF, https://dlmf.nist.gov/8.4.E10.
 *
 * Tails from 1e-300 on have relative error below 5e-13, logs beyond ±1 below 1e-14, smaller logs below 5e-13, for means up to 1e9; measured
 * in poisson.test.ts. Throws `E_INTERNAL` outside the domain.
 */
export function poissonTails(k: number, mean: number): CountTails {
  demand(Number.isSafeInteger(k), 'E_INTERNAL', 'poisson: count must be a whole number', k);
  demand(mean >= 0 && mean < Infinity, 'E_INTERNAL', 'poisson: mean must be a number, zero or more', mean);
  return countTails(splitBelow(k, mean), splitBelow(k + 1, mean));
}
