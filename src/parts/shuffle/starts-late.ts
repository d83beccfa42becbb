import type { PlannedShuffle } from '../../core/subject/shuffle.js';
import { swap } from './swap.js';

/** Fisher–Yates whose loop starts at n − 2: the last card never moves. */
export const startsLate: PlannedShuffle = {
  kind: 'planned',
  id: 'starts-late',
  title: 'Fisher–Yates that starts one step late',
  summary: 'The loop starts one position too low, so the last card never moves.',
  reference:
    'Wikipedia, Fisher–Yates shuffle, section Implementation errors, en.wikipedia.org/wiki/Fisher–Yates_shuffle#Implementation_errors',
  uniform: false,
  seenIn:
    "faker.js's random.shuffle before pull request 614 (reported 2018): the index was decremented too soon and the last element stayed last",
  cure: {
    wrong: { does: 'countDown', from: ['n', -2], to: ['', 1] },
    right: { does: 'countDown', from: ['n', -1], to: ['', 1] },
    why: 'The loop has to begin at the last position, or its card never moves.',
  },
  bounds: (n) => Uint32Array.from({ length: n - 2 }, (_, k) => n - 1 - k),
  apply(draws, deck) {
    for (let i = deck.length - 2, k = 0; i > 0; i--) {
      const j = draws[k++];
      swap(deck, i, j);
    }
  },
  swaps: (n) => Array.from({ length: n - 2 }, (_, k) => ({ at: n - 2 - k, from: 0, bound: n - 1 - k, halved: false })),
};
