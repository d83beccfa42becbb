import { binomialTails } from './binomial.js';
import type { Tails } from './chi-squared.js';

/**
 * Exact tails of |X − N/2| for X ~ Binomial(N, 1/2): `upper` is the chance of a split at least as uneven as `count` of `trials`, `lower` of
 * one at most as uneven. Every statistic on two equally likely cells is this one; chi-squared on one degree is its limit. The sign test: W.
 * J. Dixon & A. M. Mood (1946), doi:10.1080/01621459.1946.10501898. `upper` has the relative error of `binomialTails`, below 5e-13; `lower`
 * is 1 − 2 P(beyond), so that its error is absolute, below 1e-12. Held to fractions through `coinSize` in coin-size.test.ts.
 */
export function evenSplitTails(count: number, trials: number): Tails {
  const high = Math.max(count, trials - count);
  const beyond = binomialTails(high, trials, 0.5);
  const further = binomialTails(high + 1, trials, 0.5);
  // An even split is on both sides, so that twice its tail is more than 1.
  return {
    upper: Math.min(1, 2 * beyond.atLeast),
    logUpper: Math.min(0, Math.LN2 + beyond.logAtLeast),
    lower: 1 - 2 * further.atLeast,
    logLower: 0 + Math.log1p(-2 * further.atLeast),
  };
}
