import type { Claim } from '../../core/claim/claim.js';
import type { Look } from '../../core/claim/survey.js';
import { survey } from '../../core/claim/survey.js';
import { counted } from '../../core/words/counted.js';
import { factorial } from '../../math/fraction.js';
import { sizes } from './sizes.js';

const MOST_CARDS = 104;

/** Widths of seed or state in use, and the smallest deck that each cannot serve. */
const SHORT_OF: readonly (readonly [bits: number, cards: number])[] = [
  [16, 9],
  [32, 13],
  [48, 17],
  [53, 19],
  [64, 21],
  [128, 35],
  [225, 52],
  [256, 58],
];

type Bits = { readonly bits: number; readonly n: number; readonly seeds: string; readonly orders: string; readonly enough: boolean };

/** Claims that a deal follows from its seed, so there are no more deals than seeds. */
export function seedBits(): Claim<Bits> {
  const table = SHORT_OF.map(([bits, cards]) => `${counted(bits, 'bit')} from ${counted(cards, 'card')}`).join(', ');
  return {
    id: 'seed-bits',
    title: 'A short seed cannot reach every order',
    statement: `a deal that follows from b bits has at most 2^b orders, fewer than n! and so never uniform: ${table} up to ${MOST_CARDS}, and not with one card less`,
    reference: 'D. E. Knuth, The Art of Computer Programming, vol. 2, 3rd ed. (1997), section 3.4.2: no more permutations than seeds',
    check: () => survey(SHORT_OF, ([bits, cards]) => isShort(bits, cards)),
    twin: { statement: 'the same with one card less each', check: () => survey(SHORT_OF, ([bits, cards]) => isShort(bits, cards - 1)) },
    refuted: ({ bits, enough, n, orders, seeds }) =>
      `${counted(bits, 'bit')} have ${counted(seeds, 'value')} and ${n} cards ${counted(orders, 'order')}, which is ${enough ? 'no more' : 'more'}`,
  };
}

/** Tests that the width is too short from this many cards on, and long enough for one card less. */
function isShort(bits: number, least: number): Look<Bits> {
  const seeds = 2n ** BigInt(bits);
  return survey(sizes(least - 1, MOST_CARDS), (n) => {
    const orders = factorial(n);
    const enough = seeds >= orders;
    return { cases: 1, counterexample: enough === n < least ? null : { bits, n, seeds: `${seeds}`, orders: `${orders}`, enough } };
  });
}
