import type { PlannedShuffle } from '../../core/subject/shuffle.js';

/** Inserts each card into the hand so far, at any of its places including both ends. */
export const randomInsertion: PlannedShuffle = {
  kind: 'planned',
  id: 'random-insertion',
  title: 'Random insertion',
  summary: 'Each card is inserted into the hand at any place, both ends included.',
  reference:
    'D. E. Knuth, The Art of Computer Programming, vol. 3, 2nd ed. (1998), section 5.1.1: a permutation built by insertion from its inversion table',
  uniform: true,
  kernel: 'insertions',
  bounds: (n) => Uint32Array.from({ length: n - 1 }, (_, k) => k + 2),
  apply(draws, deck) {
    for (let i = 1; i < deck.length; i++) {
      const j = draws[i - 1];
      const card = deck[i];
      deck.copyWithin(j + 1, j, i);
      deck[j] = card;
    }
  },
  readBack(deal, draws) {
    const hand = Array.from(deal);
    for (let i = hand.length - 1; i > 0; i--) {
      draws[i - 1] = hand.indexOf(i);
      hand.splice(draws[i - 1], 1);
    }
    return true;
  },
};
