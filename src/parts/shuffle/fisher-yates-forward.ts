import type { PlannedShuffle } from '../../core/subject/shuffle.js';
import { swap } from './swap.js';

/**
 * Swaps each position, from the first up, with one at or above it.
 *
 * The first place takes one of n cards, the next one of the n − 1 left, and so on: any order has probability
 * 1/n · 1/(n − 1) · … · 1/2 = 1/n!.
 */
export const fisherYatesForward: PlannedShuffle = {
  kind: 'planned',
  id: 'fisher-yates-forward',
  title: 'Fisher–Yates, upward',
  summary: 'From the first position up, each card is swapped with one at or above it.',
  reference: 'D. E. Knuth, The Art of Computer Programming, vol. 2, 3rd ed. (1997), section 3.4.2, Algorithm P, counted upward',
  uniform: true,
  bounds: (n) => Uint32Array.from({ length: n - 1 }, (_, i) => n - i),
  apply(draws, deck) {
    for (let i = 0; i < deck.length - 1; i++) {
      const j = i + draws[i];
      swap(deck, i, j);
    }
  },
  swaps: (n) => Array.from({ length: n - 1 }, (_, i) => ({ at: i, from: i, bound: n - i, halved: false })),
};
