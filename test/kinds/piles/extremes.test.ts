import { describe, expect, it } from 'vitest';
import type { Fitted, TestResult } from '../../../src/core/statistic/statistic.js';
import type { Batch } from '../../../src/core/subject/outcome.js';
import * as dealerEntries from '../../../src/games/nim/dealer/index.js';
import { neededBesideIn } from '../../../src/kinds/index.js';
import { nimDeals } from '../../../src/kinds/piles/deals.js';
import {
  homogeneity,
  nimSums,
  pilePairs,
  pileSizes,
  pilesAgain,
  totalStones,
  wholeDeals,
  winningMoves,
} from '../../../src/kinds/piles/statistics/index.js';
import { pileBlocks } from '../../../src/kinds/piles/statistics/pile-blocks.js';
import { kernelResult } from '../../../src/math/pearson/kernel-result.js';
import { questionsOf } from '../../support/questions-of.js';
import { skippedWords } from '../../support/skipped-words.js';
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
  // As even as can be are so many of the splits of 1,000, each with the chance 1000!/(a! b! …)/sizes^1000: 333, 333 and 334 in some order, five times 200.
  it.each([
    [3, 3, [333, 333, 334], 4],
    [5, 1, [200, 200, 200, 200, 200], 20],
  ])('of 1 to %i have a lower tail that allows for counts being whole numbers', (max, splits, parts, most) => {
    let log = 0;
    for (let k = 1; k <= 1000; k++) log += Math.log(k) - Math.log(max);
    for (const part of parts) for (let k = 1; k <= part; k++) log -= Math.log(k);
    const exact = splits * Math.exp(log);
    const even = batchOf(Array.from({ length: 1000 }, (_, t) => [(t % max) + 1]));
    const [{ lowerP }] = resultsOf(fitted(pileSizes, { piles: 1, max }, 1000), even);
    expect(lowerP / exact).toBeGreaterThan(1);
    expect(lowerP / exact).toBeLessThan(most);
  });

  it('of six have the lower tail of chi-squared as it is', () => {
    const fit = fitted(pileSizes, { piles: 1, max: 6 }, 600_000);
    const counts = Float64Array.of(0, 30, -30, 20, -20, 10, -10, 0).map((off, size) => (size === 0 || size === 7 ? 0 : 100_000 + off));
    // SciPy: chi2.cdf(0.028, 5)
    expect(fit.test(counts, 600_000)[0].lowerP / 6.908803927913789e-6).toBeCloseTo(1, 9);
  });
});

