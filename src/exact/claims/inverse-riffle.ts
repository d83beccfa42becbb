import type { Claim, ClaimScope } from '../../core/claim/claim.js';
import { survey } from '../../core/claim/survey.js';
import { counted } from '../../core/words/counted.js';
import { riffle } from '../../parts/shuffle/riffle.js';
import { sortKeys } from '../../parts/shuffle/sort-keys.js';
import { invertLaw } from '../compose-laws.js';
import { exactLaw } from '../exact-law.js';
import { type Differing, difference, differenceText } from './say-law.js';
import { MOST_WALKED_LEAVES, sizes } from './sizes.js';

const MOST = 6;
const MOST_BITS = 3;

type Apart = Differing & { readonly bits: number; readonly backwards: boolean };

/** Claims that short keys undo riffles: a bit of a card's key says from which packet it fell. */
export function inverseRiffle({ mostCards }: ClaimScope): Claim<Apart> {
  const most = Math.min(mostCards, MOST);
  const cases = sizes(1, MOST_BITS).flatMap((bits) => sizes(2, most).map((n) => ({ bits, n })));
  const check = (backwards: boolean) => () =>
    survey(cases, ({ bits, n }) => {
      const keys = exactLaw(sortKeys.parameter?.of(bits) ?? sortKeys, n, MOST_WALKED_LEAVES);
      const dealt = exactLaw(riffle.parameter?.of(bits) ?? riffle, n, MOST_WALKED_LEAVES);
      const found = difference(keys.law, backwards ? invertLaw(dealt.law) : dealt.law);
      return { cases: keys.leaves + dealt.leaves, counterexample: found && { bits, backwards, ...found } };
    });
  return {
    id: 'inverse-riffle',
    title: 'Sorting by short keys is riffling backwards',
    statement: `sorting by keys of k bits has the law of the order that undoes k riffles, for n = 2 to ${most} and k = 1 to ${MOST_BITS}`,
    reference:
      'D. Bayer & P. Diaconis, Trailing the dovetail shuffle to its lair, Annals of Applied Probability 2 (1992) 294–313, doi:10.1214/aoap/1177005705',
    check: check(true),
    twin: { statement: 'sorting by keys of k bits has the law of k riffles', check: check(false) },
    refuted: ({ backwards, bits, ...found }) => differenceText(found, `${backwards ? 'what undoes ' : ''}${riffles(bits)}`),
  };
}

function riffles(count: number): string {
  return count === 1 ? 'one riffle' : counted(count, 'riffle');
}
