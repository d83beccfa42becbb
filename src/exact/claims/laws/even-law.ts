import { survey } from '../../../core/claim/survey.js';
import type { Shuffle } from '../../../core/subject/shuffle.js';
import { exactLaw } from '../../exact-law.js';
import { type Uneven, unevenness, unevenText } from '../say-law.js';
import { claimedSizes, MOST_WALKED_LEAVES, walkableSizes } from '../sizes.js';
import type { LawOf } from './law-of.js';

/** Every order is equally likely. The twin has one choice that never takes its last value. */
export const evenLaw: LawOf<Uneven> = (shuffle, mostCards) => {
  const all = walkableSizes(shuffle, 2, mostCards);
  const check = (one: Shuffle) => () =>
    survey(all, (n) => {
      const { law, leaves } = exactLaw(one, n, MOST_WALKED_LEAVES);
      return { cases: leaves, counterexample: unevenness(law) };
    });
  return {
    statement: `deals each of the n! orders of n cards with probability exactly 1/n!, ${claimedSizes(all)}`,
    check: check(shuffle),
    twin: {
      statement: 'the same of this shuffle with its largest choice made from one value less, so that it never takes its last',
      check: check(withoutLastValue(shuffle)),
    },
    refuted: unevenText,
  };
};

/** Returns the shuffle with its largest bound one less; if bounds are not known beforehand, its first. */
function withoutLastValue(shuffle: Shuffle): Shuffle {
  if (shuffle.kind === 'planned') return { ...shuffle, bounds: (n) => lessOne(shuffle.bounds(n)) };
  return {
    ...shuffle,
    run(choices, deck) {
      let first = true;
      const below = (bound: number): number => {
        const less = first && bound > 1 ? 1 : 0;
        first = false;
        return choices.below(bound - less);
      };
      shuffle.run({ below }, deck);
    },
  };
}

function lessOne(bounds: Uint32Array): Uint32Array {
  const largest = bounds.indexOf(Math.max(...bounds));
  return bounds.map((bound, k) => (k === largest && bound > 1 ? bound - 1 : bound));
}
