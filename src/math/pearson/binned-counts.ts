import type { TestResult } from '../../core/statistic.js';
import { evenSplitTails } from '../tails/even-split.js';
import { planBins } from './bins.js';
import { correctedBy } from './corrected-tails.js';
import { fewCountsBelow } from './few-counts.js';
import { multinomialLaw } from './multinomial-tails.js';
import { testResult } from './result.js';
import { statisticTails } from './statistic-tails.js';

/** A law in bins fixed beforehand, ready to be held against counts of its values. */
export interface BinnedCounts {
  /** Bins less one. */
  readonly degrees: number;
  /** Pearson's statistic Σ (count − e)²/e of the bins: `counts` of every value, counts of values beyond the law's end in the last bin. */
  read(test: string, counts: Float64Array, total: number): TestResult;
}

/**
 * Bins of `law` (law[v] is the chance of value v) for `trials` deals; null where no two bins of five expected deals each can be made.
 *
 * The bins are an ordinary multinomial: K. Pearson (1900), doi:10.1080/14786440009463897. Bins of five expected deals are far more skewed
 * than chi-squared, so the decision goes by `multinomialLaw`; of no more than `mostCounted` deals every table is counted for the tail of too even
 * ones, of which that law says more than there are.
 */
export function binnedCounts(law: Float64Array, trials: number, mostCounted = 0): BinnedCounts | null {
  const bins = planBins(law, trials);
  if (bins.length < 2) return null;
  const chances = bins.map(({ probability }) => probability);
  const degrees = bins.length - 1;
  const isCoin = bins.length === 2 && Math.abs(chances[0] - 0.5) < 1e-12;
  let below: ReturnType<typeof fewCountsBelow> | null = null;
  const counted = (value: number): number | null => {
    below ??= fewCountsBelow(chances, trials);
    return below(value);
  };
  return {
    degrees,
    read(test, counts, total) {
      const binned = bins.map((bin, b) => {
        let seen = 0;
        const high = b === bins.length - 1 ? counts.length - 1 : bin.high;
        for (let k = bin.low; k <= high; k++) seen += counts[k];
        return seen;
      });
      let value = 0;
      chances.forEach((chance, b) => {
        const expected = total * chance;
        value += (binned[b] - expected) ** 2 / expected;
      });
      const scatter = scatterOf(binned, chances, total, value);
      if (isCoin) return testResult(test, value, degrees, evenSplitTails(binned[0], total), 'exact', total);
      const corrected = correctedBy(multinomialLaw(chances, total), value);
      const even = total === trials && trials <= mostCounted ? counted(value) : null;
      const deciding = corrected && even !== null ? { ...corrected, logLowerP: even } : corrected;
      return { ...testResult(test, value, degrees, statisticTails(value, degrees, total), 'asymptotic', total, deciding), scatter };
    },
  };
}

/**
 * One value a deal: around the size r² = Σ (q − p)²/p its estimate has the variance 4/N times that of q/p over the deals, which is r² where q is near p, and more
 * where what is rare comes far too often. That variance over r², at least 1.
 */
function scatterOf(binned: readonly number[], chances: readonly number[], total: number, value: number): number {
  const ratios = binned.map((count, b) => count / total / chances[b]);
  const mean = ratios.reduce((sum, ratio, b) => sum + (binned[b] / total) * ratio, 0);
  const variance = ratios.reduce((sum, ratio, b) => sum + (binned[b] / total) * (ratio - mean) ** 2, 0);
  return value > 0 ? Math.max(1, (variance * total) / value) : 1;
}
