import { describe, expect, it } from 'vitest';
import { correctedLog } from '../../../src/math/pearson/corrected-log.js';
import { latticeShift } from '../../../src/math/pearson/lattice-shift.js';
import { shiftedGammaTails } from '../../../src/math/pearson/shifted-gamma.js';
import { statisticTails } from '../../../src/math/pearson/statistic-tails.js';
import { steppedTails } from '../../../src/math/pearson/stepped-tails.js';
import { threeMomentTails } from '../../../src/math/pearson/three-moment.js';
import { chiSquaredTails } from '../../../src/math/tails/chi-squared.js';

describe('chi-squared tails of a statistic', () => {
  it('are those of chi-squared, but below the lattice of whole counts are read on it', () => {
    expect(statisticTails(7, 4, 100)).toEqual(chiSquaredTails(7, 4));
    const { logUpper, upper } = chiSquaredTails(0, 4);
    const { logLower, lower } = chiSquaredTails(0.01, 4);
    expect(statisticTails(0, 4, 100)).toEqual({ upper, logUpper, lower, logLower });
    expect(statisticTails(0.009, 4, 100).lower).toBe(lower);
    expect(statisticTails(0.011, 4, 100).lower).toBeGreaterThan(lower);
  });
});

describe('the shifted gamma law', () => {
  it('is chi-squared where it has its cumulants, moved and stretched as it is', () => {
    for (const degrees of [1, 4.5, 30]) {
      for (const [move, stretch] of [
        [0, 1],
        [3, 1],
        [-7, 2.5],
      ]) {
        for (const at of [0.2, 1, 2]) {
          const value = at * degrees;
          const got = shiftedGammaTails(
            move + stretch * value,
            move + stretch * degrees,
            2 * degrees * stretch ** 2,
            8 * degrees * stretch ** 3,
          );
          expect(got.logUpper).toBeCloseTo(chiSquaredTails(value, degrees).logUpper, 10);
          expect(got.logLower).toBeCloseTo(chiSquaredTails(value, degrees).logLower, 10);
        }
      }
    }
  });

  it('has everything above its least value', () => {
    expect(shiftedGammaTails(-1, 4, 8, 32)).toEqual({ upper: 1, logUpper: 0, lower: 0, logLower: -Infinity });
  });
});

describe('tails of three moments', () => {
  it('are those of the shifted gamma law above, and of chi-squared below', () => {
    const got = threeMomentTails(12, 4, 20, 7, 40);
    const { logUpper, upper } = shiftedGammaTails(12, 4, 7, 40);
    const { logLower, lower } = statisticTails(12, 4, 20);
    expect(got).toEqual({ upper, logUpper, lower, logLower });
    expect(threeMomentTails(0, 4, 20, 7, 40).lower).toBe(statisticTails(0, 4, 20).lower);
  });
});

describe('the step of a lattice', () => {
  // The radius of a ball with the volume V of one point: a stretch 2r, a disc π r², a ball 4/3 π r³, π² r⁴/2.
  const volume = 0.3;
  it.each([
    [1, (volume / 2) ** 2],
    [2, volume / Math.PI],
    [3, ((3 * volume) / (4 * Math.PI)) ** (2 / 3)],
    [4, Math.sqrt((2 * volume) / Math.PI ** 2)],
  ])('in %d dimensions is the squared radius of a point’s ball at 0', (dimensions, square) => {
    expect(latticeShift(Math.log(volume), dimensions)(0) / square).toBeCloseTo(1, 12);
  });

  it('fades to nothing where balls hold many points', () => {
    const shift = latticeShift(Math.log(volume), 2);
    // A point takes the square root of its volume in every direction, and there are two.
    expect(shift(2 * volume) / shift(0)).toBeCloseTo(Math.exp(-1), 12);
    expect(shift(100)).toBeLessThan(1e-60);
  });

  it('is what the lower tail is read further up by, and the upper one not', () => {
    const logVolume = -1;
    const got = steppedTails(0.4, 3, logVolume, { grade: 'calibrated', logP: -2.5 });
    const { logLower } = chiSquaredTails(0.4 + latticeShift(logVolume, 3)(0.4), 3);
    expect(got).toEqual({ grade: 'calibrated', logP: -2.5, logLowerP: logLower });
    expect(logLower).toBeGreaterThan(chiSquaredTails(0.4, 3).logLower + 0.1);
  });
});

describe('a tail with corrections of first order', () => {
  const log = Math.log;

  it('is the tail and each part’s difference from it, by its weight', () => {
    // 0.1 + 0.5 (0.3 − 0.1) + 0.25 (0.02 − 0.1)
    const parts = [
      { weight: 0.5, log: log(0.3) },
      { weight: 0.25, log: log(0.02) },
    ];
    expect(Math.exp(correctedLog(log(0.1), parts))).toBeCloseTo(0.18, 14);
    expect(Math.exp(correctedLog(log(0.1), []))).toBeCloseTo(0.1, 14);
  });

  it('is that far beyond the range of doubles as well', () => {
    const far = correctedLog(-5000, [{ weight: 0.5, log: -5000 + log(3) }]);
    expect(far + 5000).toBeCloseTo(log(2), 10);
    expect(correctedLog(-5000, [{ weight: 0.5, log: -100 }])).toBeCloseTo(-100 + log(0.5), 10);
  });

  it('is never more than 1, and never less than the least of what it is made of', () => {
    expect(correctedLog(log(0.9), [{ weight: 3, log: log(0.99) }])).toBe(0);
    // 0.5 + 2 (0.1 − 0.5) is below 0, and 0.5 + 1.1 (0.1 − 0.5) = 0.06 below 0.1.
    for (const weight of [2, 1.25, 1.1]) expect(correctedLog(log(0.5), [{ weight, log: log(0.1) }])).toBe(log(0.1));
    expect(Math.exp(correctedLog(log(0.5), [{ weight: 0.9, log: log(0.1) }]))).toBeCloseTo(0.14, 14);
  });
});
