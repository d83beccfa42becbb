import type { PlannedShuffle, SwapStep } from '../../core/subject/shuffle.js';
import { naiveSwap } from '../shuffle/naive-swap.js';
import { naiveSwapNMinus1 } from '../shuffle/naive-swap-n-minus-1.js';
import { roundIndex } from '../shuffle/round-index.js';
import { sattolo } from '../shuffle/sattolo.js';
import { swap } from '../shuffle/swap.js';
import { DRAW_AGAIN, mistake, type Recognised } from './mistake.js';

/** Returns a mistake that is a list of swaps, all of a deal's draws made before. */
function swapping(
  facts: Omit<PlannedShuffle, 'kind' | 'uniform' | 'reference' | 'bounds' | 'apply'> & { swaps(n: number): readonly SwapStep[] },
) {
  return {
    kind: 'planned',
    uniform: false,
    reference: 'Met in public code and questions',
    ...facts,
    bounds: (n) => Uint32Array.from(facts.swaps(n), ({ bound }) => bound),
    apply(draws, deck) {
      for (const [k, { at, from, halved }] of facts.swaps(deck.length).entries())
        swap(deck, at, from + (halved ? (draws[k] + 1) >> 1 : draws[k]));
    },
  } satisfies PlannedShuffle;
}

const ROUNDED = { ...roundIndex.cure, wrong: { does: 'rounded' }, right: DRAW_AGAIN } as const;

export const acrossHalves: PlannedShuffle = swapping({
  id: 'across-halves',
  title: 'Swaps between the halves alone',
  summary: 'Every card of the first half is swapped with one of the second half, and no two of one half ever with each other.',
  cure: {
    wrong: { does: 'halved' },
    right: { does: 'shuffled' },
    why: 'Every swap crosses the middle, so two cards of one half never change places.',
  },
  swaps: (n) => Array.from({ length: n >> 1 }, (_, at) => ({ at, from: n - (n >> 1), bound: n >> 1, halved: false })),
});

export const naiveRounded: PlannedShuffle = swapping({
  id: 'naive-rounded',
  title: 'Naive swap with a rounded index',
  summary: 'Every card is swapped with a card anywhere in the deck, at an index that is rounded, so both ends come half as often.',
  cure: { ...ROUNDED, why: 'Rounding gives the two ends half a share each, and cards that were settled are moved again.' },
  swaps: (n) => Array.from({ length: n }, (_, at) => ({ at, from: 0, bound: 2 * (n - 1), halved: true })),
});

export const roundForward: PlannedShuffle = swapping({
  id: 'round-forward',
  title: 'Forward shuffle with a rounded index',
  summary: 'Every card is swapped with one behind it, at an index that is rounded, so both ends come half as often.',
  cure: { ...ROUNDED, why: 'Rounding gives the two ends half a share each; rounding down gives every position a whole one.' },
  swaps: (n) => Array.from({ length: n - 1 }, (_, at) => ({ at, from: at, bound: 2 * (n - 1 - at), halved: true })),
});

/** Returns a list of swaps whose loop runs the other way: it makes the inverse orders. */
function looped(shuffle: PlannedShuffle): readonly PlannedShuffle[] {
  const { cure, id, summary, swaps, title } = shuffle;
  if (!swaps) return [];
  return [
    swapping({
      id: `${id}:other-way`,
      title: `${title}, its loop run the other way`,
      summary,
      ...(cure && { cure }),
      swaps: (n) => swaps(n).toReversed(),
    }),
  ];
}

/** Lists of swaps whose law, their loop run the other way, is that of no other mistake. */
export const otherWays: readonly PlannedShuffle[] = [naiveSwap, naiveSwapNMinus1, roundIndex, naiveRounded, roundForward].flatMap(looped);

/** A draw of 0 is taken for none: the card stays, twice as often as it should, and position 1 is never chosen. */
export const zeroStays = mistake(
  {
    id: 'zero-stays',
    title: 'Fisher–Yates that takes 0 for no choice',
    summary: 'Where the number drawn is 0, the card stays where it is, as after “or” in languages in which 0 is false.',
    cure: { wrong: { does: 'zeroSkipped' }, right: DRAW_AGAIN, why: '0 is a position like any other.' },
  },
  (choices, deck) => {
    for (let i = deck.length - 1; i > 0; i--) swap(deck, i, choices.below(i + 1) || i);
  },
);

/** No mistake where nobody may draw their own: shuffled until no card is in its place. */
export const derangement: Recognised = {
  ...mistake(
    {
      id: 'derangement',
      title: 'Every order in which no card stays in its place',
      summary: 'The deck is shuffled correctly, again and again, until no card lies where it was.',
    },
    (choices, deck) => {
      do {
        for (let i = deck.length - 1; i > 0; i--) swap(deck, i, choices.below(i + 1));
      } while (deck.some((card, p) => card === p));
    },
  ),
  rightFor: 'derangement',
  positionsOf: sattolo,
};
