import type { Claim, ClaimScope } from '../../core/claim/claim.js';
import type { Look } from '../../core/claim/survey.js';
import { survey } from '../../core/claim/survey.js';
import { naiveSwap } from '../../parts/shuffle/naive-swap.js';
import { follower, invertLaw } from '../compose-laws.js';
import { type Uneven, unevenness, unevenText } from './say-law.js';
import type { SmallLaw } from './small-laws.js';
import { smallLaws } from './small-laws.js';

const MOST = 5;

type Pair = Uneven & { readonly one: string; readonly from: string };

/** Claims that of two independent uniform deals, one relative to the other is uniform. */
export function relative({ shuffles, mostCards }: ClaimScope): Claim<Pair> {
  const most = Math.min(mostCards, MOST);
  const uniform = shuffles.filter((shuffle) => shuffle.uniform);
  return {
    id: 'relative',
    title: 'Two deals, one seen from the other',
    statement: `the order of one uniform deal, its cards renumbered as they lie in another, independent one, is uniform: every pair of the catalogue, for n = 2 to ${most}`,
    reference:
      'P. Diaconis, Group Representations in Probability and Statistics, Institute of Mathematical Statistics (1988): the law of a quotient of two independent permutations',
    check: () =>
      survey(smallLaws(uniform, most), (laws) =>
        survey(
          laws.flatMap((one) => laws.map((other) => [one, other] as const)),
          ([one, other]) => seenFrom(one, other),
        ),
      ),
    twin: {
      statement: 'the same of two naive swaps',
      check: () => survey(smallLaws([naiveSwap], most), ([one]) => seenFrom(one, one)),
    },
    refuted: ({ from, one, ...uneven }) => `${one} as seen from ${from}: ${unevenText(uneven)}`,
  };
}

function seenFrom(one: SmallLaw, other: SmallLaw): Look<Pair> {
  const found = unevenness(follower(other.law).after(invertLaw(one.law)));
  return { cases: 1, counterexample: found && { one: other.id, from: one.id, ...found } };
}
