import { describe, expect, it } from 'vitest';
import type { Fitted, TestResult } from '../../../src/core/statistic/statistic.js';
import { handStatistics } from '../../../src/kinds/hand/catalogue.js';
import { partialDeals } from '../../../src/kinds/hand/partial-deals.js';
import { chiSquaredTails } from '../../../src/math/tails/chi-squared.js';
import { dealFirst, seen } from '../../support/hands-of.js';

function fitOf(id: string, n: number, k: number, trials: number): Fitted {
  const fit = handStatistics.get(id).fit(partialDeals(n, seen(k, 'kept', n === 52)), trials);
  if ('skipped' in fit) throw new Error(fit.skipped.why);
  return fit;
}

/** What a statistic makes of so many even deals. */
function resultOf(id: string, n: number, k: number, trials: number): TestResult {
  const fit = fitOf(id, n, k, trials);
  const { add, counts } = fit.accumulator();
  add(dealFirst('fisher-yates', n, k, trials, 'grades'));
  return fit.test(counts, trials)[0];
}

const isChiSquared = ({ degrees, p, plain, value }: TestResult): boolean =>
  Math.abs((plain?.p ?? p) / chiSquaredTails(value, degrees).upper - 1) < 1e-9;

describe('the law that stands beside the one that decides', () => {
  // The deals from which five are expected: N k/n a card, N k(k − 1)/(n(n − 1)) a pair, N/n a place, k the fewer of those seen and left out.
  it.each([
    ['seen-cards', 10, 2, 25],
    ['seen-cards', 10, 8, 25],
    ['seen-pairs', 10, 2, 225],
    ['seen-pairs', 10, 8, 225],
    ['seen-places', 20, 3, 100],
  ])('of %s, %i cards, %i seen, is chi-squared from %i deals on', (id, n, k, from) => {
    expect([from - 1, from].map((trials) => isChiSquared(resultOf(id, n, k, trials)))).toEqual([false, true]);
  });

  it('of one card seen, or one left out, is chi-squared from the first deal on: the multinomial law decides until it holds', () => {
    for (const k of [1, 3]) {
      const fit = fitOf('seen-cards', 4, k, 15);
      const [few] = fit.test(k === 1 ? Float64Array.of(8, 3, 3, 1) : Float64Array.of(7, 12, 12, 14), 15);
      // SciPy: chi2.sf(7.133333333333334, 3).
      expect(few.plain?.p).toBeCloseTo(0.06776725005, 10);
      expect(few.grade).toBe('calibrated');
      expect(resultOf('seen-cards', 4, k, 100_000)).toMatchObject({ grade: 'asymptotic', plain: null });
    }
  });

  it('of two cards is that of a coin, exactly', () => {
    const [result] = fitOf('seen-cards', 2, 1, 40).test(Float64Array.of(28, 12), 40);
    // SciPy: binomtest(28, 40).pvalue.
    expect(result.p).toBeCloseTo(0.016589003375, 11);
    expect(result).toMatchObject({ grade: 'exact', plain: null, value: 6.4 });
  });
});

describe('suits of hands', () => {
  it('of one card have no pairs to count', () => {
    const fit = fitOf('seen-suits', 52, 1, 1000);
    expect(fit.rows.map(({ test }) => test)).toEqual(['spades', 'hearts', 'diamonds', 'clubs'].map((suit) => `seen-suits/${suit}`));
    const { add, counts } = fit.accumulator();
    add(dealFirst('fisher-yates', 52, 1, 1000, 'suits'));
    expect(fit.test(counts, 1000)).toHaveLength(4);
  });
});

it('parts of a run are compared alike where the cards of a hand are seen and where as many are left out', () => {
  const [seenOne, leftOne] = [1, 3].map((k) => {
    const fit = fitOf('homogeneity', 4, k, 80);
    return fit.test(new Float64Array(fit.shape.reduce((product, side) => product * side, 1)), 80)[0];
  });
  expect(seenOne).toEqual(leftOne);
});
