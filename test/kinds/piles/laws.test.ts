import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../src/core/catalogue.js';
import type { Statistic } from '../../../src/core/statistic/statistic.js';
import type { NimDealer } from '../../../src/games/nim/dealer/dealer.js';
import * as dealerEntries from '../../../src/games/nim/dealer/index.js';
import { dealerDeviation } from '../../../src/games/nim/law/dealer-deviation.js';
import { nimDeals } from '../../../src/kinds/piles/deals.js';
import * as entries from '../../../src/kinds/piles/statistics/index.js';
import { skippedWords } from '../../support/skipped-words.js';
import { dealt, expectedCounts, fitted } from './deals-of.js';

const statistics = catalogue<Statistic>('statistic of piles', entries);
const dealers = catalogue<NimDealer>('dealer', dealerEntries);
const unordered = statistics.all.filter(({ ordered }) => !ordered);

const SIZES = [
  { piles: 1, max: 2 },
  { piles: 2, max: 2 },
  { piles: 2, max: 10 },
  { piles: 3, max: 5 },
  { piles: 3, max: 7 },
  { piles: 5, max: 3 },
] as const;

/** Deals of the laws: so many that every value has a bin of its own. */
const PLENTY = 2 ** 40;

describe.each(unordered.map((statistic) => [statistic.id, statistic] as const))('statistic of piles %s', (_, statistic) => {
  it.each(SIZES)('has the null law of even piles, deal by deal: $piles of 1 to $max', (size) => {
    const fit = statistic.fit(nimDeals(size), PLENTY);
    if ('skipped' in fit) return expect(skippedWords(fit)).toMatch(/needs|lists|counts/);
    const counts = expectedCounts(fit, dealerEntries.uniform, size, PLENTY);
    for (const { value } of fit.test(counts, PLENTY)) expect(value / PLENTY).toBeLessThan(1e-26);
  });
});

/** Dealers that differ from even ones at three piles of 1 to 7. */
const MISTAKEN = dealers.all.filter(({ uniform }) => !uniform);
const SIZE = { piles: 3, max: 7 };
const DEALS = 20_000;

/** Noncentrality of every row a deal, from the dealer's exact law and the statistic's own counts, in bins for `DEALS` deals. */
function noncentralities(dealer: NimDealer): ReadonlyMap<string, number> {
  return new Map(
    unordered.flatMap((statistic) => {
      const fit = fitted(statistic, SIZE, DEALS);
      return fit.test(expectedCounts(fit, dealer, SIZE, PLENTY), PLENTY).map(({ test, value }) => [test, value / PLENTY] as const);
    }),
  );
}

describe.each(MISTAKEN.map((dealer) => [dealer.id, dealer] as const))('dealer %s', (id, dealer) => {
  it('is seen by the rows that its law says, and by no others', () => {
    const expected = noncentralities(dealer);
    const sample = dealt(dealer, SIZE, DEALS, 1000 + id.length);
    for (const statistic of unordered) {
      const fit = fitted(statistic, SIZE, DEALS);
      const accumulator = fit.accumulator();
      accumulator.add(sample);
      for (const { degrees, test, value } of fit.test(accumulator.counts, DEALS)) {
        const shift = DEALS * (expected.get(test) ?? Number.NaN);
        // Far from the null the spread of the sum is that of the mistaken law; six standard deviations of chi-squared, doubled, hold it.
        const spread = Math.sqrt(2 * degrees + 4 * shift);
        expect([test, Math.abs(value - degrees - shift) / spread < 12]).toEqual([test, true]);
      }
    }
  });

  it('is as far from even as its record says', () => {
    const { nimSum, pairs, piles, variation } = dealerDeviation(dealer, SIZE);
    const expected = noncentralities(dealer);
    expect(expected.get('pile-sizes/each')).toBeCloseTo(3 * piles ** 2, 12);
    expect(expected.get('pile-pairs')).toBeCloseTo(3 * pairs ** 2, 12);
    expect(variation).toMatchObject({ exact: true });
    expect(variation.value).toBeGreaterThan(0);
    expect(nimSum).toMatch(/^[0-9]+\/[0-9]+$/);
  });
});

describe('no single statistic is enough', () => {
  it('the nim-sum is nearly blind to piles one stone too small at 7, and the pile sizes to piles that are all different', () => {
    const offByOne = noncentralities(dealerEntries.offByOne);
    expect(offByOne.get('pile-sizes/each')).toBeCloseTo(3 * (2 / 7), 12);
    expect(offByOne.get('nim-sum')).toBeLessThan(2e-4);
    expect(offByOne.get('first-wins')).toBeLessThan(1e-4);
    expect(dealerDeviation(dealerEntries.offByOne, SIZE)).toMatchObject({ onePile: '1/7', nimSum: '1/343' });
    const different = noncentralities(dealerEntries.withoutReplacement);
    expect(different.get('pile-sizes/each')).toBeLessThan(1e-20);
    expect(different.get('pile-pairs')).toBeGreaterThan(0.1);
  });

  it('agrees with the fractions of the reference', () => {
    expect(dealerDeviation(dealerEntries.withoutReplacement, SIZE).variation.value).toBeCloseTo(1 - 210 / 343, 14);
    expect(dealerDeviation(dealerEntries.uniformMultiset, SIZE).variation.value).toBeCloseTo(1 - 84 / 343, 14);
    expect(dealerDeviation(dealerEntries.uniform, SIZE)).toMatchObject({ piles: 0, pairs: 0, onePile: '0/1', nimSum: '0/1' });
    // 7^3 − 6^3 of the deals of 0 … 6 have an empty pile
    expect(dealerDeviation(dealerEntries.offByOne, SIZE).variation.value).toBeCloseTo(127 / 343, 14);
  });
});
