import { survey } from '../../../core/claim/survey.js';
import type { PlannedShuffle } from '../../../core/subject/shuffle.js';
import { counted } from '../../../core/words/counted.js';
import { follower } from '../../compose-laws.js';
import { exactLaw } from '../../exact-law.js';
import type { Law } from '../../law.js';
import { type Differing, difference, differenceText } from '../say-law.js';
import { claimedSizes, MOST_WALKED_LEAVES, walkableSizes } from '../sizes.js';
import type { LawOf } from './law-of.js';

type Passes = { readonly n: number; readonly dealt: number; readonly due: number } | (Differing & { readonly passes: number });

/** One pass cuts or does not cut at each gap between cards. Two passes, every way dealt once, have the law of one pass done after another. The twin has two passes deal what one does. */
export const overhandLaw: LawOf<Passes> = (shuffle, mostCards) => {
  const passes = [shuffle.parameter?.of(1), shuffle.parameter?.of(2)].filter((one): one is PlannedShuffle => one?.kind === 'planned');
  const [one, two] = passes;
  const all = passes.length === 2 ? walkableSizes(two, 2, mostCards) : [];
  const check = (times: 1 | 2) => () =>
    survey(all, (n) => {
      const once = exactLaw(one, n, MOST_WALKED_LEAVES);
      const twice = exactLaw(two, n, MOST_WALKED_LEAVES);
      const apart = difference(twice.law, times === 2 ? follower(once.law).after(once.law) : once.law);
      return { cases: once.leaves + twice.leaves, counterexample: outOfReach(once.law) ?? (apart && { passes: times, ...apart }) };
    });
  return {
    statement: `one pass deals exactly 2^(n − 1) of the n! orders, and the law of two passes, every way dealt once, is that of one pass multiplied with itself, ${claimedSizes(all)}`,
    check: check(2),
    twin: { statement: 'the law of two passes is that of one pass', check: check(1) },
    refuted: (found) =>
      'order' in found
        ? differenceText(found, found.passes === 2 ? 'one pass after another' : 'one pass')
        : `of ${found.n} cards one pass deals ${counted(found.dealt, 'order')}, not ${found.due}`,
  };
};

/** Finds what refutes that 2^(n − 1) orders are dealt. */
function outOfReach({ n, levels, level }: Law): Passes | null {
  const dealt = level.reduce((count, at) => count + (levels[at] > 0n ? 1 : 0), 0);
  return dealt === 2 ** (n - 1) ? null : { n, dealt, due: 2 ** (n - 1) };
}
