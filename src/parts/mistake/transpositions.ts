import type { Cure } from '../../core/record/cure.js';
import type { AdaptiveShuffle } from '../../core/subject/shuffle.js';
import { counted } from '../../core/words/counted.js';
import { swap } from '../shuffle/swap.js';
import { mistake } from './mistake.js';

const CURE: Cure = {
  wrong: { does: 'transposed' },
  right: { does: 'shuffled' },
  why: 'Random pairs leave some cards untouched for long: n log n / 2 swaps are hardly enough. A walk through the deck needs n − 1.',
};

/** Returns swaps of `times` random pairs, of two different cards or of any two. Every pair is as likely as any other. */
export function transpositions(times: number, different: boolean): AdaptiveShuffle {
  return mistake(
    {
      id: `${different ? 'transpositions' : 'random-swaps'}:${times}`,
      title: `${counted(times, 'random swap')}`,
      summary: different
        ? 'Again and again two different cards at random change places, too few times to mix.'
        : 'Again and again two cards at random, which may be one and the same, change places, too few times to mix.',
      cure: CURE,
    },
    (choices, deck) => {
      const n = deck.length;
      for (let k = 0; k < times; k++) {
        const i = choices.below(n);
        const j = different ? (i + 1 + choices.below(n - 1)) % n : choices.below(n);
        swap(deck, i, j);
      }
    },
  );
}

/** Returns swaps of `times` random pairs of neighbours. */
export function neighbourSwaps(times: number): AdaptiveShuffle {
  return mistake(
    {
      id: `adjacent-swaps:${times}`,
      title: `${counted(times, 'random swap')} of neighbours`,
      summary: 'Again and again two neighbours at random change places, so that cards stay near where they were.',
      cure: {
        ...CURE,
        why: 'A card that moves one place at a time needs about n³ swaps to come anywhere. A walk through the deck needs n − 1.',
      },
    },
    (choices, deck) => {
      for (let k = 0; k < times; k++) {
        const i = choices.below(deck.length - 1);
        swap(deck, i, i + 1);
      }
    },
  );
}
