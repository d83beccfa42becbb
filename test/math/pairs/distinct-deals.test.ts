import { describe, expect, it } from 'vitest';
import { distinctDeals, equalDealsEffect } from '../../../src/math/pairs/distinct-deals.js';

describe('how many different deals equal pairs speak for', () => {
  const compared = { pairs: 1e6, orderBits: 40, all: true };

  // Garwood's limits of a Poisson mean, by SciPy 1.17.1: chi2.ppf(.025, 2 c)/2, chi2.ppf(.975, 2 c + 2)/2.
  it.each([
    [1, 0.025317807984289876, 5.571643390938898],
    [3, 0.6186721228956014, 8.767273069742323],
    [10, 4.7953886961324335, 18.39035604201778],
    [200, 173.24088268145732, 229.72198166544987],
  ])('is pairs over %i, from the upper to the lower limit of that count', (count, least, most) => {
    const { estimate, expected, high, low } = distinctDeals(compared, count, 1e-8);
    expect(estimate).toBe(1e6 / count);
    expect([1e6 / low / most, 1e6 / (high ?? 0) / least]).toEqual([1, 1].map(() => expect.closeTo(1, 11)));
    expect(expected).toBe(1e6 / 2 ** 40);
  });

  it('has no upper end where no two deals are equal', () => {
    const { estimate, high, low, name } = distinctDeals(compared, 0, 1e-8);
    expect([name, estimate, high]).toEqual(['distinct-deals', null, null]);
    expect(1e6 / low).toBeCloseTo(3.6888794541139354, 11);
  });

  /**
   * Pairs without a deal in common: the fewest whose chance binom.sf(k − 1, pairs, 1/S) is below the level, and the mean at which a Poisson
   * count is as many 99 times in 100, gammaincinv(k, .99), by SciPy 1.17.1.
   */
  it.each([
    [9999, 120, 1e-3, 140.29848617628116],
    [9999, 120, 1e-8, 168.98675137994894],
    [9999, 2 ** 40, 1e-3, 4.60517018598809],
    [50, 4, 1e-3, 36.84131926005286],
    [50, 4, 1e-8, 46.60842983011921],
  ])('is seen, of %i pairs of %i orders at a level of %d, up to where a mean of %d leaves', (pairs, orders, level, mean) => {
    const { seenUpTo } = distinctDeals({ pairs, orderBits: Math.log2(orders), all: false }, 0, level);
    expect(pairs / seenUpTo / mean).toBeCloseTo(1, 11);
  });

  it('takes more pairs for seen where deals share pairs than where they do not', () => {
    const [shared, apart] = [true, false].map((all) => distinctDeals({ pairs: 4950, orderBits: Math.log2(5040), all }, 0, 1e-8).seenUpTo);
    // Twelve pairs have a chance of 4.5e-8 with 100 deals of seven cards, by the generating function, and 14 the first below 1e-8.
    expect(shared).toBeLessThan(apart);
  });
});

describe('the size of a row of equal deals', () => {
  const compared = { pairs: 1e6, orderBits: 40, all: true };

  it('is how many different deals there are, or how often one came that makes the pairs', () => {
    const distinct = distinctDeals(compared, 45, 1e-8);
    expect(equalDealsEffect(compared, { trials: 1415, value: 45 }, 1e-8)).toEqual(distinct);
    expect(equalDealsEffect(compared, { trials: 1415, value: 45, frequent: { times: 10, different: 1, together: 10 } }, 1e-8)).toEqual({
      name: 'frequent-deal',
      expected: distinct.expected,
      times: 10,
      different: 1,
      together: 10,
      seenUpTo: distinct.seenUpTo,
    });
  });
});
