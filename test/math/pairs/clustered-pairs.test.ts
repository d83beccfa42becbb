import { describe, expect, it } from 'vitest';
import { logEqualPairs } from '../../../src/math/pairs/clustered-pairs.js';

/** The means of the numbers of kinds that come exactly m = 2 … 8 times among N deals of S: S C(N, m) S^−m (1 − 1/S)^(N − m), factor by factor. */
function meansOf(trials: number, orders: number): readonly number[] {
  return [2, 3, 4, 5, 6, 7, 8].map((alike) => {
    let mean = orders * Math.exp((trials - alike) * Math.log1p(-1 / orders));
    for (let i = 0; i < alike; i++) mean *= (trials - i) / (i + 1) / orders;
    return mean;
  });
}

/** P(X ≥ k) of the pairs that independent Poisson numbers of such kinds make, by putting one kind after the other to the sum. */
function compoundTail(k: number, trials: number, orders: number, most: number): number {
  const law = new Float64Array(most);
  law[0] = 1;
  for (const [i, mean] of meansOf(trials, orders).entries()) {
    const pairs = ((i + 2) * (i + 1)) / 2;
    const before = law.slice();
    law.fill(0);
    let chance = Math.exp(-mean);
    for (let count = 0; count * pairs < most && chance > 0; count++) {
      for (let x = count * pairs; x < most; x++) law[x] += chance * before[x - count * pairs];
      chance *= mean / (count + 1);
    }
  }
  return law.subarray(k).reduceRight((sum, chance) => sum + chance, 0);
}

/** As the doc comment has it: at least j with j(j + 1)/2 ≥ k coincidences, each a pair of two deals with the chance 1/S. */
function coincidences(j: number, mean: number): number {
  let log = 0;
  for (let i = 1; i <= j; i++) log += Math.log(mean / i);
  return log;
}

describe('the tail of equal pairs', () => {
  it.each([
    [100, 5040, [1, 2, 3, 4, 7, 10, 22, 29]],
    [100, 40_320, [1, 3, 6, 12]],
    [284, 40_320, [1, 5, 11, 30]],
    [12, 500, [1, 2, 6]],
    [2000, 6e9, [1, 3, 6, 10, 23]],
    // Few kinds of very many: 23 pairs are likelier as eight alike than as seven alike and two pairs, with next to nothing between them.
    [3e7, 4e18, [1, 22, 23, 27, 28]],
    // Hundreds of pairs are what is to be expected.
    [2000, 6000, [1, 100, 333, 400, 500]],
  ])('of %i deals of %i orders is that of Poisson numbers of deals alike', (trials, orders, all) => {
    for (const k of all) {
      const wanted = Math.log(compoundTail(k, trials, orders, 1400));
      expect(Math.abs(logEqualPairs(k, trials, Math.log2(orders)) - wanted), `${k}`).toBeLessThan(2e-6);
    }
  });

  it('is 1 of no pairs, and never more', () => {
    expect(logEqualPairs(0, 100, Math.log2(5040))).toBe(0);
    for (const orders of [100, 130, 170, 200, 230, 400]) expect(logEqualPairs(1, 100, Math.log2(orders))).toBeLessThanOrEqual(0);
    expect(logEqualPairs(1, 100, Math.log2(400))).toBeLessThan(-1e-7);
  });

  it('is bounded by coincidences where pairs are next to never, or hundreds', () => {
    // 45 pairs of ten deals: a mean of 4.5e-5, and then of 4.5e-4.
    for (const [k, j] of [
      [1, 1],
      [2, 2],
      [3, 2],
      [4, 3],
      [6, 3],
      [7, 4],
      [10, 4],
      [11, 5],
    ]) {
      expect(logEqualPairs(k, 10, Math.log2(1e6))).toBeCloseTo(coincidences(j, 4.5e-5), 9);
    }
    expect(Math.abs(logEqualPairs(2, 10, Math.log2(1e5)) - coincidences(2, 4.5e-4))).toBeGreaterThan(1e-3);
    // 496 pairs are 31 coincidences at the least, and 501 are 32.
    expect(logEqualPairs(501, 100, Math.log2(4950))).toBeCloseTo(coincidences(32, 1), 9);
    expect(logEqualPairs(496, 100, Math.log2(4950)) - coincidences(31, 1)).toBeLessThan(-1);
    expect(logEqualPairs(528, 100, Math.log2(4950))).toBeCloseTo(coincidences(32, 1), 9);
    expect(logEqualPairs(529, 100, Math.log2(4950))).toBeCloseTo(coincidences(33, 1), 9);
    // Of a mean of a hundred it says nothing.
    expect(logEqualPairs(501, 100, Math.log2(49.5))).toBe(0);
  });

  it('has a finite logarithm where its terms are below what a double holds, and there never rises with their number', () => {
    const orderBits = Math.log2(6_227_020_800);
    const counts = [1, 10, 50, 100, 150, 200, 300, 400, 500];
    const logs = counts.map((k) => logEqualPairs(k, 2000, orderBits));
    expect(logs.filter((log) => !Number.isFinite(log) || log >= 0)).toEqual([]);
    expect(logs).toEqual(logs.toSorted((a, b) => b - a));
    expect(logEqualPairs(155_198, 2000, orderBits)).toBeLessThan(-1000);
    // Below 10^-280 it is told as that.
    expect(logs[4]).toBeGreaterThan(Math.log(1e-280));
    for (const log of logs.slice(5)) expect(log).toBeCloseTo(Math.log(1e-280), 9);
  });
});
