import { describe, expect, it } from 'vitest';
import { logMostEvenBins, logMostEvenTable } from '../../../../src/wings/lists/math/most-even.js';
import { everyOrder } from './every-order.js';

describe('the most even counts', () => {
  it('of 6 throws of a die of 3 sides come in 90 of 729 cases', () => {
    expect(Math.exp(logMostEvenBins([2, 2, 2]))).toBeCloseTo(90 / 729, 12);
  });

  it('of bins of different size come as often as the multinomial law says', () => {
    // 4!/(1! 3!) · (1/4) · (3/4)^3
    expect(Math.exp(logMostEvenBins([1, 3]))).toBeCloseTo(108 / 256, 12);
  });

  it.each([
    [6, [3, 3], [2, 4]],
    [8, [4, 4], [4, 4]],
  ])('of a table of %i items come in as many of all orders', (n, rows, columns) => {
    let [orders, even] = [0, 0];
    const wanted = (rows[0] * columns[0]) / n;
    for (const order of everyOrder(n)) {
      orders++;
      if (order.slice(0, rows[0]).filter((item) => item < columns[0]).length === wanted) even++;
    }
    expect(Math.exp(logMostEvenTable(rows, columns))).toBeCloseTo(even / orders, 12);
  });
});
