import { survey } from '../../../core/claim/survey.js';
import { exactLaw } from '../../exact-law.js';
import { isUniform } from '../../law.js';
import { type Uneven, unevenness, unevenText } from '../say-law.js';
import { claimedSizes, MOST_WALKED_LEAVES, walkableSizes } from '../sizes.js';
import type { LawOf } from './law-of.js';

type Evenness = Uneven | { readonly n: number; readonly probability: string };

/** The only claim that holds for every shuffle that is not uniform: from 3 cards on its orders differ in probability. The twin claims that they do not. */
export const unevenLaw: LawOf<Evenness> = (shuffle, mostCards) => {
  const all = walkableSizes(shuffle, 3, mostCards);
  const enumerated = (n: number) => exactLaw(shuffle, n, MOST_WALKED_LEAVES);
  return {
    statement: `deals some orders of n cards with another probability than others, ${claimedSizes(all)}`,
    check: () =>
      survey(all, (n) => {
        const { law, leaves } = enumerated(n);
        return { cases: leaves, counterexample: isUniform(law) ? { n, probability: `1/${law.denominator}` } : null };
      }),
    twin: {
      statement: `deals each of the n! orders of n cards with probability exactly 1/n!, ${claimedSizes(all)}`,
      check: () =>
        survey(all, (n) => {
          const { law, leaves } = enumerated(n);
          return { cases: leaves, counterexample: unevenness(law) };
        }),
    },
    refuted: (found) => ('often' in found ? unevenText(found) : `of ${found.n} cards every order has probability ${found.probability}`),
  };
};
