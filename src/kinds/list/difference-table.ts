import { type DifferenceBin, differenceMean } from '../../math/lists/difference-moments.js';
import type { Moments } from '../../math/lists/table-moments.js';

/**
 * How differences modulo n are put into bins: `binOf` of a difference 0 … n − 1, and of each bin how many differences it holds and how many of them are mirrored in it.
 */
export interface DifferenceBins {
  readonly bins: readonly DifferenceBin[];
  /** The bin of each difference: found by its place among equal parts, or by the power of two that it lies at. */
  binOf(difference: number): number;
}

/** `parts` bins of equal length, all but for a rounding. Differences of 0 are no differences of two items; they count where `withNone`. */
export function equalBins(n: number, parts: number, withNone: boolean): DifferenceBins {
  const edges = Array.from({ length: parts + 1 }, (_, k) => Math.ceil((k * n) / parts));
  const factor = parts / n;
  return {
    bins: edges.slice(1).map((edge, k) => bin([[Math.max(edges[k], withNone ? 0 : 1), edge - 1]], n)),
    binOf: (difference) => Math.floor(difference * factor),
  };
}

/** Bins of equal length, and the fewest differences that one of them holds on average. */
const PARTS = 64;
const LEAST_A_BIN = 8;

/** Up to 64 equal bins, each with some differences. */
export function roundParts(n: number, most: number = PARTS): number {
  return Math.min(most, Math.floor(n / LEAST_A_BIN));
}

/** The shortest distance that has bins of its own. */
const NEAREST = 8;

/**
 * Bins by how near: 0 … 7 either way, then 8 … 15 forwards, 8 … 15 back, 16 … 31 forwards and so on; the last of each way ends in the middle of the circle.
 */
export function nearBins(n: number, withNone: boolean): DifferenceBins {
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
  const first = 31 - Math.clz32(NEAREST);
  return {
    bins: [near, ...forwards.flatMap((ahead, k) => [ahead, back[k]])],
    binOf(difference) {
      const ahead = difference <= half;
      const distance = ahead ? difference : n - difference;
      if (distance < NEAREST) return 0;
      return 1 + 2 * Math.min(bounds.length - 1, 31 - Math.clz32(distance) - first) + (ahead ? 0 : 1);
    },
  };
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
