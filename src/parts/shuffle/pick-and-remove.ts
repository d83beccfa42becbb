import type { PlannedShuffle } from '../../core/subject/shuffle.js';

/** Picks one card of the pile at a time, closes the gap, and lays the card at the end of the hand. The last card needs no draw. */
export const pickAndRemove: PlannedShuffle = {
  kind: 'planned',
  id: 'pick-and-remove',
  title: 'Pick and remove',
  summary: 'One card after another is taken from anywhere in the pile and laid at the end of the hand.',
  reference:
    'R. A. Fisher & F. Yates, Statistical Tables for Biological, Agricultural and Medical Research (1938), with a pile that closes up instead of a struck-out list',
  uniform: true,
  kernel: 'removals',
  bounds: (n) => Uint32Array.from({ length: n - 1 }, (_, k) => n - k),
  apply(draws, deck) {
    const pile = deck.slice();
    let left = pile.length;
    for (let k = 0; left > 0; k++) {
      const j = left === 1 ? 0 : draws[k];
      deck[k] = pile[j];
      pile.copyWithin(j, j + 1, left);
      left--;
    }
  },
  readBack(deal, draws) {
    const pile = Array.from(deal, (_, p) => p);
    for (let k = 0; k < draws.length; k++) {
      draws[k] = pile.indexOf(deal[k]);
      pile.splice(draws[k], 1);
    }
    return true;
  },
};
