import type { Claim, ClaimScope } from '../../core/claim/claim.js';
import type { Look } from '../../core/claim/survey.js';
import { survey } from '../../core/claim/survey.js';
import { naiveSwap } from '../../parts/shuffle/naive-swap.js';
import { follower } from '../compose-laws.js';
import { type Uneven, unevenness, unevenText } from './say-law.js';
import type { SmallLaw } from './small-laws.js';
import { smallLaws } from './small-laws.js';

const MOST = 5;

type Pair = Uneven & { readonly first: string; readonly second: string };

/** Claims that one uniform shuffle is enough: with any independent step before or after it, the deck is uniform. */
export function composition({ shuffles, mostCards }: ClaimScope): Claim<Pair> {
  const most = Math.min(mostCards, MOST);
  return {
    id: 'composition',
    title: 'One uniform shuffle is enough',
    statement: `a uniform shuffle before or after any other, its choices independent of the other's, leaves a uniform deck: every pair of the catalogue, for n = 2 to ${most}`,
    reference:
      'P. Diaconis, Group Representations in Probability and Statistics, Institute of Mathematical Statistics (1988): a law convolved with the uniform one',
    check: () =>
      survey(smallLaws(shuffles, most), (laws) =>
        survey(
          laws.flatMap((first) => laws.filter((second) => first.uniform || second.uniform).map((second) => [first, second] as const)),
          ([first, second]) => oneAfter(first, second),
        ),
      ),
    twin: {
      statement: 'a naive swap after a naive swap leaves a uniform deck',
      check: () => survey(smallLaws([naiveSwap], most), ([one]) => oneAfter(one, one)),
    },
    refuted: ({ first, second, ...uneven }) => `${second} after ${first}: ${unevenText(uneven)}`,
  };
}

function oneAfter(first: SmallLaw, second: SmallLaw): Look<Pair> {
  const found = unevenness(follower(second.law).after(first.law));
  return { cases: 1, counterexample: found && { first: first.id, second: second.id, ...found } };
}
