import type { Claim, Finding } from '../../core/claim/claim.js';
import { survey } from '../../core/claim/survey.js';
import { factorial } from '../../math/fraction.js';
import { sizes } from './sizes.js';

const MOST_CARDS = 52;
const MOST_BITS = 1024;

type Divides = { readonly n: number; readonly bits: number; readonly orders: string; readonly ways: string; readonly each: string };

/** Claims that without redrawing, whole words never deal three or more cards evenly, however many they are. */
export function fixedBits(): Claim<Divides> {
  return {
    id: 'fixed-bits',
    title: 'Coins alone cannot deal three cards',
    statement: `n! does not divide 2^b, as it has the prime 3, so no shuffle that takes b bits a deal and never draws again is uniform, for n = 3 to ${MOST_CARDS} and b = 0 to ${MOST_BITS}`,
    reference:
      'D. E. Knuth & A. C. Yao, The complexity of nonuniform random number generation, in: Algorithms and Complexity, Academic Press (1976) 357–428',
    check: () => neverDivides(3),
    twin: { statement: 'the same from n = 2', check: () => neverDivides(2) },
    refuted: ({ bits, each, n, orders, ways }) => `${n}! = ${orders} divides 2^${bits} = ${ways}: each order can have ${each} of the ways`,
  };
}

function neverDivides(least: number): Finding<Divides> {
  return survey(sizes(least, MOST_CARDS), (n) => {
    const orders = factorial(n);
    return survey(sizes(0, MOST_BITS), (bits) => {
      const ways = 2n ** BigInt(bits);
      const divides = ways % orders === 0n;
      const counterexample = divides ? { n, bits, orders: `${orders}`, ways: `${ways}`, each: `${ways / orders}` } : null;
      return { cases: 1, counterexample };
    });
  });
}
