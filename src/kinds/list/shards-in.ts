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
  let [shards, moved, from, furthest] = [0, 0, 0, 0];
  while (from < head.length) {
    const shard = Math.floor(head[from] / length);
    const to = from + (shard === last ? n % length : length);
    for (let place = from; place < to && place < head.length; place++) {
      if (Math.floor(head[place] / length) !== shard) return null;
      furthest = Math.max(furthest, Math.abs(head[place] - shard * length - (place - from)));
    }
    shards++;
    if (from !== shard * length) moved++;
    from = to;
  }
  return shards >= FEWEST && furthest >= FURTHEST * length ? { length, shards, moved } : null;
}
