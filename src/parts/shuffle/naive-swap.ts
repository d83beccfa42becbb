import type { PlannedShuffle } from '../../core/subject/shuffle.js';
import { swap } from './swap.js';

/** Swaps each position with any position. n^n equally likely lists of draws cannot split evenly over n! permutations when n > 2. */
export const naiveSwap: PlannedShuffle = {
  kind: 'planned',
  id: 'naive-swap',
  title: 'Naive swap with any position',
  summary: 'Every card is swapped with a card anywhere in the deck, settled ones included.',
  reference: 'D. P. Robbins & E. D. Bolker, The bias of three pseudo-random shuffles, Aequationes Mathematicae 22 (1981) 268–292',
  uniform: false,
  compared: { place: 3 },
  seenIn:
    "GNU make's --shuffle before commit 9251546; radashi's shuffle before pull request 338 (2025); explained in J. Atwood, The Danger of Naïveté (2007), blog.codinghorror.com/the-danger-of-naivete",
  cure: {
    wrong: { does: 'draw', from: ['', 0], below: ['n', 0] },
    right: { does: 'draw', from: ['', 0], below: ['i', 1] },
    why: 'n choices at each of n steps make n^n equally likely runs, which cannot be split evenly over n! orders.',
  },
  bounds: (n) => new Uint32Array(n).fill(n),
  apply(draws, deck) {
    for (let i = 0; i < deck.length; i++) {
      const j = draws[i];
      swap(deck, i, j);
    }
  },
  swaps: (n) => Array.from({ length: n }, (_, i) => ({ at: i, from: 0, bound: n, halved: false })),
};
