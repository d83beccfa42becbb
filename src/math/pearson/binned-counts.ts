import type { TestResult } from '../../core/statistic/statistic.js';
import { logPoissonMass } from '../primitives/log-poisson-mass.js';
import { evenSplitTails } from '../tails/even-split.js';
import { planBins } from './bins.js';
import { correctedBy } from './corrected-tails.js';
import { multinomialLaw } from './multinomial-tails.js';
import { testResult } from './result.js';
import { statisticTails } from './statistic-tails.js';

/** The steps per 1 in which values of the statistic are kept. */
const STEPS = 512;

/** The distance below a step within which values count as on it: they differ by rounding alone. */
const ROUNDING = 1e-6;

/**
 * Returns a function for the log of the chance that Pearson's statistic of `total` outcomes in cells of these chances is at most a value; null above
 * its degrees, where nothing is too even. Every table is counted, cell by cell: the counts of a multinomial are Poisson numbers, given their sum.
 * Each cell's term is rounded down to 1/512. So the chance is never below the true one, and at most that of a value higher by a 512th of the cells.
 * Grows with total² · cells · degrees; checked against every table in few-counts.test.ts.
 */
export function fewCountsBelow(chances: readonly number[], total: number): (value: number) => number | null {
  const degrees = chances.length - 1;
  const height = degrees * STEPS + 1;
  // By outcomes in the cells so far and steps of the value.
  let reached = new Float64Array((total + 1) * height);
  reached[0] = 1;
  for (const chance of chances) {
    const expected = total * chance;
    const next = new Float64Array(reached.length);
    for (let count = 0; count <= total; count++) {
      const steps = Math.floor(((count - expected) ** 2 / expected) * STEPS);
      if (steps >= height) continue;
      const mass = Math.exp(logPoissonMass(count, expected));
      for (let before = 0; before <= total - count; before++) {
        const from = before * height;
        const to = (before + count) * height + steps;
        for (let step = 0; step < height - steps; step++) next[to + step] += mass * reached[from + step];
      }
    }
    reached = next;
  }
  const below = reached.subarray(total * height);
  for (let step = 1; step < height; step++) below[step] += below[step - 1];
  const all = logPoissonMass(total, total);
  return (value) => (value > degrees ? null : Math.min(0, Math.log(below[Math.floor(value * STEPS + ROUNDING)]) - all));
}

/** A law in bins fixed beforehand, ready to be compared with counts of its values. */
export interface BinnedCounts {
  /** The number of bins less one. */
  readonly degrees: number;
  /** Computes Pearson's statistic Σ (count − e)²/e of the bins: `counts` of every value, with values beyond the law's end in the last bin. */
  read(test: string, counts: Float64Array, total: number): TestResult;
}

/**
 * Makes bins of `law` (law[v] is the chance of value v) for `trials` deals; null where no two bins of five expected deals each can be made.
 *
 * The bins are an ordinary multinomial: K. Pearson (1900), doi:10.1080/14786440009463897. Bins of five expected deals are far more skewed than
 * chi-squared, so the decision uses `multinomialLaw`. At no more than `mostCounted` deals every table is counted for the lower tail, which that law
 * overstates.
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
 * Returns the scatter of the size for one value a deal. Around the size r² = Σ (q − p)²/p its estimate has the variance 4/N times that of q/p over
 * the deals. That is r² where q is near p, and more where rare values come far too often. The result is that variance over r², at least 1.
 */
function scatterOf(binned: readonly number[], chances: readonly number[], total: number, value: number): number {
  const ratios = binned.map((count, b) => count / total / chances[b]);
  const mean = ratios.reduce((sum, ratio, b) => sum + (binned[b] / total) * ratio, 0);
  const variance = ratios.reduce((sum, ratio, b) => sum + (binned[b] / total) * (ratio - mean) ** 2, 0);
  return value > 0 ? Math.max(1, (variance * total) / value) : 1;
}
