import { describe, expect, it } from 'vitest';
import type { Batch } from '../../../src/core/outcome.js';
import type { Fitted, TestResult } from '../../../src/core/statistic.js';
import * as dealerEntries from '../../../src/games/nim/dealer/index.js';
import { nimDeals } from '../../../src/kinds/piles/deals.js';
import { homogeneity, nimSums, pilePairs, pileSizes, totalStones, wholeDeals } from '../../../src/kinds/piles/statistics/index.js';
import { batchOf, dealt, fitted } from './deals-of.js';

function countsOf(fit: Fitted, batch: Batch): Float64Array {
  const accumulator = fit.accumulator();
  accumulator.add(batch);
  return accumulator.counts;
}

const resultsOf = (fit: Fitted, batch: Batch): readonly TestResult[] => fit.test(countsOf(fit, batch), batch.length);

const SIZE = { piles: 3, max: 7 };
const DEALS = 3000;

/** Even deals of which some have a pile too small or too large, and the same with such piles of the nearest size inside. */
function outside(): readonly [batch: Batch, inside: Batch] {
  const [batch, inside] = [dealt(dealerEntries.uniform, SIZE, DEALS, 3), dealt(dealerEntries.uniform, SIZE, DEALS, 3)];
  for (const [at, stones] of [
    [0, 0],
    [40, 8],
    [41, 9],
    [500, 65_535],
  ]) {
    batch.cells[at] = stones;
    inside.cells[at] = Math.min(7, Math.max(1, stones));
  }
  return [batch, inside];
}

describe('a pile outside the range', () => {
  it.each([pilePairs, wholeDeals, homogeneity].map((statistic) => [statistic.id, statistic] as const))(
    'counts as the nearest inside for %s',
    (_, statistic) => {
      const [batch, inside] = outside();
      const fit = fitted(statistic, SIZE, DEALS);
      expect(countsOf(fit, batch)).toEqual(countsOf(fit, inside));
    },
  );

  it('has a column of its own for pile-sizes, has the value of the nearest inside, and no chance', () => {
    const [batch, inside] = outside();
    const fit = fitted(pileSizes, SIZE, DEALS);
    const counts = countsOf(fit, batch);
    expect([counts[0], counts[8], counts[9], counts[17], counts[18], counts[26]]).toEqual([1, 0, 0, 1, 0, 2]);
    const even = resultsOf(fit, inside);
    for (const [row, { grade, logLowerP, logP, p, plain, trials, value }] of fit.test(counts, DEALS).entries()) {
      expect(value).toBe(even[row].value);
      expect({ grade, logLowerP, logP, p, plain, trials }).toEqual({
        grade: 'exact',
        logLowerP: 0,
        logP: Math.log(Number.MIN_VALUE),
        p: Number.MIN_VALUE,
        plain: null,
        trials: DEALS,
      });
    }
    expect(even.map(({ logP }) => logP).filter((log) => log < -10)).toEqual([]);
  });

  it('makes a row no less improbable than its counts do', () => {
    const deals = 1e7;
    const fit = fitted(pileSizes, SIZE, deals);
    const logsOf = (tooSmall: number): readonly number[] => {
      const counts = new Float64Array(27);
      for (const row of [0, 9, 18]) counts[row + 1] = deals;
      counts[0] += tooSmall;
      counts[1] -= tooSmall;
      return fit.test(counts, deals).map(({ logP }) => logP);
    };
    expect(logsOf(1)).toEqual(logsOf(0));
    expect(Math.max(...logsOf(0))).toBeLessThan(-10_000);
  });

  it('has the last cell of totals and of nim-sums', () => {
    const rows = [
      [7, 7, 7],
      [7, 7, 8],
      [7, 7, 500],
      [1, 8, 1],
      [1, 6, 1],
    ];
    const [totals, sums] = [totalStones, nimSums].map((one) => countsOf(fitted(one, SIZE, DEALS), batchOf(rows)));
    // Totals of 0 to 21 and nim-sums of 0 to 7 have a cell each, and what lies beyond has one more.
    expect([totals.length, totals[21], totals[22], totals[8], totals[10]]).toEqual([23, 1, 2, 1, 1]);
    expect([sums.length, sums[7], sums[8], sums[6]]).toEqual([9, 1, 3, 1]);
  });
});

describe('piles of one or two stones', () => {
  // 520 of 1,000 by SciPy 1.17.1: 2 binom.sf(519, 1000, .5), 1 − 2 binom.sf(520, 1000, .5).
  const coin = { p: 0.2174482932041415, lowerP: 0.8052336715382349, grade: 'exact', plain: null, value: 1.6 };

  it('are a coin, alone', () => {
    const fit = fitted(pileSizes, { piles: 1, max: 2 }, 1000);
    const [result, ...others] = resultsOf(fit, batchOf(Array.from({ length: 1000 }, (_, t) => [t < 520 ? 1 : 2])));
    expect(result).toMatchObject({
      ...coin,
      p: expect.closeTo(coin.p, 12),
      lowerP: expect.closeTo(coin.lowerP, 12),
      value: expect.closeTo(1.6, 12),
    });
    expect([others, result.degrees, result.trials]).toEqual([[], 1, 1000]);
  });

  it('are a coin of twice as many tosses, two taken together, and another for whether the two are alike', () => {
    // 260 deals each of 1 1 and 2 2, and 240 of 1 2 and 2 1.
    const batch = batchOf(Array.from({ length: 1000 }, (_, t) => (t < 260 ? [1, 1] : t < 520 ? [2, 2] : t < 760 ? [1, 2] : [2, 1])));
    const [each, together] = resultsOf(fitted(pileSizes, { piles: 2, max: 2 }, 1000), batch);
    expect([each.value, each.degrees, together.value, together.degrees]).toEqual([0, 2, 0, 1]);
    expect(each.grade).not.toBe('exact');
    expect(together).toMatchObject({ p: 1, grade: 'exact', plain: null, trials: 1000 });
    // As even as 2,000 tosses can be: binom.pmf(1000, 2000, .5), and not of half as many.
    expect(together.lowerP).toBeCloseTo(0.017839011145854313, 12);
    const [alike] = resultsOf(fitted(pilePairs, { piles: 2, max: 2 }, 1000), batch);
    expect(alike).toMatchObject({
      ...coin,
      p: expect.closeTo(coin.p, 12),
      lowerP: expect.closeTo(coin.lowerP, 12),
      value: expect.closeTo(1.6, 12),
    });
  });
});

