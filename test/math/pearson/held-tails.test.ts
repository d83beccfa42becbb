import { describe, expect, it } from 'vitest';
import { boundTail, calibratedTails, correctedBy, countedTails } from '../../../src/math/pearson/corrected-tails.js';
import { multinomialLaw } from '../../../src/math/pearson/multinomial-tails.js';
import { statisticTails } from '../../../src/math/pearson/statistic-tails.js';
import { tailsFromLower, tailsFromUpper } from '../../../src/math/tails/tails.js';

describe('the tails that decide', () => {
  it('are those of a law that is counted or calibrated, and its grade', () => {
    const { logLower, logUpper } = tailsFromUpper(-7);
    expect(countedTails({ logLower, logUpper })).toEqual({ logP: -7, logLowerP: logLower, grade: 'exact' });
    expect(calibratedTails({ logLower, logUpper })).toEqual({ logP: -7, logLowerP: logLower, grade: 'calibrated' });
  });

  it('are another law’s only where cells are small', () => {
    const small = multinomialLaw([0.25, 0.75], 100);
    expect(correctedBy(small, 9)).toEqual(calibratedTails(small.tails(9)));
    expect(correctedBy(multinomialLaw([0.25, 0.75], 1e6), 9)).toBeNull();
  });
});

const usual = statisticTails(40, 4, 100);
const deciding = calibratedTails({ logUpper: Math.log(1e-6), logLower: -0 });

describe('a row held back', () => {
  const FLOOR = Math.log(1.001e-3);

  it('is held in both tails, whichever law it comes from', () => {
    expect(boundTail(null, tailsFromLower(-30), 9, 10)).toEqual({ logP: expect.closeTo(0, 10), logLowerP: FLOOR, grade: 'asymptotic' });
    expect(boundTail({ logP: -1, logLowerP: -30, grade: 'exact' }, tailsFromLower(-1), 9, 10)).toEqual({
      logP: -1,
      logLowerP: FLOOR,
      grade: 'exact',
    });
  });

  it('is left to its own law where that says no less, at the floor itself too', () => {
    const own = { logP: -2, logLowerP: -0.2, grade: 'calibrated' } as const;
    expect(boundTail(own, tailsFromUpper(-30), 9, 10)).toEqual(own);
    expect(boundTail(null, tailsFromUpper(FLOOR), 9, 10)).toBeNull();
    expect(boundTail(null, tailsFromUpper(FLOOR - 1e-9), 9, 10)?.logP).toBe(FLOOR);
  });

  it('never says less than one in a thousand below the deals it decides from', () => {
    expect(boundTail(deciding, usual, 99, 100)).toEqual({ logP: FLOOR, logLowerP: -0, grade: 'calibrated' });
    expect(boundTail(null, usual, 99, 100)).toEqual({ logP: FLOOR, logLowerP: usual.logLower, grade: 'asymptotic' });
    expect(boundTail(deciding, usual, 100, 100)).toBe(deciding);
  });

  it('leaves the usual law to decide where there is nothing to hold', () => {
    expect(boundTail(null, statisticTails(4, 4, 100), 99, 100)).toBeNull();
    expect(boundTail(null, usual, 100, 100)).toBeNull();
  });
});
