import type { PlannedShuffle } from '../../core/subject/shuffle.js';
import { swap } from './swap.js';

/** Fisher–Yates with j < i: only the (n − 1)! permutations that are one single cycle, so no card stays where it was. */
export const sattolo: PlannedShuffle = {
  kind: 'planned',
  id: 'sattolo',
  title: "Sattolo's algorithm, j < i",
  summary: 'Each card is swapped with one strictly below it, so no card can stay in its place.',
  reference:
    'S. Sattolo, An algorithm to generate a random cyclic permutation, Information Processing Letters 22 (1986) 315–317, doi:10.1016/0020-0190(86)90073-6',
  uniform: false,
  compared: { place: 4 },
  seenIn: "lazy.js's shuffle before pull request 142 (2015): the index drawn never included i itself",
  cure: {
    wrong: { does: 'draw', from: ['', 0], below: ['i', 0] },
    right: { does: 'draw', from: ['', 0], below: ['i', 1] },
    why: 'A card must be allowed to stay where it is: without i itself, no card ever does.',
  },
  bounds: (n) => Uint32Array.from({ length: n - 1 }, (_, k) => n - 1 - k),
  apply(draws, deck) {
    for (let i = deck.length - 1, k = 0; i > 0; i--) {
      const j = draws[k++];
      swap(deck, i, j);
    }
  },
  swaps: (n) => Array.from({ length: n - 1 }, (_, k) => ({ at: n - 1 - k, from: 0, bound: n - 1 - k, halved: false })),
};
