import { correctedLog } from '../pearson/corrected-log.js';
import { kernelCumulants } from '../pearson/few-trials.js';
import { inverseSums, pearsonMoments } from '../pearson/pearson-moments.js';
import { peeledLogTail } from '../pearson/peeled-tail.js';
import { shiftedGammaTails } from '../pearson/shifted-gamma.js';
import { statisticTails } from '../pearson/statistic-tails.js';
import type { Tails } from '../tails/chi-squared.js';

/** The most steps that are corrected; of more, this number is taken at even distances, each for its neighbours too. */
const MOST_PEELED = 16;

/**
 * Returns the tails at `value` of Q = Σ Pearson's chi-squared of independent even digits below 2, 3, …, n, `trials` of each, accurate far out: for n
 * ≥ 3.
 *
 * Our own. Upper tail as in `multinomialLaw`: the shifted gamma law of Q's exact moments, corrected for every digit's cells one at a time, each taken
 * exactly beside the other steps. The true chance is at most 1.25 times the one given, down to 1e-10 (1.6 times at ten trials), from 4 to 52 cards;
 * measured in digits-law.test.ts. Lower tail: chi-squared, which is heavier there.
 */
export function digitsTails(value: number, n: number, trials: number): Tails {
  const degrees = (n * (n - 1)) / 2;
  // One digit of K values, k = K − 1 with the chance 1/K and else −1, has E[k³] = ((K − 1)³ − (K − 1))/K = (K − 1)(K − 2). Independent digits add
  // their cumulants, and Σ (K − 1)(K − 2), K = 2 … n, is n(n − 1)(n − 2)/3.
  const { variance, thirdCumulant } = kernelCumulants(trials, degrees, (n * (n - 1) * (n - 2)) / 3);
  const { lower, logLower } = statisticTails(value, degrees, trials);
  if (value <= 0) return { upper: 1, logUpper: 0, lower, logLower };
  const { logUpper: bulk } = shiftedGammaTails(value, degrees, variance, thirdCumulant);
  const parts = spans(n).map(({ bound, weight }) => {
    const sums = inverseSums(Array<number>(bound).fill(1 / bound));
    const own = pearsonMoments(sums, trials);
    const beside = { mean: degrees - bound + 1, variance: variance - own.variance, thirdCumulant: thirdCumulant - own.thirdCumulant };
    return { weight, log: peeledLogTail(value, trials, 1 / bound, sums, bulk, beside) };
  });
  const logUpper = correctedLog(bulk, parts);
  return { upper: Math.exp(logUpper), logUpper, lower, logLower };
}

/** Returns bounds that stand for the bounds 2 … n around them, with Σ K (1 − 1/K) over these: the cells' weights of `multinomialLaw`. */
function spans(n: number): readonly { readonly bound: number; readonly weight: number }[] {
  const count = Math.min(n - 1, MOST_PEELED);
  return Array.from({ length: count }, (_, i) => {
    const first = 2 + Math.floor((i * (n - 1)) / count);
    const last = 1 + Math.floor(((i + 1) * (n - 1)) / count);
    return { bound: Math.round((first + last) / 2), weight: ((last - first + 1) * (first + last - 2)) / 2 };
  });
}
