import { describe, expect, it } from 'vitest';
import { binsValue, equalBins, nearBins, pairMoments } from '../../../../src/wings/lists/counting/difference-table.js';
import { neighbourClassesMean } from '../../../../src/wings/lists/math/neighbour-classes-mean.js';
import { tableMoments } from '../../../../src/wings/lists/math/table-moments.js';
import { momentsOver } from './every-order.js';

/** The class of each of the numbers 0 … n − 1, by the sizes of the classes. */
const classes = (sizes: readonly number[]): number[] => sizes.flatMap((size, k) => new Array<number>(size).fill(k));

describe('moments over every order', () => {
  it.each([
    [
      [2, 2, 2],
      [3, 3],
    ],
    [
      [1, 2, 4],
      [3, 4],
    ],
    [
      [2, 3, 2],
      [2, 2, 3],
    ],
  ])('of a table of %j by %j', (rows, columns) => {
    const [row, column] = [classes(rows), classes(columns)];
    const n = row.length;
    const found = momentsOver(n, (order) => {
      const table = new Map<string, number>();
      for (let p = 0; p < n; p++) {
        const key = `${row[p]} ${column[order[p]]}`;
        table.set(key, (table.get(key) ?? 0) + 1);
      }
      let value = 0;
      rows.forEach((r, i) => {
        columns.forEach((c, j) => {
          value += ((table.get(`${i} ${j}`) ?? 0) - (r * c) / n) ** 2 / ((r * c) / n);
        });
      });
      return ((n - 1) / n) * value;
    });
    const told = tableMoments(rows, columns);
    expect(told.mean).toBeCloseTo(found.mean, 9);
    expect(told.variance).toBeCloseTo(found.variance, 9);
  });

  it.each([[[3, 4]], [[2, 2, 3]], [[1, 3, 3]], [[4, 4]]])('of followers round the circle of %j', (sizes) => {
    const of = classes(sizes);
    const n = of.length;
    const found = momentsOver(n, (order) => {
      const table = sizes.map(() => sizes.map(() => 0));
      for (let p = 0; p < n; p++) table[of[order[p]]][of[order[(p + 1) % n]]]++;
      let value = 0;
      sizes.forEach((one, i) => {
        sizes.forEach((next, j) => {
          const expected = (one * (next - (i === j ? 1 : 0))) / (n - 1);
          if (expected > 0) value += (table[i][j] - expected) ** 2 / expected;
        });
      });
      return value;
    });
    expect(neighbourClassesMean(sizes)).toBeCloseTo(found.mean, 9);
  });

  it.each([
    [7, 1],
    [7, 2],
    [8, 1],
    [8, 2],
    [8, 3],
  ])('of differences of %i items, %i apart', (n, apart) => {
    for (const table of [equalBins(n, 3, false), equalBins(n, 2, false)]) {
      const { binOf, bins } = table;
      const found = momentsOver(n, (order) => {
        const counts = bins.map(() => 0);
        for (let p = apart; p < n; p++) counts[binOf((order[p] - order[p - apart] + n) % n)]++;
        return binsValue(counts, 0, bins, { pairs: n - apart, places: n - 1, lists: 1 });
      });
      expect(pairMoments(n, bins, apart).mean).toBeCloseTo(found.mean, 9);
    }
  });

  it.each([100, 101, 127, 128, 1000])('of %i items count every difference once', (n) => {
    for (const withNone of [true, false]) {
      for (const { binOf, bins } of [nearBins(n, withNone), equalBins(n, 12, withNone)]) {
        const sizes = bins.map(() => 0);
        const mirrored = bins.map(() => 0);
        for (let d = withNone ? 0 : 1; d < n; d++) {
          sizes[binOf(d)]++;
          if (binOf(d) === binOf((n - d) % n)) mirrored[binOf(d)]++;
        }
        expect(bins.map(({ size }) => size)).toEqual(sizes);
        expect(bins.map((bin) => bin.mirrored)).toEqual(mirrored);
      }
    }
  });

  it('finds a table whose margins are told wrongly', () => {
    const found = tableMoments([2, 2, 2], [3, 3]);
    expect(tableMoments([1, 2, 3], [3, 3]).variance).not.toBeCloseTo(found.variance, 3);
  });
});
