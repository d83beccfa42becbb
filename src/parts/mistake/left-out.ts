import type { PlannedShuffle } from '../../core/subject/shuffle.js';
import { neverFirst } from '../shuffle/never-first.js';
import { startsLate } from '../shuffle/starts-late.js';

const WHOLE = { wrong: { does: 'restShuffled' }, right: { does: 'shuffled' } } as const;

/** The deals of `never-first`: the first card stays, every order of the others is equally likely. */
export const firstLeftOut: PlannedShuffle = {
  ...neverFirst,
  id: 'first-left-out',
  title: 'The first card was left out of the shuffle',
  summary: 'All cards but the first are shuffled, correctly, and laid behind it.',
  cure: { ...WHOLE, why: 'The part that is shuffled begins at the second card.' },
};

/** The deals of `starts-late`: the last card stays, every order of the others is equally likely. */
export const lastLeftOut: PlannedShuffle = {
  ...startsLate,
  id: 'last-left-out',
  title: 'The last card was left out of the shuffle',
  summary: 'All cards but the last are shuffled, correctly, and laid before it.',
  cure: { ...WHOLE, why: 'The part that is shuffled ends before the last card.' },
};

/** The deals of `starts-late`: the last card of the pool is never drawn until it is alone. */
export const poolMinusOne: PlannedShuffle = {
  ...startsLate,
  id: 'pool-minus-one',
  title: 'Pick and remove that never picks the last card',
  summary: 'Cards are taken from a pool that shrinks, by a number one too small, so the last one stays until it is alone.',
  cure: {
    wrong: { does: 'pooledShort' },
    right: { does: 'pooled' },
    why: 'The number drawn must be able to reach every card that is left, the last included.',
  },
};
