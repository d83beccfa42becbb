import { type DifferenceBin, differenceMean } from '../math/difference-moments.js';
import type { Moments } from '../math/table-moments.js';
import { stretchFactors } from './class-tables.js';

/** Bins of differences modulo n: of each how many differences it holds, and how many of them are mirrored in it. */
export interface DifferenceBins {
  readonly bins: readonly DifferenceBin[];
  /** The bin of a difference 0 … n − 1. */
  binOf(difference: number): number;
}

/** Bins of equal length: the bin of d is ⌊d · factor + nudge⌋, for a loop that has no time to call. */
export interface EqualBins extends DifferenceBins {
  readonly factor: number;
  readonly nudge: number;
}

/** `parts` bins of equal length, all but for a rounding. Differences of 0 are no differences of two items; they count where `withNone`. */
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

/** a − b modulo n, both below n < 2^31, without a branch: which is greater is as good as random. */
export function wrappedDifference(a: number, b: number, n: number): number {
  const difference = (a - b) | 0;
  return difference + (n & (difference >> 31));
}

/** Bins of equal length, and the fewest differences that one of them holds on average. */
const PARTS = 64;
const LEAST_A_BIN = 8;

/** Up to 64 equal bins, each with some differences. */
export function roundParts(n: number, most: number = PARTS): number {
  return Math.min(most, Math.floor(n / LEAST_A_BIN));
}

/** Bins of a power of two differences each, from 1 on: the bin of d is d >> `digits`, the last as long as is left. */
export function digitBins(n: number, digits: number): readonly DifferenceBin[] {
  const width = 2 ** digits;
  return Array.from({ length: ((n - 1) >>> digits) + 1 }, (_, k) => bin([[Math.max(1, k * width), Math.min(n, (k + 1) * width) - 1]], n));
}

/**
 * How many of the n(n − 1) differences of two items end in each remainder modulo `modulus`, over n: so that n − 1 of them are shared out. Not round the circle. Their numbers
 * are those of the items of each remainder, times those of the other.
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

/** Bins by how near, for a loop that has no time to call or to guess: which way is as good as random. */
export interface NearBins extends DifferenceBins {
  readonly half: number;
  /** The bin of a distance forwards, by the zeros before its first digit. */
  readonly base: Uint8Array;
  /** What is added where it is back: 0 of the nearest, which are one bin either way. */
  readonly side: Uint8Array;
}

/** The shortest distance that has bins of its own. */
export const NEAREST = 8;

/**
 * Bins by how near: 0 … 7 either way, then 8 … 15 forwards, 8 … 15 back, 16 … 31 forwards and so on; the last of each way ends in the middle of the circle.
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

/** The bin of a difference 0 … n − 1 among those by how near, without a branch; n below 2^31, the rest as the bins have it. */
export function nearBin(difference: number, n: number, half: number, base: Uint8Array, side: Uint8Array): number {
  // −1 where it is nearer back, else 0.
  const back = (half - difference) >> 31;
  const zeros = Math.clz32((difference ^ back) - back + (n & back));
  return base[zeros] + (side[zeros] & back);
}

/** A bin of whole stretches of differences, both ends within. */
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

/** Pearson's X² of the counts of differences in bins, `pairs` of them of each of `lists` lists, against `places` differences that are equally likely. */
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
 * Mean and variance of that X² where the differences are those of items `apart` places apart, not round the circle: the mean exactly, the variance that of as many
 * degrees, and what small bins add to it.
 */
export function pairMoments(n: number, bins: readonly DifferenceBin[], apart: number): Moments {
  const pairs = n - apart;
  const mean = differenceMean(n, bins, pairs, 2 * Math.max(0, n - 2 * apart));
  return { mean, variance: 2 * (bins.length - 1) + smallBins(bins, pairs / (n - 1)) };
}

/** What bins of few expected add to the variance of Pearson's X², as in a multinomial law. */
export function smallBins(bins: readonly DifferenceBin[], expectedEach: number): number {
  const cells = bins.length;
  const total = bins.reduce((sum, { size }) => sum + size * expectedEach, 0);
  return bins.reduce((sum, { size }) => sum + 1 / (size * expectedEach), 0) - (cells ** 2 + 2 * cells - 2) / total;
}