describe('few sizes', () => {
  it('have a lower tail that allows for counts being whole numbers', () => {
    // One pile of 1 to 3: as even as can be are three of the splits of 1,000, each with the chance 1000!/(333! 333! 334!)/3^1000.
    let log = 0;
    for (let k = 1; k <= 1000; k++) log += Math.log(k) - Math.log(3);
    for (const part of [333, 333, 334]) for (let k = 1; k <= part; k++) log -= Math.log(k);
    const exact = 3 * Math.exp(log);
    const even = batchOf(Array.from({ length: 1000 }, (_, t) => [(t % 3) + 1]));
    const [{ lowerP }] = resultsOf(fitted(pileSizes, { piles: 1, max: 3 }, 1000), even);
    expect(lowerP / exact).toBeGreaterThan(1);
    expect(lowerP / exact).toBeLessThan(4);
  });
});

describe('many sizes', () => {
  const rowsOf = (
    statistic: typeof pileSizes,
    size: { readonly piles: number; readonly max: number },
    trials = 80_000,
  ): readonly unknown[] => {
    const fit = statistic.fit(nimDeals(size), trials);
    return 'skipped' in fit ? [fit.skipped] : fit.rows.map(({ degrees, scale, shows }) => [degrees, scale, ...(shows ? [shows] : [])]);
  };

  it('are counted each by itself up to a thousand, and in blocks beyond', () => {
    expect(rowsOf(pileSizes, { piles: 3, max: 1000 })).toEqual([
      [3 * 999, 3],
      [999, 3],
    ]);
    expect(rowsOf(pileSizes, { piles: 3, max: 1001 })).toEqual([
      [3 * 63, 3],
      [63, 3],
    ]);
    // 2^17 cells are 1,310 a pile of a hundred.
    expect(rowsOf(pileSizes, { piles: 100, max: 1000 })[0]).toEqual([100 * 999, 100]);
    expect(rowsOf(pilePairs, { piles: 2, max: 64 })).toEqual([[63 ** 2, 1]]);
    expect(rowsOf(pilePairs, { piles: 2, max: 65 })).toEqual([[15 ** 2, 1]]);
    // 4,950 pairs of 14 sizes at the most.
    expect(rowsOf(pilePairs, { piles: 100, max: 14 })).toEqual([[4950 * 13 ** 2, 4950]]);
    expect(rowsOf(pilePairs, { piles: 100, max: 20 })).toEqual([[4950 * 4 ** 2, 4950]]);
  });

  it('are compared between eighths in blocks, which is said', () => {
    const block = (sizes: number, of: string): string => `every ${of} in blocks of ${sizes} sizes`;
    expect(rowsOf(homogeneity, { piles: 3, max: 7 }, 8000)).toEqual([
      [7 * 3 * 6, 3],
      [7 * 3 * 36, 3],
    ]);
    expect(rowsOf(homogeneity, { piles: 3, max: 1000 }, 8000)).toEqual([
      [7 * 3 * 63, 3, block(16, 'pile')],
      [7 * 3 * 21 ** 2, 3, block(46, 'two piles')],
    ]);
    expect(rowsOf(homogeneity, { piles: 3, max: 500 }, 8000)[0]).toEqual([7 * 3 * 499, 3]);
    expect(rowsOf(homogeneity, { piles: 1, max: 7 }, 8000)).toEqual([[7 * 6, 1]]);
    // Two blocks of a pile of seven would be of fewer than four sizes.
    expect(rowsOf(homogeneity, { piles: 100, max: 7 }, 8000)).toEqual([[7 * 600, 100]]);
    expect(rowsOf(homogeneity, { piles: 100, max: 8 }, 8000)).toEqual([
      [7 * 700, 100],
      [7 * 4950, 4950, block(4, 'two piles')],
    ]);
  });

  it('of all piles together, and lists of them, have laws up to so many', () => {
    expect(rowsOf(totalStones, { piles: 4, max: 1001 })).toEqual(['works out its exact law up to 4000 stones in all, got 4004']);
    expect(rowsOf(totalStones, { piles: 4, max: 1000 })).toHaveLength(1);
    expect(rowsOf(wholeDeals, { piles: 3, max: 35 })).toEqual(['counts every deal where there are at most 40320, and there are 42875']);
    expect(rowsOf(wholeDeals, { piles: 3, max: 7 }, 1714)).toEqual(['needs at least 1715 deals for the 343 there are, got 1714']);
    expect(rowsOf(wholeDeals, { piles: 3, max: 7 }, 1715)).toEqual([[342, 1]]);
  });
});
