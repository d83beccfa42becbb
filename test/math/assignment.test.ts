import { expect, it } from 'vitest';
import { assign } from '../../src/math/assignment.js';
import { ordersOf } from '../support/orders-of.js';
import { randomNumbers } from '../support/random-numbers.js';

const costOf = (costs: Float64Array, columns: ArrayLike<number>): number =>
  Array.from(columns).reduce((sum, column, row) => sum + costs[row * columns.length + column], 0);

it.each([1, 2, 3, 5, 7])('gives %i rows the columns of least cost, as a search through all orders finds it', (n) => {
  const draw = randomNumbers(`assignment ${n}`);
  for (let round = 0; round < 20; round++) {
    const costs = Float64Array.from({ length: n * n }, () => Math.floor(draw() * 40) - 20);
    const found = assign(costs, n);
    expect([...found].toSorted((a, b) => a - b)).toEqual(Array.from({ length: n }, (_, column) => column));
    expect(costOf(costs, found)).toBe(Math.min(...ordersOf(n).map((order) => costOf(costs, order))));
  }
});

it('finds the order by which a table was shuffled', () => {
  const n = 100;
  const draw = randomNumbers('hidden');
  const hidden = Array.from({ length: n }, (_, k) => k).sort((a, b) => ((a * 37) % 101) - ((b * 37) % 101));
  const costs = Float64Array.from({ length: n * n }, (_, cell) => draw() + Number(hidden[Math.floor(cell / n)] !== cell % n));
  expect([...assign(costs, n)]).toEqual(hidden);
});
