import type { Claim, ClaimScope } from '../../core/claim/claim.js';
import type { Look } from '../../core/claim/survey.js';
import { survey } from '../../core/claim/survey.js';
import { orderOf } from '../../math/orders/order-rank.js';
import { naiveSwap } from '../../parts/shuffle/naive-swap.js';
import { follower } from '../compose-laws.js';
import type { Law } from '../law.js';
import { lawOf } from '../law.js';
import { cardsText, type Uneven, unevenness, unevenText } from './say-law.js';
import type { SmallLaw } from './small-laws.js';
import { smallLaws } from './small-laws.js';

const MOST = 5;

type Spoilt = Uneven & { readonly shuffle: string; readonly to: readonly number[] };

/** Claims that rearranging does not matter. Every shuffle, known or not, is a mixture of fixed rearrangements, so checking those settles all. */
export function anyRearrangement({ shuffles, mostCards }: ClaimScope): Claim<Spoilt> {
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
    refuted: ({ shuffle, to, ...uneven }) => `${shuffle} with the rearrangement to ${cardsText(to)} before or after: ${unevenText(uneven)}`,
  };
}

/** Puts every fixed rearrangement before the shuffle and after it. */
function absorbs({ id, law }: SmallLaw): Look<Spoilt> {
  const after = follower(law);
  return survey(law.level.keys(), (rank) => {
    const fixed = alwaysThis(rank, law);
    const found = unevenness(after.after(fixed)) ?? unevenness(follower(fixed).after(law));
    return { cases: 2, counterexample: found && { shuffle: id, to: orderOf(rank, law.n), ...found } };
  });
}

/** Returns the law of always dealing the same order. */
function alwaysThis(rank: number, { n, level }: Law): Law {
  return lawOf(
    n,
    Array.from(level, (_, at) => (at === rank ? 1n : 0n)),
    1n,
  );
}
