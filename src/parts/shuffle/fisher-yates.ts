import type { PlannedShuffle } from '../../core/subject/shuffle.js';
import { swap } from './swap.js';

/**
 * Swaps each position, from the last down, with one at or below it.
 *
 * n · (n − 1) · … · 2 = n! lists of draws, and each leads to its own permutation: the card settled at i can be read off, then undone.
 */
export const fisherYates: PlannedShuffle = {
  kind: 'planned',
  id: 'fisher-yates',
  title: 'Fisher–Yates, downward',
  summary: 'From the last position down, each card is swapped with one at or below it.',
  reference: 'R. Durstenfeld, Algorithm 235: Random permutation, Communications of the ACM 7 (1964) 420, doi:10.1145/364520.364540',
  uniform: true,
  compared: { place: 1 },
  bounds: (n) => Uint32Array.from({ length: n - 1 }, (_, k) => n - k),
  apply(draws, deck) {
    for (let i = deck.length - 1, k = 0; i > 0; i--) {
      const j = draws[k++];
      swap(deck, i, j);
    }
  },
  swaps: (n) => Array.from({ length: n - 1 }, (_, k) => ({ at: n - 1 - k, from: 0, bound: n - k, halved: false })),
};
