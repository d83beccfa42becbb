import type { MechanismNumber } from '../../core/one-list.js';
import { commonDivisor } from '../../math/primitives/common-divisor.js';
import type { ListFacts } from './list-facts.js';

/** Shards in random order whose items went through a shuffle buffer. */
export interface ShardsBehindBuffer {
  /** Items of a shard: of each where they are equal, on average where not. */
  readonly length: number;
  readonly equal: boolean;
  /** Items of the buffer. */
  readonly buffer: MechanismNumber;
}

/** Two items of a shard that followed each other are further apart than so many times their median distance with a chance of 2^−30. */
const FAR = 30;

/** Ends of shards that have to be seen, and the least distance of two of them on average. */
const FEWEST_ENDS = 4;
const LEAST_SHARD = 8;

/** Median over mean of distances that fall off geometrically is log 2; of items spread evenly over a stretch it is .88. */
const RATIO = { least: 0.6, most: 0.78 } as const;

/** Either side of a 99 % interval, in standard deviations. */
const SIDES = 2.576;

/**
 * What follows from how far two items that followed each other stand apart: by two waits of a buffer, nearly always, or by whole shards, where one ends. Null where this
 * does not fit, or only the beginning of the list is held.
 */
export function shardsBehindBuffer({ n, places }: Pick<ListFacts, 'n' | 'places'>): ShardsBehindBuffer | null {
  if (!places) return null;
  const apart = new Uint32Array(n - 1);
  for (let item = 0; item + 1 < n; item++) apart[item] = Math.abs(places[item + 1] - places[item]);
  const median = apart.slice().sort()[Math.floor(apart.length / 2)];
  const limit = FAR * median;
  let [ends, divisor, began, spans] = [0, 0, 0, 0];
  apart.forEach((distance, item) => {
    if (distance <= limit) return;
    ends++;
    spans += Math.abs(places[item] - places[began]);
    began = item + 1;
    divisor = commonDivisor(divisor, began);
  });
  const average = n / (ends + 1);
  if (median < 2 || ends < FEWEST_ENDS || average < LEAST_SHARD) return null;
  const equal = divisor >= LEAST_SHARD;
  // Shards that happen to come near each other end without being seen to: where they are equal all of their ends are left out.
  let [sum, together] = [0, 0];
  apart.forEach((distance, item) => {
    if (distance > limit || (equal && (item + 1) % divisor === 0)) return;
    sum += distance;
    together++;
  });
  const mean = sum / together;
  if (median < RATIO.least * mean || median > RATIO.most * mean) return null;
  // A shard is read to its end before the next begins; shards that are drawn from side by side all reach from one end of the list to the other.
  if (spans / ends > n / 2) return null;
  // Two waits, each geometric of mean B, and one place differ by B − 1/2 on average, all but for the last B items, which the buffer hands out evenly: B/3.
  const buffer = (1 - Math.sqrt(1 - Math.min(1, ((8 / 3) * (mean + 1 / 2)) / n))) * (3 / 4) * n;
  // A distance spreads as widely as its mean, and every second one shares no wait with the one before.
  const error = (SIDES * buffer) / Math.sqrt(together / 2);
  return {
    length: equal ? divisor : Math.round(average),
    equal,
    buffer: { name: 'buffer', value: Math.round(buffer), low: Math.floor(buffer - error), high: Math.ceil(buffer + error) },
  };
}
