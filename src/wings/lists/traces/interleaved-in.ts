import type { ListFacts } from './list-facts.js';

/** Shards that are read side by side, an item of each in turn. */
export interface Interleaved {
  /** The number of shards open at once. */
  readonly together: number;
  /** Items of a shard, on average. */
  readonly length: number;
  /** The share of items that stand `together` places after the one that they followed. */
  readonly share: number;
}

/** The least share of all items that must stand so; by luck one in n does. */
const LEAST_SHARE = 0.9;

/** The fewest rounds, and the number of places looked at. */
const FEWEST_ROUNDS = 2;
const FEWEST_PLACES = 50;

/** Returns how shards are read in turn; null where they are not. */
export function interleavedIn({ head }: Pick<ListFacts, 'head'>): Interleaved | null {
  const together = head.indexOf(head[0] + 1);
  const looked = head.length - together;
  if (together < 2 || looked < Math.max(FEWEST_PLACES, (FEWEST_ROUNDS - 1) * together)) return null;
  let follow = 0;
  for (let place = together; place < head.length; place++) if (head[place] === head[place - together] + 1) follow++;
  const share = follow / looked;
  // Every item that follows none begins a shard.
  return share < LEAST_SHARE ? null : { together, length: Math.round(head.length / (head.length - follow)), share };
}
