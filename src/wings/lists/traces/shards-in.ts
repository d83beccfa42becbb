import type { ListFacts } from './list-facts.js';

/** Stretches of the order before that stand in the list as stretches, each shuffled within. */
export interface Shards {
  /** Items of a stretch; the last one of the order before may have fewer. */
  readonly length: number;
  readonly shards: number;
  /** The number of stretches that stand elsewhere than before. */
  readonly moved: number;
}

/** The share of its stretch beyond which some item must move: items that move a little leave some stretches whole by luck. */
const FURTHEST = 0.5;

/** The length up to which luck may leave a stretch as it was, or nearly so. */
const SHORT = 8;

/** The number of standard deviations beyond luck that occurs once in a thousand million. */
const BEYOND = 6;

/** The fewest stretches of which some may be as they were: of fewer, an unchanged one is a part of the list that was left alone. */
const FEWEST = 3;

/** The least share of the items held that must move within their stretch: luck leaves one item per stretch at home, a few exchanges leave most. */
const LEAST_MOVED = 0.25;

/** Returns the shortest stretches into which the list falls; null where it does not. */
export function shardsIn({ head, n }: Pick<ListFacts, 'head' | 'n'>): Shards | null {
  let [least, greatest, furthest, from] = [head[0], head[0], head[0], 0];
  for (let to = 1; to - from <= n / 2 && to < head.length; to++) {
    const length = to - from;
    // The last stretch of the order before may be shorter than the others: where it comes first, the one behind it tells their length.
    if (from === 0 && greatest === n - 1 && least === n - length && length > 1) {
      [least, greatest, furthest, from] = [head[to], head[to], Math.abs(head[to] - to), to];
      continue;
    }
    // The first `length` items: only where they are a stretch, and mixed unless so few are left as they were by luck, can so long a one fit everywhere.
    const whole = greatest - least + 1 === length && least % length === 0;
    if (length > 1 && whole && (least > 0 || length <= SHORT || furthest >= FURTHEST * length)) {
      const found = fallInto(head, n, length);
      if (found) return found;
    }
    least = Math.min(least, head[to]);
    greatest = Math.max(greatest, head[to]);
    furthest = Math.max(furthest, Math.abs(head[to] - to));
  }
  return null;
}

function fallInto(head: Uint32Array, n: number, length: number): Shards | null {
  const last = Math.floor(n / length);
  let [shards, moved, still, from, furthest, rises, home] = [0, 0, 0, 0, 0, 0, 0];
  while (from < head.length) {
    const shard = Math.floor(head[from] / length);
    const to = from + (shard === last ? n % length : length);
    let isStill = true;
    for (let place = from; place < to && place < head.length; place++) {
      if (Math.floor(head[place] / length) !== shard) return null;
      const within = Math.abs(head[place] - shard * length - (place - from));
      if (within > 0) isStill = false;
      else home++;
      furthest = Math.max(furthest, within);
      if (place > from && head[place] > head[place - 1]) rises++;
    }
    shards++;
    if (isStill) still++;
    if (from !== shard * length) moved++;
    from = to;
  }
  // Stretches that only fall are turned round, and of those that luck does not leave as they were few may be so: neither is shuffled within.
  const isMixed = furthest >= FURTHEST * length && rises > 0 && home <= (1 - LEAST_MOVED) * head.length;
  return isMixed && still <= (shards >= FEWEST ? mostStill(shards, length) : 0) ? { length, shards, moved } : null;
}

/** Returns the most stretches that may be as they were: luck leaves one in `length`! so. The last one may also be too short to be otherwise. */
function mostStill(shards: number, length: number): number {
  let luck = shards;
  for (let factor = 2; factor <= length && luck > Number.EPSILON; factor++) luck /= factor;
  return luck + BEYOND * Math.sqrt(luck) + 1;
}
