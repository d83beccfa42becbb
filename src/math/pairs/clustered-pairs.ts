import { logGamma } from '../primitives/log-gamma.js';
import { pow } from '../primitives/pow.js';

/** The most equal deals of one kind that are followed: m of them make m(m − 1)/2 pairs, and larger m are rarer than anything that decides. */
const MOST_ALIKE = 8;

/** The least mean, and below it the most pairs, for the recursion; outside, the bound by coincidences is used, far beyond every level there. */
const LEAST_MEAN = 1e-4;
const MOST_PAIRS = 500;

/** The least tail reported: below it the terms of the recursion lose digits, and then vanish. */
const LEAST_TAIL = 1e-280;

/** The relative size below which terms no longer change the tail. */
const NEGLIGIBLE = 1e-18;

/**
 * Computes log P(X ≥ k) of the number X of equal pairs among `trials` deals of 2^orderBits equally likely orders, far out too, where the Poisson law
 * is too light: three equal deals are three pairs at once. Kinds that come m times are nearly independent Poisson counts with mean S C(N, m) S^−m (1
 * − 1/S)^(N − m). So X is nearly compound Poisson, summed by the recursion x P(x) = Σ pairs · mean · P(x − pairs) of H. H. Panjer (1981),
 * doi:10.1017/S0515036100006796. At 100 deals it is between 0.95 times and twice the exact chance, measured in kinds/deck/ordered.test.ts, and never
 * below 1e-280. For a negligible mean, or hundreds of pairs, a bound is used: k pairs need at least j coincidences with j(j + 1)/2 ≥ k, and these
 * have a chance of at most mean^j/j!.
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

function logCoincidences(k: number, logMean: number): number {
  const coincidences = Math.ceil((Math.sqrt(1 + 8 * k) - 1) / 2);
  return Math.min(0, coincidences * logMean - logGamma(coincidences + 1));
}
