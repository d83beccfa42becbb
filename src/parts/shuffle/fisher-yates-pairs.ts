import type { PlannedShuffle } from '../../core/subject/shuffle.js';
import { swap } from './swap.js';

/**
 * libstdc++'s std::shuffle: upward, two positions a draw. A draw below (i + 1)(i + 2) is two digits, where position i swaps with one at or below it
 * and then position i + 1. With an even number of cards position 1 has a draw of its own first, so that the rest pair up.
 *
 * The bounds' product is n!, and each list of draws leads to its own permutation as those of the upward Fisher–Yates do.
 */
export const fisherYatesPairs: PlannedShuffle = {
  kind: 'planned',
  id: 'fisher-yates-pairs',
  title: 'Fisher–Yates, two positions a draw',
  summary: 'From the second position up, each card is swapped with one at or below it, and one draw serves two positions.',
  reference: 'GCC 12 (2022), libstdc++, bits/stl_algo.h, std::shuffle: the branch for a generator of a large range',
  uniform: true,
  bounds(n) {
    const first = pairsFrom(n);
    const pairs = Array.from({ length: (n - first) / 2 }, (_, k) => (first + 2 * k + 1) * (first + 2 * k + 2));
    return Uint32Array.from(first === 2 ? [2, ...pairs] : pairs);
  },
  apply(draws, deck) {
    const first = pairsFrom(deck.length);
    if (first === 2) swap(deck, 1, draws[0]);
    for (let i = first, k = first - 1; i < deck.length; i += 2) {
      const draw = draws[k++];
      swap(deck, i, Math.floor(draw / (i + 2)));
      swap(deck, i + 1, draw % (i + 2));
    }
  },
  readBack(deal, draws) {
    const deck = deal.slice();
    const place = deal.slice();
    for (const [p, card] of deck.entries()) place[card] = p;
    // The last swaps are undone first: a card that is still to be moved up stands at the position of its own number.
    const undone = (i: number): number => {
      const j = place[i];
      deck[j] = deck[i];
      place[deck[j]] = j;
      return j;
    };
    const first = pairsFrom(deal.length);
    for (let i = deal.length - 1, k = draws.length - 1; i > first; i -= 2, k--) {
      const upper = undone(i);
      draws[k] = undone(i - 1) * (i + 1) + upper;
    }
    if (first === 2) draws[0] = undone(1);
    return true;
  },
};

/** The first position of the first pair: 1, or 2 where one position is left over. */
function pairsFrom(n: number): 1 | 2 {
  return n % 2 === 0 ? 2 : 1;
}
