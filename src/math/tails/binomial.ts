import { demand } from '../demand.js';
import { excessOverMean } from '../primitives/excess-over-mean.js';
import { logBinomialMass } from '../primitives/log-binomial-mass.js';
import { binomialUpperRatio } from './binomial-upper-ratio.js';
import { type CountTails, countTails } from './count-tails.js';
import { type Tails, tailsFromLower, tailsFromUpper } from './tails.js';

/** The law split just below k: `upper` is P(X ≥ k), `lower` is P(X ≤ k − 1). */
function splitBelow(k: number, trials: number, p: number, q: number): Tails {
  if (k <= 0) return tailsFromLower(-Infinity);
  if (k > trials) return tailsFromUpper(-Infinity);
  if (excessOverMean(k, trials, p, q) > 0) {
    return tailsFromUpper(logBinomialMass(k, trials, p, q) + Math.log(binomialUpperRatio(k, trials, p, q)));
  }
  const failures = trials - k + 1;
  return tailsFromLower(logBinomialMass(failures, trials, q, p) + Math.log(binomialUpperRatio(failures, trials, q, p)));
}

/**
 * P(X ≥ k) and P(X ≤ k) for X binomial with `trials` ≥ 0 and success probability p in [0, 1]; k any integer.
 *
 * `complement` is 1 − p; give it where p is so near 1 that the difference loses digits. Tails from 1e-300 on have relative error below
 * 5e-13, logs beyond ±1 below 1e-14, smaller logs below 5e-13, for up to 1e12 trials; measured in binomial.test.ts. At most 1000 terms
 * are summed, whatever the number of trials. Throws `E_PROBABILITY` or `E_INTERNAL` outside the domain.
 */
export function binomialTails(k: number, trials: number, p: number, complement: number = 1 - p): CountTails {
  demand(
    Number.isSafeInteger(trials) && trials >= 0,
    'E_INTERNAL',
    'binomial: number of trials must be a whole number, zero or more',
    trials,
  );
  demand(Number.isSafeInteger(k), 'E_INTERNAL', 'binomial: number of successes must be a whole number', k);
  demand(p >= 0 && p <= 1, 'E_PROBABILITY', 'binomial: success probability must lie between 0 and 1', p);
  const isComplement = complement >= 0 && Math.abs(p + complement - 1) <= Number.EPSILON;
  demand(isComplement, 'E_PROBABILITY', `binomial: complement of ${String(p)} must be 1 minus it`, complement);
  return countTails(splitBelow(k, trials, p, complement), splitBelow(k + 1, trials, p, complement));
}
