import type { Claim, Finding } from '../../core/claim.js';
import { survey } from '../../core/survey.js';
import { gcd } from '../../math/fraction.js';
import { sizes } from './sizes.js';

const MOST = 1000;

/** The counting argument against the naive swap, at every size of deck that anyone shuffles. */
export function nToTheN(): Claim {
  return {
    id: 'n-to-the-n',
    title: 'n choices of n cannot be shared out over n! orders',
    statement: `n! does not divide n^n, as n − 1 divides n! and has no prime in common with n, so no shuffle of n steps with n equally likely choices each is uniform, for n = 3 to ${MOST}`,
    reference: 'D. P. Robbins & E. D. Bolker, The bias of three pseudo-random shuffles, Aequationes Mathematicae 22 (1981) 268–292',
    check: () => neverDivides(3),
    twin: { statement: 'n! does not divide n^n from n = 2 on', check: () => neverDivides(2) },
  };
}

function neverDivides(least: number): Finding {
  let orders = 1n;
  for (let k = 2n; k < BigInt(least); k++) orders *= k;
  return survey(sizes(least, MOST), (size) => {
    const n = BigInt(size);
    orders *= n;
    const lists = n ** BigInt(size);
    // The remainder decides; the reason is looked at beside it.
    if (lists % orders === 0n) {
      return {
        cases: 1,
        counterexample: `${n}! = ${orders} divides ${n}^${n} = ${lists}: each order can have ${lists / orders} of the ways`,
      };
    }
    const shared = gcd(n - 1n, n);
    return { cases: 1, counterexample: shared === 1n ? null : `${n - 1n} and ${n} have the divisor ${shared} in common` };
  });
}
