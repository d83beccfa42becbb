import type { PlannedShuffle } from '../../core/subject/shuffle.js';
import { swap } from './swap.js';

/** Fisher–Yates with j in [1, i]: position 0 is never drawn and its card never moves. */
export const neverFirst: PlannedShuffle = {
  kind: 'planned',
  id: 'never-first',
  title: 'Fisher–Yates that never draws the first position',
  summary: 'The index starts at one where the deck starts at nought, so the first card never moves.',
  reference:
    'Wikipedia, Fisher–Yates shuffle, section Implementation errors, en.wikipedia.org/wiki/Fisher–Yates_shuffle#Implementation_errors',
  uniform: false,
  seenIn: 'the music queue uzox before pull request 6 (2022): the song at position 1 was never moved',
  cure: {
    wrong: { does: 'draw', from: ['', 1], below: ['i', 1] },
    right: { does: 'draw', from: ['', 0], below: ['i', 1] },
    why: 'A choice that begins at the second position leaves out the first card.',
  },
  bounds: (n) => Uint32Array.from({ length: n - 1 }, (_, k) => n - 1 - k),
  apply(draws, deck) {
    for (let i = deck.length - 1, k = 0; i > 0; i--) {
      const j = 1 + draws[k++];
      swap(deck, i, j);
    }
  },
  swaps: (n) => Array.from({ length: n - 1 }, (_, k) => ({ at: n - 1 - k, from: 1, bound: n - 1 - k, halved: false })),
};
