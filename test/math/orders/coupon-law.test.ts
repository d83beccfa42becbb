import { describe, expect, it } from 'vitest';
import { couponLaw, couponWindow } from '../../../src/math/orders/coupon-law.js';

/** P(T ≤ draws) of n cards by inclusion and exclusion, in whole numbers, to 30 places. */
function seenAll(n: number, draws: number): number {
  let sum = 0n;
  let ways = 1n;
  for (let left = 0; left <= n; left++) {
    sum += (left % 2 === 0 ? ways : -ways) * BigInt(n - left) ** BigInt(draws);
    ways = (ways * BigInt(n - left)) / BigInt(left + 1);
  }
  return Number((sum * 10n ** 30n) / BigInt(n) ** BigInt(draws)) / 1e30;
}

describe('the law of draws until every card was drawn', () => {
  it.each([2, 3, 5, 13, 52])('of %i cards is that of inclusion and exclusion', (n) => {
    const law = couponLaw(n);
    const window = couponWindow(n);
    expect(law).toHaveLength(window - n + 2);
    let upTo = 0;
    for (let draws = n; draws <= window; draws++) {
      upTo += law[draws - n];
      expect(Math.abs(upTo - seenAll(n, draws)), `${draws} draws`).toBeLessThan(1e-12);
    }
    expect(law[law.length - 1]).toBeCloseTo(1 - upTo, 12);
    // The window is the shortest in which nine in ten are seen.
    expect([seenAll(n, window) >= 0.9, seenAll(n, window - 1) >= 0.9]).toEqual([true, false]);
  });

  it('of three cards is that of every list of draws', () => {
    const lists = 3 ** 6;
    let seen = 0;
    for (let list = 0; list < lists; list++) {
      const drawn = new Set(Array.from({ length: 6 }, (_, k) => Math.floor(list / 3 ** k) % 3));
      if (drawn.size === 3) seen++;
    }
    const [three, four, five, six] = couponLaw(3);
    expect(three + four + five + six).toBeCloseTo(seen / lists, 14);
    expect(three).toBeCloseTo(6 / 27, 14);
  });
});
