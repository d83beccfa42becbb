import { cacheBySize } from './cache-by-size.js';

/** The least share of windows in which all cards are seen; it sets their length. */
const SEEN = 0.9;

/**
 * Returns P(T = n + v), v = 0 … L − n, of the number T of independent even draws of one of n ≥ 2 cards until each was drawn, and after them P(T > L):
 * the classical coupon collector. L, the least number with P(T ≤ L) ≥ 9/10, is `couponWindow`. It goes draw by draw, since with k cards drawn the
 * next is a new one with chance (n − k)/n: W. Feller (1968), An Introduction to Probability Theory and Its Applications, vol. 1, 3rd ed., IX.3. Sums
 * of positive terms; within 1e-12 of sums of inclusion and exclusion in fractions in coupon-law.test.ts.
 */
export const couponLaw: (n: number) => Float64Array = cacheBySize((n) => {
  const drawn = new Float64Array(n + 1);
  drawn[0] = 1;
  const law: number[] = [];
  for (let draws = 1; drawn[n] < SEEN; draws++) {
    const all = drawn[n];
    for (let k = n; k > 0; k--) drawn[k] = (drawn[k] * k + drawn[k - 1] * (n - k + 1)) / n;
    drawn[0] = 0;
    if (draws >= n) law.push(drawn[n] - all);
  }
  return Float64Array.from([...law, 1 - drawn[n]]);
});

/** Returns the draws of a window of `n` cards. */
export function couponWindow(n: number): number {
  return n + couponLaw(n).length - 2;
}
