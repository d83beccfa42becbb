import type { TestResult } from '../../core/statistic.js';
import type { Tails } from '../tails/tails.js';
import { testResult } from './result.js';

/** Cells of the law of a sum at the most. */
const MOST_CELLS = 20_000;

/** The law of a sum of independent whole numbers, ready to be held against counts of their values. */
export interface SummedLaw {
  /** (sum − mean)²/variance on one degree, with its exact tails on both sides of the mean together: `counts` of every value. */
  read(test: string, counts: Float64Array): TestResult;
}

/**
 * Of `trials` numbers of a law (law[v] is the chance of value v), where there are too few for bins: their sum has an exact law, by adding one number after another. What is far
 * too many or too few shows in it however few numbers there are. By A.-L. Cauchy's inequality a deal adds no more to the value than r² for chances that are off by r, so that its size is one
 * at least. Null for no numbers, for those that do not vary, and beyond 20,000 sums.
 */
export function summedLaw(law: Float64Array, trials: number): SummedLaw | null {
  if (trials < 1 || trials * law.length > MOST_CELLS) return null;
  const mean = law.reduce((sum, chance, value) => sum + chance * value, 0);
  const variance = law.reduce((sum, chance, value) => sum + chance * (value - mean) ** 2, 0);
  if (!(variance > 0)) return null;
  let sums = Float64Array.of(1);
  for (let k = 0; k < trials; k++) {
    const next = new Float64Array(sums.length + law.length - 1);
    for (let sum = 0; sum < sums.length; sum++)
      for (let value = 0; value < law.length; value++) next[sum + value] += sums[sum] * law[value];
    sums = next;
  }
  const tailsAt = (off: number): Tails => {
    let [upper, lower] = [0, 0];
    for (let sum = 0; sum < sums.length; sum++) {
      const far = Math.abs(sum - trials * mean);
      // A sum as far off on the other side of the mean may round to either side of it.
      if (far >= off - 1e-9) upper += sums[sum];
      if (far <= off + 1e-9) lower += sums[sum];
    }
    const [up, low] = [Math.min(1, upper), Math.min(1, lower)];
    return {
      upper: up,
      logUpper: Math.log(Math.max(up, Number.MIN_VALUE)),
      lower: low,
      logLower: Math.log(Math.max(low, Number.MIN_VALUE)),
    };
  };
  return {
    read(test, counts) {
      const off = counts.reduce((sum, count, value) => sum + count * (value - mean), 0);
      return testResult(test, off ** 2 / (trials * variance), 1, tailsAt(Math.abs(off)), 'exact', trials);
    },
  };
}
