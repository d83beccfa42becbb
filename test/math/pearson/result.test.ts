import { describe, expect, it } from 'vitest';
import { calibratedTails } from '../../../src/math/pearson/corrected-tails.js';
import { testResult } from '../../../src/math/pearson/result.js';
import { statisticTails } from '../../../src/math/pearson/statistic-tails.js';

const usual = statisticTails(40, 4, 100);
const deciding = calibratedTails({ logUpper: Math.log(1e-6), logLower: -0 });

describe('a result', () => {
  it('has the p of its usual law where no other decides, and that law’s grade', () => {
    const { grade, logP, p, plain } = testResult('t', 40, 4, usual, 'asymptotic', 100);
    expect({ grade, logP, p, plain }).toEqual({ grade: 'asymptotic', logP: usual.logUpper, p: usual.upper, plain: null });
    // JSON holds no −0.
    const certain = testResult('t', 0, 4, { upper: 1, logUpper: -0, lower: 1, logLower: -0 }, 'exact', 100);
    expect([Object.is(certain.logP, 0), Object.is(certain.logLowerP, 0)]).toEqual([true, true]);
  });

  it('has the p that decides where another law does, with that one’s grade, and the usual law’s as plain', () => {
    const result = testResult('t', 40, 4, usual, 'asymptotic', 100, deciding);
    expect(result.grade).toBe('calibrated');
    expect(result.logP).toBe(Math.log(1e-6));
    expect(result.p).toBeCloseTo(1e-6, 15);
    expect(result.logLowerP).toBe(0);
    expect(result.plain).toEqual({ p: usual.upper, logP: usual.logUpper, lowerP: usual.lower, logLowerP: usual.logLower });
  });
});
