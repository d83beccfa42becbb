import type { Claim, ClaimScope } from '../../core/claim.js';
import type { Look } from '../../core/survey.js';
import { survey } from '../../core/survey.js';
import { naiveSwap } from '../../parts/shuffle/naive-swap.js';
import { follower } from '../compose-laws.js';
import type { Law } from '../law.js';
import { lawOf } from '../law.js';
import { orderText, unevenness } from './say-law.js';
import type { SmallLaw } from './small-laws.js';
import { smallLaws } from './small-laws.js';

const MOST = 5;

/** Every shuffle, known or not, is a mixture of fixed rearrangements, so looking at those settles all. */
export function anyRearrangement({ shuffles, mostCards }: ClaimScope): Claim {
  const most = Math.min(mostCards, MOST);
  const uniform = shuffles.filter((shuffle) => shuffle.uniform);
  const check = (of: typeof shuffles) => () => survey(smallLaws(of, most), (laws) => survey(laws, absorbs));
  return {
    id: 'any-rearrangement',
    title: 'Nothing done before or after spoils a uniform deck',
    statement: `a deck dealt by a uniform shuffle stays uniform whichever of the n! fixed rearrangements comes before or after, and so with any mixture of them, which is what a shuffle is, for n = 2 to ${most}`,
    reference:
      'P. Diaconis, Group Representations in Probability and Statistics, Institute of Mathematical Statistics (1988): the uniform law is invariant',
    check: check(uniform),
    twin: { statement: 'the same of the naive swap', check: check([naiveSwap]) },
  };
}

/** Puts every fixed rearrangement before the shuffle and after it. */
function absorbs({ id, law }: SmallLaw): Look {
  const after = follower(law);
  return survey(law.level.keys(), (rank) => {
    const fixed = alwaysThis(rank, law);
    const found = unevenness(after.after(fixed)) ?? unevenness(follower(fixed).after(law));
    const counterexample = found === null ? null : `${id} with the rearrangement to ${orderText(rank, law.n)} before or after: ${found}`;
    return { cases: 2, counterexample };
  });
}

/** The law of always dealing the same order. */
function alwaysThis(rank: number, { n, level }: Law): Law {
  return lawOf(
    n,
    Array.from(level, (_, at) => (at === rank ? 1n : 0n)),
    1n,
  );
}
