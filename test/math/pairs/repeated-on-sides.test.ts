import { describe, expect, it } from 'vitest';
import { repeatedOnSides } from '../../../src/math/pairs/repeated-on-sides.js';
import { randomNumbers } from '../../support/random-numbers.js';

/** Lists of deals of two samplers in turn, each deal a number in place of its fingerprint. */
const listOf = (deals: readonly number[]): Float64Array => Float64Array.from(deals.flatMap((deal) => [deal % 3, deal]));

/** The same counted by hand. */
function byHand(deals: readonly number[]): { more: number; fewer: number } {
  const orders = [...new Set(deals)].map((order) => ({
    first: deals.filter((deal, i) => i % 2 === 0 && deal === order).length,
    second: deals.filter((deal, i) => i % 2 === 1 && deal === order).length,
  }));
  const again = orders.filter(({ first, second }) => first + second > 1);
  return {
    more: again.filter(({ first, second }) => first > second).length,
    fewer: again.filter(({ first, second }) => second > first).length,
  };
}

describe('repeatedOnSides', () => {
  it('counts the orders that come oftener from one sampler, and not those that both share or that come once', () => {
    // First sampler: 5, 5, 7, 8; second: 7, 9, 9, 9.
    expect(repeatedOnSides([listOf([5, 7, 5, 9, 7, 9, 8, 9])])).toEqual({ more: 1, fewer: 1 });
    expect(repeatedOnSides([listOf([1, 2, 3, 4])])).toEqual({ more: 0, fewer: 0 });
  });

  it.each([3, 20, 300])('is what a count by hand gives for deals of %s orders, however they are cut into lists', (orders) => {
    const random = randomNumbers(`repeated-on-sides/${orders}`);
    const deals = Array.from({ length: 400 }, () => Math.floor(orders * random() ** 2));
    const expected = byHand(deals);
    expect(repeatedOnSides([listOf(deals)])).toEqual(expected);
    expect(repeatedOnSides([listOf(deals.slice(100)), listOf(deals.slice(0, 100))])).toEqual(expected);
  });
});
