import type { LogTails } from '../../core/statistic/log-tails.js';
import { shiftedGammaTails } from '../pearson/shifted-gamma.js';
import { logGamma } from '../primitives/log-gamma.js';
import { pow } from '../primitives/pow.js';
import { binomialTails } from '../tails/binomial.js';
import type { CountTails } from '../tails/count-tails.js';
import { poissonTails } from '../tails/poisson.js';
import { logEqualPairs } from './clustered-pairs.js';
import { logManyEqualPairs } from './many-equal-pairs.js';

/** The least natural log for chances as doubles: below it only logs are used, as a double holds nothing smaller than exp(−745). */
const LEAST_LOG = -600;

/** The largest mean number of equal pairs without bounds: above it, the decision uses bounds that hold whatever deals come how often. */
const MOST_FEW = 1;

/** The largest excess skewness over Poisson, as a share, that deals which come three times may cause. Above it, the law with its own skewness is used. */
const MOST_SKEWED = 0.05;

/**
 * Returns P(X ≥ k) and P(X ≤ k) for the number X of equal pairs among `pairs` pairs of which each is equal with the chance 2^−orderBits. Binomial
 * where the pairs are independent. Where they overlap (the birthday problem) it is Poisson or, where deals that come three times matter, a gamma law.
 * That has the exact mean, variance and third cumulant of X, and is read half a pair off. The error of Poisson: R. Arratia, L. Goldstein & L. Gordon
 * (1990), Poisson approximation and the Chen–Stein method, doi:10.1214/ss/1177012015. Measured in kinds/deck/ordered.test.ts; the decision uses
 * `decidingPairLogs`.
 */
export function equalPairTails(k: number, pairs: number, orderBits: number, overlapping: boolean): CountTails {
  const logChance = -orderBits * Math.LN2;
  const logMean = Math.log(pairs) + logChance;
  if (overlapping && 2 * dealsOf(pairs) * Math.exp(logChance) > MOST_SKEWED) return manyPairTails(k, pairs, Math.exp(logChance));
  if (logChance > LEAST_LOG) {
    return overlapping ? poissonTails(k, Math.exp(logMean)) : binomialTails(k, pairs, Math.exp(logChance));
  }
  // The first term is all there is: the next is smaller by a factor below exp(−600).
  const logAtLeast = k === 0 ? 0 : k * logMean - logGamma(k + 1);
  return { atLeast: Math.exp(logAtLeast), logAtLeast, atMost: 1, logAtMost: 0 };
}

/**
 * Returns the tails by a gamma law. Two pairs with a deal in common are independent, so the variance is that of independent pairs; three deals make a
 * triangle of pairs. Our own: with c the chance of a pair, a triangle's E[(I − c)(I′ − c)(I″ − c)] is c² − 3c·c² + 3c²·c − c³ = c²(1 − c), in 6
 * orders, and a pair adds c(1 − c)(1 − 2c).
 */
function manyPairTails(k: number, pairs: number, chance: number): CountTails {
  const deals = dealsOf(pairs);
  const mean = pairs * chance;
  const triangles = (deals * (deals - 1) * (deals - 2)) / 6;
  const third = mean * (1 - chance) * (1 - 2 * chance) + 6 * triangles * chance ** 2 * (1 - chance);
  const { logUpper, upper } = shiftedGammaTails(k - 0.5, mean, mean * (1 - chance), third);
  const { logLower, lower } = shiftedGammaTails(k + 0.5, mean, mean * (1 - chance), third);
  return { atLeast: upper, logAtLeast: logUpper, atMost: lower, logAtMost: logLower };
}

/**
 * Returns natural logs of chances that are never smaller than those of at least, and of at most, `k` equal pairs among all pairs of the deals: the
 * decision uses these.
 */
export function decidingPairLogs(k: number, pairs: number, orderBits: number): LogTails {
  if (Math.log2(pairs) - orderBits > Math.log2(MOST_FEW)) return logManyEqualPairs(k, dealsOf(pairs), Math.round(pow(2, orderBits)));
  return { logP: logEqualPairs(k, dealsOf(pairs), orderBits), logLowerP: equalPairTails(k, pairs, orderBits, true).logAtMost };
}

export function pairsOf(deals: number): number {
  return (deals * (deals - 1)) / 2;
}

/** Returns the number of deals that have `pairs` pairs. */
function dealsOf(pairs: number): number {
  return Math.round((1 + Math.sqrt(1 + 8 * pairs)) / 2);
}
