import type { PlannedShuffle } from '../../core/subject/shuffle.js';
import { swap } from './swap.js';

/**
 * Fisher–Yates with j = Math.round(u · i) for u uniform on [0, 1): positions 0 and i are drawn half as often as the others.
 *
 * A draw of 2i equal parts gives exactly that law: rounding gives one part to each end and two to every position between.
 */
export const roundIndex: PlannedShuffle = {
  kind: 'planned',
  id: 'round-index',
  title: 'Fisher–Yates with a rounded index',
  summary: 'The index is rounded where it should be cut off, so both ends are drawn half as often as the positions between.',
  reference: 'MDN Web Docs, Math.random: Math.round would give a non-uniform distribution',
  uniform: false,
  seenIn: 'nkzw-tech/safe-word-list before pull request 1 (2024): the first and the last word came up half as often as the others',
  cure: {
    wrong: { does: 'rounded' },
    right: { does: 'draw', from: ['', 0], below: ['i', 1] },
    why: 'Rounding gives the two ends half a share each; rounding down gives every position a whole one.',
  },
  bounds: (n) => Uint32Array.from({ length: n - 1 }, (_, k) => 2 * (n - 1 - k)),
  apply(draws, deck) {
    for (let i = deck.length - 1, k = 0; i > 0; i--) {
      const j = (draws[k++] + 1) >> 1;
      swap(deck, i, j);
    }
  },
  swaps: (n) => Array.from({ length: n - 1 }, (_, k) => ({ at: n - 1 - k, from: 0, bound: 2 * (n - 1 - k), halved: true })),
};
