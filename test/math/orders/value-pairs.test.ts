import { describe, expect, it } from 'vitest';
import { pairDeviations, pairKernel } from '../../../src/math/orders/value-pairs.js';
import { ordersOf } from '../../support/orders-of.js';

/** Squares of the sums of two values, from the middle of the deck and twice over, at every two positions of a deck. */
function tableOf(deck: readonly number[]): Float64Array {
  const n = deck.length;
  return Float64Array.from({ length: n * n }, (_, at) => {
    const [p, q] = [Math.floor(at / n), at % n];
    return p < q ? (2 * deck[p] + 2 * deck[q] - 2 * (n - 1)) ** 2 : 0;
  });
}

describe('pairs of values', () => {
  it.each([4, 5, 6, 7])('of %i cards have the moments of every order', (n) => {
    const { cube, degrees, square } = pairKernel(n);
    const first = tableOf(Array.from({ length: n }, (_, card) => card));
    const moments = [0, 0, 0];
    const orders = ordersOf(n);
    for (const order of orders) {
      const table = tableOf(order);
      expect(pairDeviations(table, n) / square).toBeCloseTo(1, 11);
      // The product of two tables from the square of their sum.
      const both = pairDeviations(
        table.map((sum, at) => sum + first[at]),
        n,
      );
      const kernel = (degrees * (both - 2 * square)) / (2 * square);
      for (const power of [0, 1, 2]) moments[power] += kernel ** (power + 1) / orders.length;
    }
    expect(moments[0]).toBeCloseTo(0, 10);
    // What makes it the kernel of a projection, and no other weight of the squares does.
    expect(moments[1]).toBeCloseTo(degrees, 9);
    expect(moments[2]).toBeCloseTo(cube, 9);
  });

  it('are not changed by what belongs to one position each', () => {
    const n = 6;
    const table = tableOf([3, 0, 5, 1, 4, 2]);
    const more = table.map((sum, at) => sum + 7 * Math.floor(at / n) ** 2 + 7 * (at % n) ** 2);
    expect(pairDeviations(more, n)).toBeCloseTo(pairDeviations(table, n), 7);
    const other = table.map((sum, at) => (at === 1 ? sum + 1 : sum));
    expect(Math.abs(pairDeviations(other, n) - pairDeviations(table, n))).toBeGreaterThan(0.1);
  });

  it.each([52, 200])('of %i cards lean nearly as the square of a normal number', (n) => {
    // Of many cards k is nearly (z² − 1) n/2, z normal, whose cube has the mean 8 (n/2)³.
    const { cube, degrees } = pairKernel(n);
    expect(cube / n ** 3).toBeGreaterThan(1 - 10 / n);
    expect(cube / n ** 3).toBeLessThan(1);
    expect(degrees).toBe((n * (n - 3)) / 2);
  });
});
