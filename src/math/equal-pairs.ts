import { binomialTails } from './binomial.js';
import type { CountTails } from './count-tails.js';
import { logGamma } from './log-gamma.js';
import { poissonTails } from './poisson.js';

/** Below this natural log, chances are worked with as logs alone: a double holds nothing smaller than exp(−745). */
const LEAST_LOG = -600;

/**
 * P(X ≥ k) and P(X ≤ k) for the number X of equal pairs among `pairs` pairs of which each is equal with the chance 2^−orderBits.
 * Poisson where the pairs overlap (the birthday problem; good while the mean stays below about 1), binomial where they are independent.
 */
export function equalPairTails(k: number, pairs: number, orderBits: number, overlapping: boolean): CountTails {
  const logChance = -orderBits * Math.LN2;
  const logMean = Math.log(pairs) + logChance;
  if (logMean > LEAST_LOG && logChance > LEAST_LOG) {
    return overlapping ? poissonTails(k, Math.exp(logMean)) : binomialTails(k, pairs, Math.exp(logChance));
  }
  // The first term is all there is: the next is smaller by a factor below exp(−600).
  const logAtLeast = k === 0 ? 0 : k * logMean - logGamma(k + 1);
  return { atLeast: Math.exp(logAtLeast), logAtLeast, atMost: 1, logAtMost: 0 };
}
