import type { PlannedShuffle } from '../../core/subject/shuffle.js';
import { swap } from './swap.js';

/** The naive swap with a bound one too small: the last position is never drawn, so the last card can never end where it began. */
export const naiveSwapNMinus1: PlannedShuffle = {
  kind: 'planned',
  id: 'naive-swap-n-minus-1',
  title: 'Naive swap that never draws the last position',
  summary: 'Every card is swapped with a card anywhere but the last place.',
  reference:
    'B. Arkin, F. Hill, S. Marks, M. Schmid & T. J. Walls, How We Learned to Cheat at Online Poker: A Study in Software Security (1999)',
  uniform: false,
  seenIn: 'the online poker rooms run on software of ASF, 1999: random(51)+1 for a deck of 52, as published by ASF itself',
  cure: {
    wrong: { does: 'draw', from: ['', 0], below: ['n', -1] },
    right: { does: 'draw', from: ['', 0], below: ['i', 1] },
    why: 'The last position is never chosen, and cards that were settled are moved again.',
  },
  bounds: (n) => new Uint32Array(n).fill(n - 1),
  apply(draws, deck) {
    for (let i = 0; i < deck.length; i++) {
      const j = draws[i];
      swap(deck, i, j);
    }
  },
  swaps: (n) => Array.from({ length: n }, (_, i) => ({ at: i, from: 0, bound: n - 1, halved: false })),
};
