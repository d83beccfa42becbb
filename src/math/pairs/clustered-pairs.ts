import { logGamma } from '../primitives/log-gamma.js';
import { pow } from '../primitives/pow.js';

/** Deals of one kind that are followed: m of them make m(m − 1)/2 pairs, and more than this many are rarer than anything that decides. */
const MOST_ALIKE = 8;

/** Below this mean, or above this many pairs, the bound by coincidences is used: it is far beyond every level there. */
const LEAST_MEAN = 1e-4;
const MOST_PAIRS = 500;

/** Below this the terms of the recursion lose digits, and then vanish: a tail is told as no less. */
const LEAST_TAIL = 1e-280;

/** Terms of the tail that no longer change it. */
const NEGLIGIBLE = 1e-18;

/**
 * log P(X ≥ k) of the number X of equal pairs among `trials` deals of 2^orderBits equally likely orders, far out too, where the Poisson law
 * is too light: three equal deals are three pairs at once. Kinds that come m times are nearly independent Poisson counts with mean S C(N,
 * m) S^−m (1 − 1/S)^(N − m), so X is nearly compound Poisson, summed by the recursion x P(x) = Σ pairs · mean · P(x − pairs) of H. H.
 * Panjer (1981), doi:10.1017/S0515036100006796: at 100 deals between 0.95 times and twice the exact chance; measured in
 * kinds/deck/ordered.test.ts, and never told as less than 1e-280. Of a mean next to nothing, or of hundreds of pairs: k pairs need at least j
 * coincidences with j(j + 1)/2 ≥ k, and these have a chance of at most mean^j/j!.
 */
export function logEqualPairs(k: number, trials: number, orderBits: number): number {
  if (k === 0) return 0;
  const logMean = Math.log((trials * (trials - 1)) / 2) - orderBits * Math.LN2;
  if (logMean < Math.log(LEAST_MEAN) || k > MOST_PAIRS) return logCoincidences(k, logMean);
  const orders = pow(2, orderBits);
  const kinds = Array.from({ length: MOST_ALIKE - 1 }, (_, i) => i + 2).map((alike) => ({
    pairs: (alike * (alike - 1)) / 2,
    mean: Math.exp(
      logGamma(trials + 1) -
        logGamma(alike + 1) -
        logGamma(trials - alike + 1) -
        (alike - 1) * Math.log(orders) +
        (trials - alike) * Math.log1p(-1 / orders),
    ),
  }));
  const chances = [Math.exp(-kinds.reduce((sum, { mean }) => sum + mean, 0))];
  let tail = 0;
  for (let x = 1; x < k + 2 * MOST_ALIKE ** 2 || chances[x - 1] > NEGLIGIBLE * tail; x++) {
    let chance = 0;
    for (const { mean, pairs } of kinds) if (pairs <= x) chance += pairs * mean * chances[x - pairs];
    chances.push(chance / x);
    if (x >= k) tail += chance / x;
  }
  return Math.min(0, Math.log(Math.max(LEAST_TAIL, tail)));
}

/** The bound by coincidences. */
function logCoincidences(k: number, logMean: number): number {
  const coincidences = Math.ceil((Math.sqrt(1 + 8 * k) - 1) / 2);
  return Math.min(0, coincidences * logMean - logGamma(coincidences + 1));
}
