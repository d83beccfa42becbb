import { type DifferenceBin, differenceMean } from '../math/difference-moments.js';
import type { Moments } from '../math/table-moments.js';
import { stretchFactors } from './class-tables.js';

/** Bins of differences modulo n: how many differences each bin holds, and how many of those are mirrored in it. */
export interface DifferenceBins {
  readonly bins: readonly DifferenceBin[];
  /** The bin of a difference 0 … n − 1. */
  binOf(difference: number): number;
}

/** Bins of equal length: the bin of d is ⌊d · factor + nudge⌋, for a loop that has no time for a call. */
export interface EqualBins extends DifferenceBins {
  readonly factor: number;
  readonly nudge: number;
}

/** Returns `parts` bins of equal length, up to rounding. A difference of 0 is not one of two items; it counts only with `withNone`. */
export function equalBins(n: number, parts: number, withNone: boolean): EqualBins {
  const edges = Array.from({ length: parts + 1 }, (_, k) => Math.ceil((k * n) / parts));
  const { factor, nudge } = stretchFactors(n, parts);
  return {
    factor,
    nudge,
    bins: edges.slice(1).map((edge, k) => bin([[Math.max(edges[k], withNone ? 0 : 1), edge - 1]], n)),
    binOf: (difference) => Math.floor(difference * factor + nudge),
  };
}

/** Returns a − b modulo n, both below n < 2^31. It avoids a branch, since which is greater is as good as random. */
export function wrappedDifference(a: number, b: number, n: number): number {
  const difference = (a - b) | 0;
  return difference + (n & (difference >> 31));
}

/** Bins of equal length, and the fewest differences that one of them holds on average. */
const PARTS = 64;
const LEAST_A_BIN = 8;

/** Returns the number of equal bins: up to 64, each with some differences. */
export function roundParts(n: number, most: number = PARTS): number {
  return Math.min(most, Math.floor(n / LEAST_A_BIN));
}

/** Returns bins of a power of two differences each, from 1 on: the bin of d is d >> `digits`. The last bin holds what is left. */
export function digitBins(n: number, digits: number): readonly DifferenceBin[] {
  const width = 2 ** digits;
  return Array.from({ length: ((n - 1) >>> digits) + 1 }, (_, k) => bin([[Math.max(1, k * width), Math.min(n, (k + 1) * width) - 1]], n));
}

/**
 * Counts the n(n − 1) differences of two items by remainder modulo `modulus`, divided by n, so that n − 1 of them are shared out. They do not wrap
 * round the circle. Each count multiplies the number of items of one remainder by that of the other.
 */
export function digitDifferences(n: number, modulus: number): readonly DifferenceBin[] {
  const least = Math.floor(n / modulus);
  const more = n - least * modulus;
  return Array.from({ length: modulus }, (_, difference) => {
    // Of two remainders that far apart, how often both have one item more than the least.
    const both = Math.max(0, more - difference) + Math.max(0, more - (modulus - difference));
    const shared = difference === 0 ? more : both;
    const pairs = modulus * least ** 2 + 2 * least * more + shared - (difference === 0 ? n : 0);
    return { size: pairs / n, mirrored: 0 };
  });
}

/** Bins by distance, for a loop that has no time for a call or a branch: the direction is as good as random. */
export interface NearBins extends DifferenceBins {
  readonly half: number;
  /** The bin of a forward distance, by the zeros before its first digit. */
  readonly base: Uint8Array;
  /** The number added for a backward distance: 0 for the nearest, which share one bin for both directions. */
  readonly side: Uint8Array;
}

/** The shortest distance that has bins of its own. */
export const NEAREST = 8;

/**
 * Returns bins by distance: 0 … 7 in either direction, then 8 … 15 forward, 8 … 15 backward, 16 … 31 forward and so on. The last bin of each
 * direction ends in the middle of the circle.
 */
