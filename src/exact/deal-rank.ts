import type { Choices, Shuffle } from '../core/subject/shuffle.js';
import { reset, runWith } from '../core/subject/shuffle.js';
import { rankOf } from '../math/orders/order-rank.js';

/**
 * Returns a function that makes one deal of a fresh deck of `n` cards and returns the lexicographic index of its order. The deck is reused from call
 * to call.
 */
export function dealRank(shuffle: Shuffle, n: number): (choices: Choices) => number {
  const deck = new Uint16Array(n);
  return (choices) => {
    reset(deck);
    runWith(shuffle, choices, deck);
    return rankOf(deck, 0, n);
  };
}
