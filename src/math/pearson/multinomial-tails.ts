import type { Grade } from '../../core/statistic/statistic.js';
import { chiSquaredTails } from '../tails/chi-squared.js';
import type { Tails } from '../tails/tails.js';
import { correctedLog } from './corrected-log.js';
import { latticeShift } from './lattice-shift.js';
import { inverseSums, pearsonMoments } from './pearson-moments.js';
import { peeledLogTail } from './peeled-tail.js';
import { shiftedGammaTails } from './shifted-gamma.js';

/** The expected count from which on a cell is practically normal, out to 1e-10. */
const NEARLY_NORMAL = 10_000;
/** The most cells corrected one by one; more are taken in as many groups of nearly equal chances. */
const MOST_PEELED = 16;

/** One cell that stands for a group of cells with nearly its chance; `weight` is Σ (1 − p) over the group. */
interface Peeled {
  readonly chance: number;
  readonly weight: number;
}

/** The law of Pearson's statistic in cells fixed beforehand. */
export interface MultinomialLaw {
  /** `calibrated` where a cell is so small that its own law is needed, `asymptotic` where chi-squared will do. */
  readonly grade: Grade;
  /** Returns both tails at a value of the statistic, zero or more. */
  tails(value: number): Tails;
}

/**
 * Returns the law of Pearson's statistic of `trials` in two or more cells of these chances, accurate far out in its tails. Our own, in two parts:
 *
 * Upper tail: G + Σ (1 − p) (G_i − G) over the cells, where G is the shifted gamma law of the statistic's exact moments and G_i the same with cell i
 * taken exactly (`peeledLogTail`). A cell with few expected is far more skewed than chi-squared, and rare values come from one such cell at a time.
 * The sum is every cell's own correction to first order, and exact for two cells. Against exact laws the true chance is at most 1.2 times the one
 * given, down to 1e-10, at 5 expected and 2 to 1300 cells (multinomial-tails.test.ts). With three cells and some 20 trials, where the law ends, it
 * can be far less.
 *
 * Lower tail: chi-squared, which is heavier there than the true law, with the value raised a little because counts are whole numbers: the most even
 * table of all has the value 0 and a chance above 0.
 */
export function multinomialLaw(chances: readonly number[], trials: number): MultinomialLaw {
  const degrees = chances.length - 1;
  const shift = latticeShift(logPointVolume(chances, trials), degrees);
  const lower = (value: number): Pick<Tails, 'lower' | 'logLower'> => chiSquaredTails(value + shift(value), degrees);
  const peeled = groupsOf(chances.filter((chance) => trials * chance < NEARLY_NORMAL));
  if (peeled.length === 0) {
    return {
      grade: 'asymptotic',
      tails(value) {
        const { upper, logUpper } = chiSquaredTails(value, degrees);
        const { lower: low, logLower } = lower(value);
        return { upper, logUpper, lower: low, logLower };
      },
    };
  }
  const sums = inverseSums(chances);
  const { variance, thirdCumulant } = pearsonMoments(sums, trials);
  return {
    grade: 'calibrated',
    tails(value) {
      const { lower: low, logLower } = lower(value);
      if (value <= 0) return { upper: 1, logUpper: 0, lower: low, logLower };
      const { logUpper: bulk } = shiftedGammaTails(value, degrees, variance, thirdCumulant);
      const parts = peeled.map(({ chance, weight }) => ({ weight, log: peeledLogTail(value, trials, chance, sums, bulk) }));
      const logUpper = chances.length === 2 ? parts[0].log : correctedLog(bulk, parts);
      return { upper: Math.exp(logUpper), logUpper, lower: low, logLower };
    },
  };
}

/** Groups equal chances; where more than MOST_PEELED differ, neighbours within one of as many even steps of the logarithm. */
function groupsOf(chances: readonly number[]): readonly Peeled[] {
  const sorted = chances.toSorted((a, b) => a - b);
  const width = Math.log(sorted[sorted.length - 1] / sorted[0]) / MOST_PEELED;
  const isFew = new Set(sorted).size <= MOST_PEELED;
  const groups = new Map<number, number[]>();
  for (const chance of sorted) {
    const key = isFew ? chance : Math.floor(Math.log(chance / sorted[0]) / width);
    const group = groups.get(key);
    if (group) group.push(chance);
    else groups.set(key, [chance]);
  }
  return Array.from(groups.values(), (group) => ({
    chance: group[group.length >>> 1],
    weight: group.reduce((sum, chance) => sum + 1 - chance, 0),
  }));
}

/** Returns the log volume of one point of the counts' lattice, on the scale of the root of the statistic. */
function logPointVolume(chances: readonly number[], trials: number): number {
  let logVolume = Math.log(trials) / 2;
  for (const chance of chances) logVolume -= Math.log(trials * chance) / 2;
  return logVolume;
}
