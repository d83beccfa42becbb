import type { BlockRange } from './shard-schema.js';

/** Names blocks for messages: `7`, `7 to 12`. */
export function blockRanges({ end, first }: Pick<BlockRange, 'first' | 'end'>): string {
  return end - first === 1 ? String(first) : `${first} to ${end - 1}`;
}
