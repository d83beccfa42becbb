import type { PlannedShuffle } from '../../core/subject/shuffle.js';
import { swap } from './swap.js';

/** The upward shuffle with j from i + 1: again only the permutations that are one single cycle. */
export const sattoloForward: PlannedShuffle = {
  kind: 'planned',
  id: 'sattolo-forward',
  title: "Sattolo's algorithm, upward, j > i",
  summary: 'From the first position up, each card is swapped with one strictly above it, so no card can stay in its place.',
  reference: 'D. Gries & J. Xue, Generating a random cyclic permutation, BIT 28 (1988) 569–572',
  uniform: false,
  seenIn: 'the rules page 504rules.github.io before pull request 71 (2015): floor(random · (n − i − 1)) + i + 1',
  cure: {
    wrong: { does: 'draw', from: ['i', 1], below: ['n', 0] },
    right: { does: 'draw', from: ['i', 0], below: ['n', 0] },
    why: 'A card must be allowed to stay where it is: without i itself, no card ever does.',
  },
  bounds: (n) => Uint32Array.from({ length: n - 1 }, (_, i) => n - 1 - i),
  apply(draws, deck) {
    for (let i = 0; i < deck.length - 1; i++) {
      const j = i + 1 + draws[i];
      swap(deck, i, j);
    }
  },
  swaps: (n) => Array.from({ length: n - 1 }, (_, i) => ({ at: i, from: i + 1, bound: n - 1 - i, halved: false })),
};
