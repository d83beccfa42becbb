import { chiSquaredTails } from '../tails/chi-squared.js';

/** The least expected count of the smaller sample in a bin. */
const LEAST_IN_BIN = 5;

/**
 * Returns the natural logarithm of the chance that two samples of one law differ at least this much, by Pearson's statistic for two rows. It is 0
 * where either is empty or all fall into one bin. `one` and `other` hold the count of each value. Neighbouring values are joined until the smaller
 * sample expects five there; the bins depend only on the sums of both, so the law stays as it is. K. Pearson (1911), On the probability that two
 * independent distributions of frequency are really samples from the same population, Biometrika 8:250–254.
 */
export function twoSamples(one: Float64Array, other: Float64Array): number {
  const [total, others] = [one, other].map((counts) => counts.reduce((sum, count) => sum + count, 0));
  if (total === 0 || others === 0) return 0;
  const enough = LEAST_IN_BIN * ((total + others) / Math.min(total, others));
  const bins: { a: number; b: number }[] = [];
  let open = { a: 0, b: 0 };
  for (let value = 0; value < one.length; value++) {
    open.a += one[value];
    open.b += other[value];
    if (open.a + open.b < enough) continue;
    bins.push(open);
    open = { a: 0, b: 0 };
  }
  const last = bins.at(-1);
  if (last) {
    last.a += open.a;
    last.b += open.b;
  }
  if (bins.length < 2) return 0;
  const ratio = Math.sqrt(others / total);
  const value = bins.reduce((sum, { a, b }) => sum + (a * ratio - b / ratio) ** 2 / (a + b), 0);
  return chiSquaredTails(value, bins.length - 1).logUpper;
}
