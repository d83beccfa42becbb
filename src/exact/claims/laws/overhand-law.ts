import { counted } from '../../../core/counted.js';
import type { PlannedShuffle } from '../../../core/shuffle.js';
import { survey } from '../../../core/survey.js';
import { follower } from '../../compose-laws.js';
import { exactLaw } from '../../exact-law.js';
import type { Law } from '../../law.js';
import { difference } from '../say-law.js';
import { claimedSizes, MOST_WALKED_LEAVES, walkableSizes } from '../sizes.js';
import type { LawOf } from './law-of.js';

/** One pass cuts or does not cut at each gap between cards. Two passes, every way dealt once, have the law of one pass done after another. The twin has two passes deal what one does. */
export const overhandLaw: LawOf = (shuffle, mostCards) => {
  const passes = [shuffle.parameter?.of(1), shuffle.parameter?.of(2)].filter((one): one is PlannedShuffle => one?.kind === 'planned');
  const [one, two] = passes;
  const all = passes.length === 2 ? walkableSizes(two, 2, mostCards) : [];
  const check = (combined: (once: Law) => Law, expected: string) => () =>
    survey(all, (n) => {
      const once = exactLaw(one, n, MOST_WALKED_LEAVES);
      const twice = exactLaw(two, n, MOST_WALKED_LEAVES);
      const counterexample = outOfReach(once.law) ?? difference(twice.law, combined(once.law), expected);
      return { cases: once.leaves + twice.leaves, counterexample };
    });
  return {
    statement: `one pass deals exactly 2^(n − 1) of the n! orders, and the law of two passes, every way dealt once, is that of one pass multiplied with itself, ${claimedSizes(all)}`,
    check: check((once) => follower(once).after(once), 'one pass after another'),
    twin: { statement: 'the law of two passes is that of one pass', check: check((once) => once, 'one pass') },
  };
};

/** What refutes that 2^(n − 1) orders are dealt. */
function outOfReach({ n, levels, level }: Law): string | null {
  const dealt = level.reduce((count, at) => count + (levels[at] > 0n ? 1 : 0), 0);
  return dealt === 2 ** (n - 1) ? null : `of ${n} cards one pass deals ${counted(dealt, 'order')}, not ${2 ** (n - 1)}`;
}
