import { describe, expect, it } from 'vitest';
import { sharedBound } from '../../../src/math/pearson/shared-bound.js';
import { logFactorials } from '../../../src/math/pearson/trinomial-law.js';

// Deals in three equally likely cells: with k = 3 [same cell] − 1, Q = Σ (count − N/3)²/(N/3) on 2 degrees.
const pair = { values: [2, -1], chances: [1 / 3, 2 / 3] };

/** P(Q ≥ value) of so many deals, over every table of three counts. */
function exactly(value: number, trials: number): number {
  const logs = logFactorials(trials);
  let sum = 0;
  for (let a = 0; a <= trials; a++) {
    for (let b = 0; a + b <= trials; b++) {
      const counts = [a, b, trials - a - b];
      const q = counts.reduce((all, count) => all + (count - trials / 3) ** 2 / (trials / 3), 0);
      if (q > value - 1e-9) sum += Math.exp(logs[trials] - logs[a] - logs[b] - logs[trials - a - b] - trials * Math.log(3));
    }
  }
  return sum;
}

describe('a bound from what two deals have in common', () => {
  it('is never below the chance of that value, and 1 where the value is no more than is expected', () => {
    for (const trials of [2, 5, 12, 40]) {
      for (let value = 0; value <= 2 * trials; value += 0.5) {
        expect(sharedBound(value, 2, trials, pair), `${value} of ${trials}`).toBeGreaterThanOrEqual(
          Math.log(exactly(value, trials)) - 1e-9,
        );
      }
      for (const value of [0, 1, 2]) expect(sharedBound(value, 2, trials, pair)).toBe(0);
      expect(sharedBound(2.01, 2, trials, pair)).toBeLessThan(0);
    }
    // Ten chances of a tenth add up to a little less than 1.
    const tenths = { values: [9, ...new Array<number>(9).fill(-1)], chances: new Array<number>(10).fill(0.1) };
    for (const value of [8, 9]) expect(sharedBound(value, 9, 1000, tenths)).toBe(0);
  });

  it('is the chance that all deals are as the first one is, at the end of the law', () => {
    // (N − 1) log ⅓ exactly, since every other deal must then have k = 2 with it.
    for (const trials of [2, 5, 40]) expect(sharedBound(2 * trials, 2, trials, pair) / ((trials - 1) * Math.log(1 / 3))).toBeCloseTo(1, 10);
  });

  it('is the least that any tilt gives', () => {
    for (const [value, trials] of [
      [10, 12],
      [17, 12],
      [30, 40],
    ]) {
      const tilted = (t: number): number => (trials - 1) * Math.log(Math.exp(2 * t) / 3 + (2 * Math.exp(-t)) / 3) - t * (value - 2);
      let least = 0;
      for (let t = 0; t < 5; t += 1e-4) least = Math.min(least, tilted(t));
      expect(sharedBound(value, 2, trials, pair)).toBeCloseTo(least, 6);
      expect(sharedBound(value, 2, trials, pair)).toBeLessThanOrEqual(least);
    }
  });
});
