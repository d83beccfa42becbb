import { commonDivisor } from '../math/common-divisor.js';
import type { MechanismNumber } from '../record/one-list.js';
import type { ListFacts } from './list-facts.js';

export interface ShardsBehindBuffer {
  /** Items of a shard: of each where they are equal, on average where not. */
  readonly length: number;
  readonly equal: boolean;
  /** The number of shards read side by side. */
  readonly together: number;
  /** Items of the buffer. */
  readonly buffer: MechanismNumber;
}

/** The multiple of their median distance that two items of a shard that followed each other exceed with a chance of 2^−30. */
const FAR = 30;

/** The fewest ends of shards that must be seen, and the least distance of two of them on average. */
const FEWEST_ENDS = 4;
const LEAST_SHARD = 8;

/** The bounds on median over mean: for distances that fall off geometrically it is log 2; for items spread evenly over a stretch .88. */
const RATIO = { least: 0.6, most: 0.78 } as const;

/** The half-width of a 99 % interval, in standard deviations. */
const SIDES = 2.576;

/**
 * Finds the shards and the buffer from how far two items that followed each other stand apart: nearly always by two waits of a buffer, or by whole
 * shards where one ends. Null where this does not fit, or only the beginning of the list is held.
 */
export function shardsBehindBuffer({ n, places }: Pick<ListFacts, 'n' | 'places'>): ShardsBehindBuffer | null {
  const found = places && shardEnds(places, FAR);
  if (!found) return null;
  const { all, equal, length, mean, median, pairs } = found;
  if (median < RATIO.least * mean || median > RATIO.most * mean) return null;
  // From its first item to its last a shard takes as many places as it has items, times the shards that are read side by side; parts that are merged reach from one end of the list to the other.
  const span = all.reduce((sum, end, k) => sum + Math.abs(places[end - 1] - places[k === 0 ? 0 : all[k - 1]]), 0) / all.length;
  if (span > n / 2) return null;
  const together = sideBySide(span, length, mean);
  // Two waits, each geometric of mean B, and t places, t shards being read side by side, differ by B − 1/2 + t²/2B on average, all but for the last B items, which the
  // buffer hands out evenly: B/3.
  const waits = mean + 1 / 2 - together ** 2 / (2 * mean);
  const buffer = (1 - Math.sqrt(1 - Math.min(1, ((8 / 3) * waits) / n))) * (3 / 4) * n;
  // A distance spreads as widely as its mean, and every second one shares no wait with the one before.
  const error = (SIDES * buffer) / Math.sqrt(pairs / 2);
  return {
    length,
    equal,
    together,
    buffer: { name: 'buffer', value: Math.round(buffer), low: Math.floor(buffer - error), high: Math.ceil(buffer + error) },
  };
}

/** The ends of shards, and the distances of items that followed each other within one. */
interface ShardEnds extends Pick<ShardsBehindBuffer, 'equal' | 'length'> {
  readonly all: readonly number[];
  readonly median: number;
  readonly mean: number;
  readonly pairs: number;
}

/** Finds the ends: items that stand farther apart than `far` times as far as those that followed each other mostly do. Null where there are too few. */
export function shardEnds(places: Uint32Array, far: number): ShardEnds | null {
  const n = places.length;
  const median = medianApart(places);
  const ends: number[] = [];
  // Of most lists the median is so large that nothing can be far beyond it; of some it is next to nothing, and every other item would be the end of a shard.
  if (median < 2 || far * median >= n) return null;
  for (let item = 0; item + 1 < n && ends.length <= n / LEAST_SHARD; item++) {
    if (Math.abs(places[item + 1] - places[item]) > far * median) ends.push(item + 1);
  }
  const divisor = ends.reduce(commonDivisor, 0);
  const equal = divisor >= LEAST_SHARD;
  const length = equal ? divisor : Math.round(n / (ends.length + 1));
  if (ends.length < FEWEST_ENDS || length < LEAST_SHARD) return null;
  // Shards that happen to come near each other end without being seen to: where they are equal all of their ends are known.
  const all = equal ? Array.from({ length: Math.floor((n - 1) / divisor) }, (_, k) => (k + 1) * divisor) : ends;
  return { all, equal, length, median, ...within(places, new Set(all)) };
}

/** Returns the mean distance of items that followed each other within a shard, and the number of such pairs. */
function within(places: Uint32Array, ends: ReadonlySet<number>): { readonly mean: number; readonly pairs: number } {
  let [sum, pairs] = [0, 0];
  for (let item = 0; item + 1 < places.length; item++) {
    if (ends.has(item + 1)) continue;
    sum += Math.abs(places[item + 1] - places[item]);
    pairs++;
  }
  return { mean: sum / pairs, pairs };
}

/**
 * The width of the stretches in which distances are counted; then they are counted one by one in the stretch that holds the median. Two small tables
 * replace a sorted copy.
 */
const STRETCH = 4096;

/** Returns the median distance of items that followed each other, the upper one of two. */
function medianApart(places: Uint32Array): number {
  const pairs = places.length - 1;
  const stretches = new Uint32Array(Math.ceil(places.length / STRETCH));
  for (let item = 0; item < pairs; item++) stretches[Math.floor(Math.abs(places[item + 1] - places[item]) / STRETCH)]++;
  let below = Math.floor(pairs / 2);
  let stretch = 0;
  while (below >= stretches[stretch]) below -= stretches[stretch++];
  const each = new Uint32Array(STRETCH);
  for (let item = 0; item < pairs; item++) {
    const distance = Math.abs(places[item + 1] - places[item]) - stretch * STRETCH;
    if (distance >= 0 && distance < STRETCH) each[distance]++;
  }
  let median = 0;
  while (below >= each[median]) below -= each[median++];
  return stretch * STRETCH + median;
}

/**
 * Returns the number t of shards whose ends lie `span` apart: t times the length L, and two waits of mean B, which differ from it by B · exp(−tL/B)
 * more.
 */
function sideBySide(span: number, length: number, buffer: number): number {
  const foretold = (t: number): number => t * length + buffer * Math.exp((-t * length) / buffer);
  let together = 1;
  while (Math.abs(foretold(together + 1) - span) < Math.abs(foretold(together) - span)) together++;
  return together;
}
