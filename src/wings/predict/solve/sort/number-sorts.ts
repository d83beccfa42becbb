import type { PlannedShuffle } from '../../../../core/subject/shuffle.js';
import type { Reading } from '../readings.js';

/** The most values that a bound can name, so that draws are in the order of the numbers. */
const BOUND = 2 ** 32 - 1;

function numberSort(id: string, title: string, sign: 1 | -1): PlannedShuffle {
  return {
    kind: 'planned',
    id,
    title,
    summary: 'Every card gets a number, in the order of the deck, and the deck is sorted by them.',
    reference: 'D. E. Knuth (1997), The Art of Computer Programming 2, section 3.4.2, exercise 15',
    uniform: true,
    bounds: (n) => new Uint32Array(n).fill(BOUND),
    apply(draws, deck) {
      const cards = deck.slice();
      const order = Array.from(cards.keys()).sort((a, b) => sign * (draws[a] - draws[b]));
      for (const [p, place] of order.entries()) deck[p] = cards[place];
    },
  };
}

/** Sorts by one number a card, of which the order alone is seen: their draws are read as ranks, the smallest number's being 0. */
export const NUMBER_SORTS: readonly Reading[] = [
  {
    shuffle: numberSort('number-sort', 'Sort by one number a card', 1),
    ranked: true,
    read(deal, draws) {
      for (const [p, place] of deal.entries()) draws[place] = p;
      return true;
    },
  },
  {
    shuffle: numberSort('number-sort-down', 'Sort by one number a card, the largest first', -1),
    ranked: true,
    read(deal, draws) {
      for (const [p, place] of deal.entries()) draws[place] = deal.length - 1 - p;
      return true;
    },
  },
];

/** The rank of each draw among those of a deal. */
export function ranksOf(draws: Uint32Array): Uint32Array {
  const ranks = new Uint32Array(draws.length);
  for (const [rank, k] of Array.from(draws.keys())
    .sort((a, b) => draws[a] - draws[b])
    .entries())
    ranks[k] = rank;
  return ranks;
}