describe('many sizes', () => {
  const rowsOf = (
    statistic: typeof pileSizes,
    size: { readonly piles: number; readonly max: number },
    trials = 80_000,
  ): readonly unknown[] => {
    const fit = statistic.fit(nimDeals(size), trials);
    return 'skipped' in fit
      ? [skippedWords(fit)]
      : fit.rows.map(({ degrees, scale, shows }) => [degrees, scale, ...(shows ? [shows] : [])]);
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
    expect(rowsOf(pileSizes, { piles: 100, max: 1000 })[0]).toEqual([100 * 999, 100]);
    expect(rowsOf(pilePairs, { piles: 2, max: 64 })).toEqual([[63 ** 2, 1]]);
    expect(rowsOf(pilePairs, { piles: 2, max: 65 })).toEqual([[15 ** 2, 1]]);
    // 4,950 pairs of 14 sizes at the most.
    expect(rowsOf(pilePairs, { piles: 100, max: 14 })).toEqual([[4950 * 13 ** 2, 4950]]);
    expect(rowsOf(pilePairs, { piles: 100, max: 20 })).toEqual([[4950 * 4 ** 2, 4950]]);
  });

  it('are compared between eighths in blocks, which is said', () => {
    const block = (size: number, of: string): unknown => ({ of, size });
    expect(rowsOf(homogeneity, { piles: 3, max: 7 }, 8000)).toEqual([
      [7 * 3 * 6, 3],
      [7 * 3 * 36, 3],
    ]);
    expect(rowsOf(homogeneity, { piles: 3, max: 1000 }, 8000)).toEqual([
      [7 * 3 * 63, 3, block(16, 'one-pile')],
      [7 * 3 * 21 ** 2, 3, block(46, 'two-piles')],
    ]);
    expect(rowsOf(homogeneity, { piles: 3, max: 500 }, 8000)[0]).toEqual([7 * 3 * 499, 3]);
    expect(rowsOf(homogeneity, { piles: 1, max: 7 }, 8000)).toEqual([[7 * 6, 1]]);
    expect(rowsOf(homogeneity, { piles: 2, max: 7 }, 8000)).toEqual([
      [7 * 2 * 6, 2],
      [7 * 36, 1],
    ]);
    // Two blocks of a pile of seven would be of fewer than four sizes.
    expect(rowsOf(homogeneity, { piles: 100, max: 7 }, 8000)).toEqual([[7 * 600, 100]]);
    expect(rowsOf(homogeneity, { piles: 100, max: 8 }, 8000)).toEqual([
      [7 * 700, 100],
      [7 * 4950, 4950, block(4, 'two-piles')],
    ]);
  });

  it('of all piles together, and lists of them, have laws up to so many', () => {
    expect(rowsOf(totalStones, { piles: 4, max: 1001 })).toEqual(['works out its exact law up to 4000 stones in all, got 4004']);
    expect(rowsOf(totalStones, { piles: 4, max: 1000 })).toEqual([[expect.any(Number), 1]]);
    expect(rowsOf(wholeDeals, { piles: 3, max: 35 })).toEqual(['counts every deal where there are at most 40320, and there are 42875']);
    expect(rowsOf(wholeDeals, { piles: 3, max: 7 }, 1714)).toEqual(['needs at least 1715 deals for the 343 there are, got 1714']);
    expect(rowsOf(wholeDeals, { piles: 3, max: 7 }, 1715)).toEqual([[342, 1]]);
    expect(rowsOf(wholeDeals, { piles: 1, max: 40_320 }, 201_600)).toEqual([[40_319, 1]]);
    for (const statistic of [nimSums, winningMoves]) {
      expect(rowsOf(statistic, { piles: 2, max: 4096 }, 1e6)).toEqual(['works out its exact law up to 4095 stones a pile, got 4096']);
      expect(rowsOf(statistic, { piles: 2, max: 4095 }, 1e6)).toEqual([[expect.any(Number), 1]]);
    }
    expect(rowsOf(pilesAgain, { piles: 3, max: 7 }, 3)).toEqual(['needs two bins of five expected deals each, got 3 deals']);
  });

  it('of nim-sums are drawn with their law up to 64 of them', () => {
    const drawn = (max: number, trials: number): number | undefined => {
      const fit = nimSums.fit(nimDeals({ piles: 3, max }), trials);
      return 'skipped' in fit ? Number.NaN : fit.law?.length;
    };
    expect([drawn(7, 1000), drawn(63, 1000), drawn(64, 80_000), drawn(7, 3)]).toEqual([8, 64, undefined, Number.NaN]);
  });
});

