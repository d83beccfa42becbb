import { describe, expect, it } from 'vitest';
import { logManyEqualPairs } from '../../../src/math/pairs/many-equal-pairs.js';

/** P(X = k) of the number of equal pairs among N deals of S orders, exactly: one order after another takes j of the deals left. */
function exactLaw(trials: number, orders: number): readonly number[] {
  const choose = (n: number, k: number): number => {
    let value = 1;
    for (let i = 1; i <= k; i++) value = (value * (n - k + i)) / i;
    return value;
  };
  // ways[n · (most + 1) + x]: ways in which the orders so far take n deals with x pairs, over S^n.
  const most = (trials * (trials - 1)) / 2;
  const chances = Array.from({ length: trials + 1 }, (_, left) =>
    Array.from({ length: left + 1 }, (__, j) => choose(left, j) * orders ** -j),
  );
  let ways = new Float64Array((trials + 1) * (most + 1));
  ways[0] = 1;
  for (let order = 0; order < orders; order++) {
    const next = new Float64Array(ways.length);
    for (const [at, value] of ways.entries()) {
      if (value === 0) continue;
      const n = Math.floor(at / (most + 1));
      for (const [j, chance] of chances[trials - n].entries()) next[at + j * (most + 1) + (j * (j - 1)) / 2] += value * chance;
    }
    ways = next;
  }
  return Array.from(ways.subarray(trials * (most + 1)));
}

describe('the bound on the chance of many equal pairs', () => {
  it.each([
    [12, 6],
    [20, 12],
    [30, 24],
    [24, 60],
  ])('of %i deals of %i orders is never below the exact chance, and has two fifths of its digits far out', (trials, orders) => {
    const law = exactLaw(trials, orders);
    expect(law.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
    // Every number that decides anything, and some far out.
    for (const k of law.keys()) {
      if (k >= 40 && k % 25 > 0) continue;
      const above = law.slice(k).reduce((sum, chance) => sum + chance, 0);
      const below = law.slice(0, k + 1).reduce((sum, chance) => sum + chance, 0);
      const { logLowerP, logP } = logManyEqualPairs(k, trials, orders);
      if (above > 1e-300) expect(logP).toBeGreaterThanOrEqual(Math.log(above) - 1e-9);
      if (below > 1e-300) expect(logLowerP).toBeGreaterThanOrEqual(Math.log(below) - 1e-9);
      if (above < 1e-4 && above > 1e-12) expect(logP).toBeLessThan(0.4 * Math.log(above));
    }
  });

  // The same bounds by mpmath 1.3 in 50 digits, each tilt by bisecting the slope, over every cut.
  it.each([
    [66, 12, 6, -12.607550288618622, 0],
    [40, 12, 6, -6.9300789747642, 0],
    [6, 12, 6, 0, -2.6078207017789348],
    [30, 24, 60, -10.636891908658765, 0],
    [276, 24, 60, -91.04533768931236, 0],
    [60, 30, 24, -8.735338109461885, 0],
    [0, 30, 24, 0, -14.83958101180668],
    [10, 40, 500, -6.650076302726533, 0],
    [0, 40, 500, 0, -0.8102061789137919],
  ])('of %i pairs among %i deals of %i orders is what another program makes of it', (k, trials, orders, log, lowerLog) => {
    const { logLowerP, logP } = logManyEqualPairs(k, trials, orders);
    expect(logP).toBeCloseTo(log, 9);
    expect(logLowerP).toBeCloseTo(lowerLog, 9);
  });

  it('is a number where no digits of the sum are left', () => {
    // Sixteen million deals of so few orders cannot all differ.
    const { logLowerP } = logManyEqualPairs(0, 16e6, 362_880);
    expect(logLowerP).toBeLessThan(-1e6);
    expect(logLowerP).toBeGreaterThan(-1e9);
  });

  it('says of 17,175 pairs among 167,850 deals of ten cards what they are, and of 3,900 nothing', () => {
    expect(logManyEqualPairs(17_175, 167_850, 3_628_800).logP).toBeLessThan(-500);
    expect(logManyEqualPairs(3900, 167_850, 3_628_800).logP).toBeGreaterThan(Math.log(0.3));
  });

  it('takes one deal that came 400 times for what it is, whatever the others did', () => {
    expect(logManyEqualPairs(2033 + 79_800, 121_198, 3_628_800).logP).toBeLessThan(Math.log(1e-12));
  });

  it('is quick, and holds, with many deals of few orders', () => {
    const mean = (16e6 * (16e6 - 1)) / 2 / 362_880;
    const spread = Math.sqrt(mean);
    expect(logManyEqualPairs(mean + 6 * spread, 16e6, 362_880).logP).toBeLessThan(-5);
    expect(logManyEqualPairs(mean + 6 * spread, 16e6, 362_880).logP).toBeGreaterThan(-20);
    expect(logManyEqualPairs(mean - 6 * spread, 16e6, 362_880).logLowerP).toBeLessThan(-5);
    expect(logManyEqualPairs(mean, 16e6, 362_880).logP).toBeGreaterThan(-1e-6);
  });
});
