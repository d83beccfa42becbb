import { chiSquaredTails } from '../tails/chi-squared.js';
import { summedTails } from '../tails/summed-tails.js';
import { placedLaw } from './two-classes-law.js';

/** The fewest outcomes of both samples together in a bin. */
export const LEAST_IN_BOTH = 10;

/** An allowance for the whole counts of few bins, whose tail chi-squared understates: see `twoTables`. */
const ALLOWED = Math.LN2;

interface Bin {
  a: number;
  b: number;
}

/** The distance between two samples of equal size. */
export interface TwoTables {
  /** Pearson's statistic Σ (a − b)²/(a + b) over the bins. */
  readonly value: number;
  /** The number of bins less one. */
  readonly degrees: number;
  /** The natural logarithm of the chance that two samples of one law lie at least this far apart. */
  readonly logP: number;
}

/**
 * Pearson's statistic of two samples of equal size: `one` and `other` hold the count of each value, whatever its law. Null where fewer than two bins
 * have `least` outcomes of both samples together, at least ten. Rare values share a bin. The bins follow from the sums of both samples alone, and
 * given those each outcome is equally likely to be of either. So a bin's a − b is a sum of signs, and its square over a + b has no heavier a tail
 * than a normal square. Only in few bins do whole counts reach further. So two bins get the exact chance, and more get twice the tail of chi-squared,
 * which is held to whole tables below one in ten by test/math/pearson/two-tables.test.ts. K. Pearson (1911), On the probability that two independent
 * distributions of frequency are really samples from the same population, Biometrika 8:250–254.
 */
export function twoTables(one: ArrayLike<number>, other: ArrayLike<number>, least: number = LEAST_IN_BOTH): TwoTables | null {
  const sums = Array.from(one, (count, value) => count + other[value]);
  const values = [...sums.keys()].filter((value) => sums[value] > 0).sort((x, y) => sums[x] - sums[y] || x - y);
  const bins: Bin[] = [];
  let open: Bin = { a: 0, b: 0 };
  for (const value of values) {
    open.a += one[value];
    open.b += other[value];
    if (open.a + open.b < least) continue;
    bins.push(open);
    open = { a: 0, b: 0 };
  }
  if (bins.length < 2) return null;
  const degrees = bins.length - 1;
  const value = bins.reduce((sum, { a, b }) => sum + (a - b) ** 2 / (a + b), 0);
  const logP = degrees === 1 ? logSplit(bins[0], bins[1]) : ALLOWED + chiSquaredTails(value, degrees).logUpper;
  return { value, degrees, logP: Math.min(0, logP) };
}

/** The log of the chance that the first of two bins splits at least this unevenly: half of all outcomes, drawn without replacement, are of one sample. */
function logSplit({ a, b }: Bin, other: Bin): number {
  const all = a + b + other.a + other.b;
  return Math.LN2 + summedTails(placedLaw(a + b, all / 2, all), Math.max(a, b)).logAtLeast;
}
