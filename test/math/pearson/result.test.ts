import { describe, expect, it } from 'vitest';
import { calibratedTails, heldBack } from '../../../src/math/pearson/corrected-tails.js';
import { testResult } from '../../../src/math/pearson/result.js';
import { statisticTails } from '../../../src/math/pearson/statistic-tails.js';

const usual = statisticTails(40, 4, 100);
const deciding = calibratedTails({ logUpper: Math.log(1e-6), logLower: -0 });

describe('a result', () => {
  it('has the p of its usual law where no other decides, and that law’s grade', () => {
    const { grade, logP, p, plain } = testResult('t', 40, 4, usual, 'asymptotic', 100);
    expect({ grade, logP, p, plain }).toEqual({ grade: 'asymptotic', logP: usual.logUpper, p: usual.upper, plain: null });
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

describe('a row held back', () => {
  const FLOOR = Math.log(1.001e-3);

  it('never says less than one in a thousand below the deals it decides from', () => {
    expect(heldBack(deciding, usual, 99, 100)).toEqual({ logP: FLOOR, logLowerP: -0, grade: 'calibrated' });
    expect(heldBack(null, usual, 99, 100)).toEqual({ logP: FLOOR, logLowerP: usual.logLower, grade: 'asymptotic' });
    expect(heldBack(deciding, usual, 100, 100)).toBe(deciding);
  });

  it('leaves the usual law to decide where there is nothing to hold', () => {
    expect(heldBack(null, statisticTails(4, 4, 100), 99, 100)).toBeNull();
    expect(heldBack(null, usual, 100, 100)).toBeNull();
  });
});
