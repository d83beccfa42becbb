import { describe, expect, it } from 'vitest';
import { survey } from '../../src/core/survey.js';

describe('survey', () => {
  it('adds up the cases of all looks where nothing refutes', () => {
    expect(survey([1, 2, 3], (cases) => ({ cases, counterexample: null }))).toEqual({ holds: true, cases: 6, counterexample: null });
  });

  it('stops at the first counterexample and counts its cases', () => {
    const looked: number[] = [];
    const found = survey([1, 2, 3], (cases) => {
      looked.push(cases);
      return { cases, counterexample: cases === 2 ? 'two is even' : null };
    });
    expect(found).toEqual({ holds: false, cases: 3, counterexample: 'two is even' });
    expect(looked).toEqual([1, 2]);
  });

  it('does not hold where there was nothing to look at', () => {
    expect(survey([], () => ({ cases: 1, counterexample: null }))).toEqual({
      holds: false,
      cases: 0,
      counterexample: 'there was no case to look at',
    });
  });
});
