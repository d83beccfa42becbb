import { describe, expect, it } from 'vitest';
import { lookThrough, survey } from '../../../src/core/claim/survey.js';

describe('survey', () => {
  it('adds up the cases of all looks where nothing refutes', () => {
    expect(survey([1, 2, 3], (cases) => ({ cases, counterexample: null }))).toEqual({ holds: true, cases: 6, counterexample: null });
  });

  it('stops at the first counterexample and counts its cases', () => {
    const looked: number[] = [];
    const found = survey([1, 2, 3], (cases) => {
      looked.push(cases);
      return { cases, counterexample: cases === 2 ? { even: 2 } : null };
    });
    expect(found).toEqual({ holds: false, cases: 3, counterexample: { even: 2 } });
    expect(looked).toEqual([1, 2]);
  });

  it('does not hold where there was nothing to look at', () => {
    expect(survey([], () => ({ cases: 1, counterexample: null }))).toEqual({ holds: false, cases: 0, counterexample: null });
  });
});

describe('looking through', () => {
  it('takes one case a look, up to the first that is refuted', () => {
    const odd = (n: number): { readonly even: number } | null => (n % 2 === 0 ? { even: n } : null);
    expect(lookThrough([1, 3, 5], odd)).toEqual({ holds: true, cases: 3, counterexample: null });
    expect(lookThrough([1, 4, 6], odd)).toEqual({ holds: false, cases: 2, counterexample: { even: 4 } });
  });
});
