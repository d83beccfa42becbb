import type { ListFacts } from './list-facts.js';

/** Neighbours in the list that stood at most so far apart before. */
export const NEAR = 8;

/** So many roots of what is expected above it, and so many pairs besides, come once in 10^9. */
const BEYOND = 7;
const BESIDES = 10;

/**
 * Whether hardly more items follow one that stood near them than luck makes, and `more` besides, on average: pieces that stay together leave few steps, and many items that move
 * alike, just as a shuffle does that has nothing to do with near items.
 */
export function isNearAsLuck({ head, n }: Pick<ListFacts, 'head' | 'n'>, more = 0): boolean {
  const expected = (2 * NEAR * head.length) / n + more;
  let near = 0;
  for (let place = 1; place < head.length; place++) if (Math.abs(head[place] - head[place - 1]) <= NEAR) near++;
  return near <= expected + BEYOND * Math.sqrt(expected) + BESIDES;
}
