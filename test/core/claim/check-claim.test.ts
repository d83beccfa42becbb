import { expect, it } from 'vitest';
import { checkClaim } from '../../../src/core/claim/check-claim.js';

it('a claim is kept with what its check and that of its twin found', () => {
  const twin = { statement: 'six is a prime number', check: () => ({ holds: false, cases: 2, counterexample: { factors: [2, 3] } }) };
  const claim = {
    id: 'five',
    title: 'Five',
    statement: 'five is a prime number',
    reference: 'Euclid, Elements VII',
    check: () => ({ holds: true, cases: 3, counterexample: null }),
    twin,
    refuted: () => '6 is 2 × 3',
  };
  expect(checkClaim(claim)).toEqual({
    id: 'five',
    holds: true,
    cases: 3,
    counterexample: null,
    twin: { holds: false, cases: 2, counterexample: { factors: [2, 3] } },
  });
});
