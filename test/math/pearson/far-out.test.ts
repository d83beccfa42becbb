import { describe, expect, it } from 'vitest';
import { FAR_OUT_FROM, farOutTails, isFew } from '../../../src/math/pearson/far-out.js';
import { chiSquaredTails, chiSquaredUpperQuantile } from '../../../src/math/tails/chi-squared.js';
import type { Tails } from '../../../src/math/tails/tails.js';

/** What is made of a value of nine degrees that chi-squared gives this log, and a law beside it another. */
function told(logPlain: number, logFew: number, trials: number): number {
  const value = chiSquaredUpperQuantile(Math.exp(logPlain), 9);
  return farOutTails(value, 9, trials, { logUpper: logFew, logLower: -0.25 } as Tails).logP;
}

describe('the tail of few deals far out', () => {
  it('starts from the heavier of the law given and chi-squared', () => {
    expect(told(-30, -20, 1e6)).toBe(-20);
    expect(told(-30, -40, 1e6)).toBeCloseTo(-30, 9);
    expect(told(-30, -20, 400)).toBeCloseTo(told(-20, -30, 400), 9);
    const { grade, logLowerP } = farOutTails(40, 9, 100, { ...chiSquaredTails(40, 9), logLower: -0.25 });
    expect([grade, logLowerP]).toEqual(['calibrated', -0.25]);
    // A chance of nothing stays one, with no allowance and with one that stays.
    const nothing = { ...chiSquaredTails(Infinity, 9), logLower: 0 };
    expect([100, 20_000].map((trials) => farOutTails(Infinity, 9, trials, nothing).logP)).toEqual([
      expect.closeTo(-10 / 0.22, 9),
      -Infinity,
    ]);
  });

  it.each([10, 100, 10_000])('allows 0.055 L²/√N in %d deals, and stays where that would turn back', (trials) => {
    const root = Math.sqrt(trials);
    for (const log of [1, 5, 20].filter((far) => far < root / 0.11)) {
      expect(told(-log, -1000, trials)).toBeCloseTo(-(log - (0.055 * log ** 2) / root), 9);
    }
    const most = -root / 0.22;
    for (const log of [1, 2, 5].map((times) => (times * root) / 0.11).filter((far) => far < 600)) {
      expect(told(-log, -1000, trials)).toBeCloseTo(most, 9);
    }
  });

  it('fades between 10,000 and 20,000 deals, and is nothing from there on', () => {
    const allowed = (trials: number): number => told(-20, -1000, trials) + 20;
    for (const [trials, share] of [
      [10_001, 0.9999],
      [15_000, 0.5],
      [17_500, 0.25],
      [19_999, 0.0001],
    ]) {
      expect(allowed(trials) / ((share * 0.055 * 400) / Math.sqrt(trials))).toBeCloseTo(1, 6);
    }
    expect([allowed(20_000), allowed(30_000)].map((allowance) => Math.abs(allowance) < 1e-9)).toEqual([true, true]);
    expect(allowed(5000) / ((0.055 * 400) / Math.sqrt(5000))).toBeCloseTo(1, 6);
  });

  it('reaches one in a hundred million from the fewest deals at which it can, and not with a deal less', () => {
    expect(told(-600, -1000, FAR_OUT_FROM)).toBeLessThanOrEqual(Math.log(1e-8));
    expect(told(-600, -1000, FAR_OUT_FROM - 1)).toBeGreaterThan(Math.log(1e-8));
  });

  it('is asked for below 20,000 deals, or 50 expected in a cell', () => {
    expect([isFew(19_999, 1e9), isFew(20_000, 49.9), isFew(20_000, 50)]).toEqual([true, true, false]);
  });
});
