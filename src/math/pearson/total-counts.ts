import type { BinnedCounts } from './binned-counts.js';
import { testResult } from './result.js';

/** The share of a deviation within which two totals lie as far from their mean: they differ by rounding alone. */
const ROUNDING = 1e-9;

/**
 * Makes ready to compare the total of a few values of `law` (law[v] is the chance of value v) with the exact law of such totals, which is `law` added
 * to itself `values` times. Too few values for bins still have a total. The statistic is its squared deviation over its variance.
 */
export function totalCounts(law: Float64Array, values: number): BinnedCounts {
  let totals: Float64Array = Float64Array.of(1);
  for (let k = 0; k < values; k++) totals = added(totals, law);
  const mean = momentOf(totals, (total) => total);
  const variance = momentOf(totals, (total) => (total - mean) ** 2);
  return {
    degrees: 1,
    read(test, counts, trials) {
      const total = counts.reduce((sum, times, value) => sum + times * value, 0);
      const off = Math.abs(total - mean);
      const share = (holds: (distance: number) => boolean): number =>
        Math.min(
          1,
          totals.reduce((sum, chance, other) => (holds(Math.abs(other - mean)) ? sum + chance : sum), 0),
        );
      const upper = share((distance) => distance >= off * (1 - ROUNDING));
      const lower = share((distance) => distance <= off * (1 + ROUNDING));
      const tails = { upper, logUpper: Math.log(upper), lower, logLower: Math.log(lower) };
      return testResult(test, off ** 2 / variance, 1, tails, 'exact', trials);
    },
  };
}

function momentOf(law: Float64Array, of: (value: number) => number): number {
  return law.reduce((sum, chance, value) => sum + chance * of(value), 0);
}

function added(one: Float64Array, other: Float64Array): Float64Array {
  const sum = new Float64Array(one.length + other.length - 1);
  for (const [a, chance] of one.entries()) for (const [b, more] of other.entries()) sum[a + b] += chance * more;
  return sum;
}
