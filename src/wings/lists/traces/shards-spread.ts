import type { MechanismNumber } from '../record/one-list.js';
import type { ListFacts } from './list-facts.js';
import { shardEnds } from './shards-behind-buffer.js';

/** Equal shards in a new order, whose items are shuffled together with those of shards beside them. */
export interface ShardsSpread {
  readonly length: number;
  /** The places over which a shard is spread. */
  readonly range: MechanismNumber;
  /** The length of blocks of the list that were shuffled each by itself; null where each shard has a range of its own. */
  readonly block: number | null;
}

/** The multiple of their median distance that two even places of one range never exceed, with something to spare: it is 3.41. */
const FAR = 4;

/** The share by which the median may differ from that of the distance of two even places of a range. */
const UNLIKE = 0.1;

/** The half-width of a 99 % interval, and of one that holds all but one in a million, in standard deviations. */
const SIDES = 2.576;
const SURE = 5;

/** Finds shards and range from how far two items that followed each other stand apart: a third of the range on average. Null where this does not fit. */
export function shardsSpread({ n, places }: Pick<ListFacts, 'n' | 'places'>): ShardsSpread | null {
  if (!places) return null;
  const found = shardEnds(places, FAR);
  if (!found?.equal) return null;
  const { length, mean, median, pairs } = found;
  // Of the ends of shards nearly all are beyond the median.
  const expected = 3 * mean * (1 - Math.sqrt(1 - 1 / 2 / (1 - 1 / length)));
  if (Math.abs(median - expected) > UNLIKE * expected + 1) return null;
  // Every second distance shares no place with the one before; each spreads by 0.71 of its mean.
  const error = (3 * mean * Math.sqrt(0.5)) / Math.sqrt(pairs / 2);
  const [low, high] = [SIDES, SURE].map((sides) => [3 * mean - sides * error, 3 * mean + sides * error]);
  const block = blockOf(places, length, Math.max(2, Math.floor(high[0])), Math.min(n - 1, Math.ceil(high[1])));
  const range = { name: 'range', value: Math.round(3 * mean), low: Math.floor(low[0]), high: Math.ceil(low[1]) };
  return { length, range, block };
}

/** Returns the length of blocks in which whole shards lie, or the first items of one whose others begin the next block; null where none fits. */
function blockOf(places: Uint32Array, length: number, least: number, most: number): number | null {
  const fits = (block: number): boolean => {
    for (let item = 1; item < places.length; item++) {
      if (item % length === 0) continue;
      const step = Math.floor(places[item] / block) - Math.floor(places[item - 1] / block);
      if (step !== 0 && step !== 1) return false;
    }
    return true;
  };
  const lengths = Array.from({ length: most - least + 1 }, (_, k) => least + k);
  return lengths.filter((block) => block % length === 0).find(fits) ?? lengths.find(fits) ?? null;
}
