import type { PlannedShuffle } from '../../core/subject/shuffle.js';
import { swap } from './swap.js';

/** Fisher–Yates whose loop ends at i > 1: the choice between the last two cards is never made, so only half of all permutations are reached. */
export const stopsEarly: PlannedShuffle = {
  kind: 'planned',
  id: 'stops-early',
  title: 'Fisher–Yates that stops one step early',
  summary: 'The loop ends one step too soon, so the first two positions are never settled between themselves.',
  reference:
    'Wikipedia, Fisher–Yates shuffle, section Implementation errors, en.wikipedia.org/wiki/Fisher–Yates_shuffle#Implementation_errors',
  uniform: false,
  seenIn:
    'the music player of Firefox OS before mozilla-b2g/gaia pull request 5536 (2012): the loop left one element out, so a list of two songs was never shuffled',
  cure: {
    wrong: { does: 'countDown', from: ['n', -1], to: ['', 2] },
    right: { does: 'countDown', from: ['n', -1], to: ['', 1] },
    why: 'The loop has to go down to the second position, or the first two are never settled between themselves.',
  },
  bounds: (n) => Uint32Array.from({ length: n - 2 }, (_, k) => n - k),
  apply(draws, deck) {
    for (let i = deck.length - 1, k = 0; i > 1; i--) {
      const j = draws[k++];
      swap(deck, i, j);
    }
  },
  swaps: (n) => Array.from({ length: n - 2 }, (_, k) => ({ at: n - 1 - k, from: 0, bound: n - k, halved: false })),
};