export function nearBins(n: number, withNone: boolean): NearBins {
  const half = Math.floor(n / 2);
  const bounds: [number, number][] = [];
  // The last bin takes in what would be less than a whole one.
  for (let from = NEAREST; from <= half; from *= 2) {
    const last = 4 * from > half;
    bounds.push([from, last ? half : 2 * from - 1]);
    if (last) break;
  }
  const forwards = bounds.map((bound) => bin([bound], n));
  // Backwards by d is forwards by n − d; the middle of an even circle is counted as forwards.
  const back = bounds.map(([from, to]) => bin([[n - Math.min(to, n - half - 1), n - from]], n));
  const near = bin(
    [
      [withNone ? 0 : 1, NEAREST - 1],
      [n - NEAREST + 1, n - 1],
    ],
    n,
  );
  const base = new Uint8Array(33);
  const side = new Uint8Array(33);
  bounds.forEach(([from], k) => {
    // The last takes in what lies beyond.
    for (let zeros = Math.clz32(from); zeros >= 0; zeros--) [base[zeros], side[zeros]] = [1 + 2 * k, 1];
  });
  return {
    half,
    base,
    side,
    bins: [near, ...forwards.flatMap((ahead, k) => [ahead, back[k]])],
    binOf: (difference) => nearBin(difference, n, half, base, side),
  };
}

/** Returns the bin of a difference 0 … n − 1 among the near bins, without a branch. n is below 2^31; the other arguments are those of the bins. */
export function nearBin(difference: number, n: number, half: number, base: Uint8Array, side: Uint8Array): number {
  // −1 where it is nearer back, else 0.
  const back = (half - difference) >> 31;
  const zeros = Math.clz32((difference ^ back) - back + (n & back));
  return base[zeros] + (side[zeros] & back);
}

/** Returns a bin of whole stretches of differences, both ends included. */
function bin(stretches: readonly (readonly [number, number])[], n: number): DifferenceBin {
  let size = 0;
  let mirrored = 0;
  for (const [from, to] of stretches) {
    size += Math.max(0, to - from + 1);
    // −d modulo n of d = from … to: n − to … n − from, and 0 its own mirror.
    if (from === 0) mirrored++;
    for (const [other, end] of stretches) {
      const low = Math.max(Math.max(from, 1), n - end, 1);
      const high = Math.min(to, n - Math.max(other, 1));
      mirrored += Math.max(0, high - low + 1);
    }
  }
  return { size, mirrored };
}

/** Returns Pearson's X² of the counts of differences in bins, `pairs` from each of `lists` lists, against `places` equally likely differences. */
export function binsValue(
  counts: ArrayLike<number>,
  at: number,
  bins: readonly DifferenceBin[],
  { lists, pairs, places }: { readonly pairs: number; readonly places: number; readonly lists: number },
): number {
  return bins.reduce((value, { size }, k) => {
    const expected = (lists * pairs * size) / places;
    return value + (counts[at + k] - expected) ** 2 / expected;
  }, 0);
}

/**
 * Returns mean and variance of that X² for differences of items `apart` places apart, not round the circle. The mean is exact. The variance is that
 * of as many degrees of freedom, plus what small bins add.
 */
export function pairMoments(n: number, bins: readonly DifferenceBin[], apart: number): Moments {
  const pairs = n - apart;
  const mean = differenceMean(n, bins, pairs, 2 * Math.max(0, n - 2 * apart));
  return { mean, variance: 2 * (bins.length - 1) + smallBins(bins, pairs / (n - 1)) };
}

/** Returns what bins with small expected counts add to the variance of Pearson's X², as in a multinomial law. */
export function smallBins(bins: readonly DifferenceBin[], expectedEach: number): number {
  const cells = bins.length;
  const total = bins.reduce((sum, { size }) => sum + size * expectedEach, 0);
  return bins.reduce((sum, { size }) => sum + 1 / (size * expectedEach), 0) - (cells ** 2 + 2 * cells - 2) / total;
}
