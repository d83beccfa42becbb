import type { ListFacts } from './list-facts.js';

/** The largest distance in the order before at which neighbours in the list count as near. */
export const NEAR = 8;

/** The number of roots of the expectation, and of pairs besides, by which it is exceeded once in 10^9. */
const BEYOND = 7;
const BESIDES = 10;

/**
 * Says whether hardly more items follow one that stood near them than luck makes, and `more` besides, on average. Pieces that stay together leave few
 * steps, and many items that move alike. So does a shuffle that has nothing to do with near items.
 */
export function isNearAsLuck({ head, n }: Pick<ListFacts, 'head' | 'n'>, more = 0): boolean {
  const expected = (2 * NEAR * head.length) / n + more;
  let near = 0;
  for (let place = 1; place < head.length; place++) if (Math.abs(head[place] - head[place - 1]) <= NEAR) near++;
  return near <= expected + BEYOND * Math.sqrt(expected) + BESIDES;
}
