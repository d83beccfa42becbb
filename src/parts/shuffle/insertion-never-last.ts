import type { PlannedShuffle } from '../../core/subject/shuffle.js';

/** Insertion with one place too few: a card can go before any card of the hand but never after the last, so the first card stays last. */
export const insertionNeverLast: PlannedShuffle = {
  kind: 'planned',
  id: 'insertion-never-last',
  title: 'Insertion that never reaches the end',
  summary: 'Each card is inserted below the length of the hand instead of up to it, so the first card always ends last.',
  reference:
    'D. E. Knuth, The Art of Computer Programming, vol. 3, 2nd ed. (1998), section 5.1.1: the insertion this gets wrong has one place more than the hand has cards',
  uniform: false,
  seenIn:
    'the bound one too small as in ptgamr/upnext pull request 45 (2016), where the last song could never come up; no published case of the insertion itself is known to us',
  cure: {
    wrong: { does: 'draw', from: ['', 0], below: ['i', 0] },
    right: { does: 'draw', from: ['', 0], below: ['i', 1] },
    why: 'The next card may come to any place of the hand; the one behind its last card is left out.',
  },
  kernel: 'insertions',
  bounds: (n) => Uint32Array.from({ length: n - 1 }, (_, k) => k + 1),
  apply(draws, deck) {
    for (let i = 1; i < deck.length; i++) {
      const j = draws[i - 1];
      const card = deck[i];
      deck.copyWithin(j + 1, j, i);
      deck[j] = card;
    }
  },
};
