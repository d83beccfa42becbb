import { describe, expect, it } from 'vitest';
import { risingLaw } from '../../../../src/wings/lists/math/rising-law.js';

/** Rising sequences of the order in which n items come, of which item by item a digit says the pile; over all lists of digits. */
function dealtOut(n: number, piles: number): { readonly mean: number; readonly variance: number } {
  const digits = new Array<number>(n).fill(0);
  let [lists, sum, squares] = [0, 0, 0];
  for (;;) {
    // Sorted by digit, equal digits in their order; one more run than steps down.
    const sorted = digits.map((_, k) => k).sort((a, b) => digits[a] - digits[b] || a - b);
    const runs = 1 + sorted.filter((item, k) => k > 0 && item < sorted[k - 1]).length;
    lists++;
    sum += runs;
    squares += runs ** 2;
    let at = 0;
    while (at < n && digits[at] === piles - 1) digits[at++] = 0;
    if (at === n) return { mean: sum / lists, variance: squares / lists - (sum / lists) ** 2 };
    digits[at]++;
  }
}

describe('the law of rising sequences', () => {
  it.each([
    [2, 2],
    [5, 1],
    [5, 2],
    [6, 3],
    [7, 4],
    [5, 8],
  ])('of %i items in %i piles is that of every way to deal them', (n, piles) => {
    const { mean, variance } = dealtOut(n, piles);
    expect(risingLaw(n, piles).mean).toBeCloseTo(mean, 12);
    expect(risingLaw(n, piles).variance).toBeCloseTo(variance, 10);
  });

  it.each([100, 1000, 100_000])('of %i items goes on smoothly where the series takes over', (n) => {
    const [summed, series] = [risingLaw(n, 64 * n), risingLaw(n, 64 * n + 1)];
    expect(Math.abs(series.mean / summed.mean - 1)).toBeLessThan(1e-6);
    expect(Math.abs(series.variance / summed.variance - 1)).toBeLessThan(1e-3);
  });

  it('ends at that of a uniform order', () => {
    const { mean, variance } = risingLaw(1000, 2 ** 50);
    expect(mean).toBeCloseTo(1001 / 2, 6);
    expect(variance).toBeCloseTo(1001 / 12, 6);
  });
});