describe('what is compared between eighths', () => {
  const asked = (size: { readonly piles: number; readonly max: number }): readonly string[] =>
    questionsOf(nimDeals(size), fitted(homogeneity, size, 8000).rows, 8000);

  it('is said as it is counted', () => {
    expect(asked({ piles: 3, max: 7 })).toEqual([
      'Are the chances of every pile the same all through the run?',
      'Are the chances of every two piles the same all through the run?',
    ]);
    expect(asked({ piles: 3, max: 1000 })).toEqual([
      'Are the chances of every pile in blocks of 16 sizes the same all through the run?',
      'Are the chances of every two piles in blocks of 46 sizes the same all through the run?',
    ]);
  });

  it('needs 1,000 deals, 125 in each', () => {
    expect(neededBesideIn(nimDeals(SIZE))).toEqual([{ id: 'homogeneity', from: 1000 }]);
  });

  it('is counted once for every pile of every deal, and every two', () => {
    const counts = countsOf(fitted(homogeneity, SIZE, DEALS), dealt(dealerEntries.uniform, SIZE, DEALS, 9));
    const part = 21 + 3 * 49;
    const tables = Array.from({ length: 8 }, (_, k) => [...counts.subarray(8 + k * part, 8 + (k + 1) * part)]);
    const sum = (cells: readonly number[]): number => cells.reduce((all, count) => all + count, 0);
    expect(tables.map((cells) => [sum(cells.slice(0, 21)), sum(cells.slice(21))])).toEqual(
      Array(8).fill([DEALS * (3 / 8), DEALS * (3 / 8)]),
    );
  });

  it('is coarser where a log has many groups, so that all of them have room', () => {
    const recorded = { startKnown: true, reservations: [], groups: Array.from({ length: 400 }, () => 200) };
    const fit = homogeneity.fit({ ...nimDeals({ piles: 3, max: 30 }), recorded }, 80_000);
    const rows = 'skipped' in fit ? [] : fit.rows.map(({ degrees, test }) => `${test} ${degrees}`);
    // 65,000 cells less the 3,808 of the eighths leave 152 a group: one for its deals, 75 for single piles, which are 3 · 7 in blocks of at least four
    // sizes, and 75 for pairs of them, which are 3 · 5².
    expect(rows.filter((row) => row.includes('/group/'))).toEqual([
      `homogeneity/group/sizes ${399 * 3 * 6}`,
      `homogeneity/group/pairs ${399 * 3 * 4 ** 2}`,
    ]);
  });
});

describe('two piles of few deals', () => {
  it('have the law of a kernel whose moments are those of every two deals', () => {
    // Of three piles of 1 to 20, each of two deals has the same size with a chance of 1/20: u = 19, else −1. K = Σ u_i u_j over pairs of piles.
    let [squares, cubes] = [0, 0];
    for (let same = 0; same < 8; same++) {
      const u = [0, 1, 2].map((pile) => ((same >> pile) & 1 ? 19 : -1));
      const chance = u.reduce((product, x) => product * (x > 0 ? 1 / 20 : 19 / 20), 1);
      const kernel = u[0] * u[1] + u[0] * u[2] + u[1] * u[2];
      squares += chance * kernel ** 2;
      cubes += chance * kernel ** 3;
    }
    const size = { piles: 3, max: 20 };
    const [found] = resultsOf(fitted(pilePairs, size, 1000), dealt(dealerEntries.uniform, size, 1000, 4));
    expect(found.degrees).toBeCloseTo(squares, 9);
    const wanted = kernelResult('pile-pairs', found.value, { degrees: found.degrees, cube: cubes }, 1000, 1000 / 400);
    expect({ ...found, logP: found.logP / wanted.logP }).toMatchObject({ grade: 'calibrated', logP: expect.closeTo(1, 9) as number });
    expect(found.plain?.logP).toBeCloseTo(wanted.plain?.logP ?? Number.NaN, 9);
  });

  it('are few where the rarest cell expects fewer than five, of blocks of unequal length', () => {
    // 65 sizes are 15 blocks of four and one of five: two of four expect 1000 · (4/65)² = 3.8, two of five 5.9.
    const size = { piles: 2, max: 65 };
    const [found] = resultsOf(fitted(pilePairs, size, 1000), dealt(dealerEntries.uniform, size, 1000, 4));
    const { cube } = pileBlocks(65, 64);
    const wanted = [3.8, 5.9].map((expected) => kernelResult('pile-pairs', found.value, { degrees: 225, cube: cube ** 2 }, 1000, expected));
    expect(found.plain?.logP).toBeCloseTo(wanted[0].plain?.logP ?? Number.NaN, 9);
    expect(wanted[1].plain?.logP).not.toBeCloseTo(wanted[0].plain?.logP ?? Number.NaN, 9);
  });
});
