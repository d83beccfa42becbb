import type { PlannedShuffle } from '../../core/subject/shuffle.js';

/**
 * R's `sample`: picks one card of the pile at a time, lays it at the end of the hand, and fills its place with the last card of the pile. As in R,
 * the last card of all has a draw below 1.
 *
 * n! lists of draws, and each leads to its own permutation: it is the downward Fisher–Yates read from the other end.
 */
export const pickAndFill: PlannedShuffle = {
  kind: 'planned',
  id: 'pick-and-fill',
  title: 'Pick, and fill with the last',
  summary:
    'One card after another is taken from anywhere in the pile, its place is filled with the last card, and it is laid at the end of the hand.',
  reference: 'R Core Team, R 4.2.2 (2022), src/main/unique.c and random.c, do_sample: sampling without replacement',
  uniform: true,
  bounds: (n) => Uint32Array.from({ length: n }, (_, k) => n - k),
  apply(draws, deck) {
    const pile = deck.slice();
    for (let k = 0, left = pile.length; left > 0; k++) {
      const at = draws[k];
      deck[k] = pile[at];
      pile[at] = pile[--left];
    }
  },
  readBack(deal, draws) {
    const pile = Array.from(deal, (_, p) => p);
    for (let k = 0, left = pile.length; left > 0; k++) {
      draws[k] = pile.indexOf(deal[k]);
      pile[draws[k]] = pile[--left];
    }
    return true;
  },
};
