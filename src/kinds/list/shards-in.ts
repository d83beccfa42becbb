import type { ListFacts } from './list-facts.js';

/** Stretches of the order before that stand in the list as stretches, each shuffled within. */
export interface Shards {
  /** Items of a stretch; the last one of the order before may have fewer. */
  readonly length: number;
  /** How many stretches were read. */
  readonly shards: number;
  /** How many of them stand elsewhere than before. */
  readonly moved: number;
}

/** Somewhere an item moves further than this share of its stretch: items that move a little leave some stretches whole by luck. */
const FURTHEST = 0.5;

/** So many standard deviations beyond luck come once in a thousand million. */
const BEYOND = 6;

/** Stretches that have to be there: fewer can come about by luck, or be one half of a list. */
const FEWEST = 3;

/** The shortest stretches into which the list falls; null where it does not. */
export function shardsIn({ head, n }: Pick<ListFacts, 'head' | 'n'>): Shards | null {
  let [least, greatest, furthest] = [head[0], head[0], head[0]];
  for (let length = 1; length <= n / 2 && length < head.length; length++) {
    // The first `length` items: only where they are a stretch, and mixed, can so long a one fit everywhere.
    const whole = greatest - least + 1 === length && least % length === 0;
    if (length > 1 && whole && (least > 0 || furthest >= FURTHEST * length)) {
      const found = fallInto(head, n, length);
      if (found) return found;
    }
    least = Math.min(least, head[length]);
    greatest = Math.max(greatest, head[length]);
    furthest = Math.max(furthest, Math.abs(head[length] - length));
  }
  return null;
}

function fallInto(head: Uint32Array, n: number, length: number): Shards | null {
  const last = Math.floor(n / length);
  let [shards, moved, still, from, furthest, rises] = [0, 0, 0, 0, 0, 0];
  while (from < head.length) {
    const shard = Math.floor(head[from] / length);
    const to = from + (shard === last ? n % length : length);
    let isStill = true;
    for (let place = from; place < to && place < head.length; place++) {
      if (Math.floor(head[place] / length) !== shard) return null;
      const within = Math.abs(head[place] - shard * length - (place - from));
      if (within > 0) isStill = false;
      furthest = Math.max(furthest, within);
      if (place > from && head[place] > head[place - 1]) rises++;
    }
    shards++;
    if (isStill) still++;
    if (from !== shard * length) moved++;
    from = to;
  }
  // Stretches that only fall are turned round, and of those that luck does not leave as they were few may be so: neither is shuffled within.
  const isMixed = furthest >= FURTHEST * length && rises > 0 && still <= mostStill(shards, length);
  return shards >= FEWEST && isMixed ? { length, shards, moved } : null;
}

/** Luck leaves one stretch in `length`! as it was; besides, the last one may be too short to be otherwise. */
function mostStill(shards: number, length: number): number {
  let luck = shards;
  for (let factor = 2; factor <= length && luck > Number.EPSILON; factor++) luck /= factor;
  return luck + BEYOND * Math.sqrt(luck) + 1;
}
