import { binomialUpperRatio } from './binomial-upper-ratio.js';
import { type CountTails, countTails } from './count-tails.js';
import { demand } from './demand.js';
import { excessOverMean, logBinomialMass } from './log-binomial-mass.js';
import { type Tails, tailsFromLower, tailsFromUpper } from './tails.js';

/** The law split just below k: `upper` is P(X ≥ k), `lower` is P(X ≤ k − 1). */
function splitBelow(k: number, trials: number, p: number, q: number): Tails {
  if (k <= 0) return tailsFromLower(-Infinity);
  if (k > trials) return tailsFromUpper(-Infinity);
  if (p === 0 || q === 0) return p === 0 ? tailsFromUpper(-Infinity) : tailsFromLower(-Infinity);
  if (excessOverMean(k, trials, p, q) > 0) {
    return tailsFromUpper(logBinomialMass(k, trials, p, q) + Math.log(binomialUpperRatio(k, trials, p, q)));
  }
  const failures = trials - k + 1;
  return tailsFromLower(logBinomialMass(failures, trials, q, p) + Math.log(binomialUpperRatio(failures, trials, q, p)));
}

/**
 * P(X ≥ k) and P(X ≤ k) for X binomial with `trials` ≥ 0 and success probability p in [0, 1]; k any integer.
 */
export function binomialTails(k: number, trials: number, p: number, complement: number = 1 - p): CountTails {
  demand(Number.isSafeInteger(trials) && trials >= 0, 'E_INTERNAL', 'binomial: number of trials must be a whole number, zero or more', trials);
  demand(Number.isSafeInteger(k), 'E_INTERNAL', 'binomial: number of successes must be a whole number', k);
  demand(p >= 0 && p <= 1, 'E_PROBABILITY', 'binomial: success probability must lie between 0 and 1', p);
  const isComplement = complement >= 0 && Math.abs(p + complement - 1) <= Number.EPSILON;
  demand(isComplement, 'E_PROBABILITY', `binomial: complement of ${String(p)} must be 1 minus it`, complement);
  return countTails(splitBelow(k, trials, p, complement), splitBelow(k + 1, trials, p, complement));
}
