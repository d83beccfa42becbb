import { describe, expect, it } from 'vitest';
import { logEqualPairs } from '../../../src/math/pairs/clustered-pairs.js';
import { decidingPairLogs, equalPairTails } from '../../../src/math/pairs/equal-pairs.js';
import { logManyEqualPairs } from '../../../src/math/pairs/many-equal-pairs.js';
import { shiftedGammaTails } from '../../../src/math/pearson/shifted-gamma.js';
import { poissonTails } from '../../../src/math/tails/poisson.js';

/** Mean, variance and third cumulant of the equal pairs among N deals of S orders, from every list of deals there is. */
function momentsOf(trials: number, orders: number): readonly [mean: number, variance: number, third: number] {
  const values: number[] = [];
  for (let list = 0; list < orders ** trials; list++) {
    const counts = new Array<number>(orders).fill(0);
    for (let left = list, t = 0; t < trials; t++, left = Math.floor(left / orders)) counts[left % orders]++;
    values.push(counts.reduce((sum, count) => sum + (count * (count - 1)) / 2, 0));
  }
  const meanOf = (of: (value: number) => number): number => values.reduce((sum, value) => sum + of(value), 0) / values.length;
  const mean = meanOf((value) => value);
  return [mean, meanOf((value) => (value - mean) ** 2), meanOf((value) => (value - mean) ** 3)];
}

const pairsOf = (trials: number): number => (trials * (trials - 1)) / 2;

describe('the usual tails of equal pairs', () => {
  // SciPy 1.17.1: binom.sf(k − 1, pairs, 1/S), binom.cdf(k, pairs, 1/S).
  it.each([
    [3, 45, 8, 0.9321132574248097, 0.1695234673211231],
    [0, 9999, 120, 1, 4.579180194563771e-37],
    [140, 9999, 120, 8.002393313132575e-9, 0.9999999953428891],
  ])('of pairs that have no deal in common are binomial: %i of %i, one in %i', (k, pairs, orders, above, below) => {
    const { atLeast, atMost, logAtLeast, logAtMost } = equalPairTails(k, pairs, Math.log2(orders), false);
    expect(atLeast / above).toBeCloseTo(1, 10);
    expect(atMost / below).toBeCloseTo(1, 10);
    expect([logAtLeast, logAtMost]).toEqual([Math.log(atLeast), Math.log(atMost)].map((log) => expect.closeTo(log, 9)));
  });

  it.each([
    [5, 4],
    [6, 3],
    [4, 5],
    [9, 2],
  ])('of all pairs of %i deals of %i orders have the moments of every list of deals', (trials, orders) => {
    const moments = momentsOf(trials, orders);
    for (const k of [0, 1, 2, 4, 6]) {
      const { atLeast, atMost, logAtLeast, logAtMost } = equalPairTails(k, pairsOf(trials), Math.log2(orders), true);
      const from = shiftedGammaTails(k - 0.5, ...moments);
      const to = shiftedGammaTails(k + 0.5, ...moments);
      expect([atLeast, logAtLeast, atMost, logAtMost]).toEqual(
        [from.upper, from.logUpper, to.lower, to.logLower].map((tail) => expect.closeTo(tail, 9)),
      );
    }
  });

  it('are those of Poisson where deals that come three times do not matter: fewer than one deal in forty orders', () => {
    const [few, many] = [41, 39].map((orders) => {
      const { atLeast } = equalPairTails(20, pairsOf(20), Math.log2(20 * orders), true);
      return atLeast / poissonTails(20, pairsOf(20) / 20 / orders).atLeast;
    });
    expect(few).toBeCloseTo(1, 9);
    expect(Math.abs(many - 1)).toBeGreaterThan(0.1);
    // Of pairs that have no deal in common it never matters.
    expect(equalPairTails(3, 45, 3, false).atLeast).toBeCloseTo(0.9321132574248097, 12);
  });

  it.each([false, true])('keep their logs where a double has nothing left, sharing deals: %s', (overlapping) => {
    for (const bits of [700, 800, 850, 870, 900, 1200, 50_000]) {
      for (const k of [1, 2, 3]) {
        const wanted = k * (Math.log(5e9) - bits * Math.LN2) - [0, 0, Math.LN2, Math.log(6)][k];
        const { atLeast, atMost, logAtLeast, logAtMost } = equalPairTails(k, 5e9, bits, overlapping);
        expect(logAtLeast / wanted).toBeCloseTo(1, 9);
        expect(atLeast).toBe(Math.exp(logAtLeast));
        expect([atMost, logAtMost]).toEqual([1, 0].map((all) => expect.closeTo(all, 12)));
      }
      expect(equalPairTails(0, 5e9, bits, overlapping)).toMatchObject({ atLeast: 1, logAtLeast: 0 });
    }
  });
});

describe('what is decided by', () => {
  it('is the bound for many pairs above a mean of one, and the law of deals alike up to there', () => {
    const pairs = pairsOf(60);
    for (const k of [0, 1, 3, 8]) {
      const [many, few, one] = [pairs - 30, pairs + 30, pairs];
      const { logLowerP, logP } = logManyEqualPairs(k, 60, many);
      expect(decidingPairLogs(k, pairs, Math.log2(many))).toEqual({ logLowerP, logP });
      for (const orders of [few, one]) {
        expect(decidingPairLogs(k, pairs, Math.log2(orders))).toEqual({
          logP: logEqualPairs(k, 60, Math.log2(orders)),
          logLowerP: equalPairTails(k, pairs, Math.log2(orders), true).logAtMost,
        });
      }
    }
  });
});
