import type { PlannedShuffle } from '../../core/subject/shuffle.js';

/** Builds a shuffled copy: card i takes place j ≤ i, and the card that lay there moves to the new place i. */
export const insideOut: PlannedShuffle = {
  kind: 'planned',
  id: 'inside-out',
  title: 'Inside-out Fisher–Yates',
  summary: 'A shuffled copy grows card by card: the new card takes a place at or below its own, and whatever lay there moves to the end.',
  reference: 'D. E. Knuth, The Art of Computer Programming, vol. 2, 3rd ed. (1997), section 3.4.2, remark after Algorithm P',
  uniform: true,
  compared: { place: 2 },
  bounds: (n) => Uint32Array.from({ length: n - 1 }, (_, k) => k + 2),
  apply(draws, deck) {
    // The copy can grow where the source lies: places from i on still hold the source.
    for (let i = 1; i < deck.length; i++) {
      const j = draws[i - 1];
      const card = deck[i];
      deck[i] = deck[j];
      deck[j] = card;
    }
  },
  swaps: (n) => Array.from({ length: n - 1 }, (_, k) => ({ at: k + 1, from: 0, bound: k + 2, halved: false })),
};
