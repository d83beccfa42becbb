import type { Claim, Finding } from '../../core/claim/claim.js';
import type { Look } from '../../core/claim/survey.js';
import { survey } from '../../core/claim/survey.js';
import { gcd } from '../../math/fraction.js';
import { sizes } from './sizes.js';

const MOST = 1000;

type Refuting =
  | { readonly n: number; readonly orders: string; readonly ways: string; readonly each: string }
  | { readonly n: number; readonly shared: string };

/** Makes the counting argument against the naive swap, at every deck size that anyone shuffles. */
export function nToTheN(): Claim<Refuting> {
  return {
    id: 'n-to-the-n',
    title: 'n choices of n cannot be shared out over n! orders',
    statement: `n! does not divide n^n, as n − 1 divides n! and has no prime in common with n, so no shuffle of n steps with n equally likely choices each is uniform, for n = 3 to ${MOST}`,
    reference: 'D. P. Robbins & E. D. Bolker, The bias of three pseudo-random shuffles, Aequationes Mathematicae 22 (1981) 268–292',
    check: () => neverDivides(3),
    twin: { statement: 'n! does not divide n^n from n = 2 on', check: () => neverDivides(2) },
    refuted: (found) =>
      'ways' in found
        ? `${found.n}! = ${found.orders} divides ${found.n}^${found.n} = ${found.ways}: each order can have ${found.each} of the ways`
        : `${found.n - 1} and ${found.n} have the divisor ${found.shared} in common`,
  };
}

function neverDivides(least: number): Finding<Refuting> {
  let orders = 1n;
  for (let k = 2n; k < BigInt(least); k++) orders *= k;
  return survey(sizes(least, MOST), (size): Look<Refuting> => {
    const n = BigInt(size);
    orders *= n;
    const lists = n ** BigInt(size);
    // The remainder decides; the reason is looked at beside it.
    if (lists % orders === 0n)
      return { cases: 1, counterexample: { n: size, orders: `${orders}`, ways: `${lists}`, each: `${lists / orders}` } };
    const shared = gcd(n - 1n, n);
    return { cases: 1, counterexample: shared === 1n ? null : { n: size, shared: `${shared}` } };
  });
}
