import { excessOverMean } from '../primitives/excess-over-mean.js';
import { log1pMinus } from '../primitives/log1p-minus.js';
import { tailIntegral } from '../primitives/tail-integral.js';

/** Most terms that are summed one by one; a longer tail is integrated at fixed cost. */
const MOST_TERMS = 1000;

/**
 * P(X ≥ k) / P(X = k) of the binomial law, for k above its mean np; q = 1 − p is given as well.
 *
 * Sums successive ratios where few matter; else takes k ∫₀¹ (1 − s)^(k−1) (1 + sp/q)^(trials−k) ds, the incomplete beta function that the tail is
 * (DLMF, https://dlmf.nist.gov/8.17.E5 and E1) with t = p(1 − s). Relative error about 1e-14 at most; measured as part of the tails in
 * binomial.test.ts.
 */
export function binomialUpperRatio(k: number, trials: number, p: number, q: number): number {
  const failures = trials - k;
  const odds = p / q;
  const first = (failures * odds) / (k + 1);
  if (Math.min(failures, 42 / (1 - first), 10 * Math.sqrt(trials * p * q)) > MOST_TERMS) {
    const rate = (excessOverMean(k, trials, p, q) - q) / q;
    const curvature = k + failures * odds * odds;
    const g = (s: number): number => rate * s - (k - 1) * log1pMinus(-s) - failures * log1pMinus(s * odds);
    return k * tailIntegral(g, 1 / (Math.max(0, rate) + Math.sqrt(curvature)));
  }
  let term = 1;
  let sum = 1;
  for (let j = k; term > sum * 1e-17; j++) {
    term *= ((trials - j) * odds) / (j + 1);
    sum += term;
  }
  return sum;
}
