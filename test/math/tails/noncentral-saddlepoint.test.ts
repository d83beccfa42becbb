import { describe, expect, it } from 'vitest';
import { mixturePeak, noncentralChiSquaredTails, noncentralSaddlepoint } from '../../../src/math/tails/noncentral-chi-squared.js';
import { logNoncentralLower, logNoncentralUpper } from '../../../src/math/tails/noncentral-sums.js';
import { noncentralityLowerBound, noncentralityUpperBound } from '../../../src/math/tails/noncentrality.js';
import { normalQuantile } from '../../../src/math/tails/normal.js';
import { beyond, relativeError, rowsOf, tailsError } from '../accuracy.js';

interface Row {
  readonly df: number;
  readonly lam: number;
  readonly x: number;
  readonly upper: number;
  readonly lower: number;
  readonly logUpper: number;
  readonly logLower: number;
}

const rows = rowsOf<Row>('far_saddlepoint');

describe('noncentralSaddlepoint', () => {
  it('gives the tails of the integral', () => {
    expect(rows.length).toBeGreaterThan(200);
    expect(beyond(5e-13, rows, (row) => tailsError(noncentralSaddlepoint(row.x, row.df, row.lam), row))).toEqual([]);
  });

  it('would be caught with a degree more or less, or a noncentrality off in its last digits', () => {
    const off = (change: (row: Row) => Row): number =>
      beyond(5e-13, rows, (row) => {
        const { df, lam, x } = change(row);
        return tailsError(noncentralSaddlepoint(x, df, lam), row);
      }).length;
    expect(off((row) => ({ ...row, df: row.df + 1 }))).toBeGreaterThan(rows.length / 4);
    expect(off((row) => ({ ...row, lam: row.lam * (1 + 1e-12) }))).toBeGreaterThan(rows.length / 3);
  });

  it('meets the mixture where the one takes over from the other', () => {
    for (const degrees of [1, 51, 2601, 1e6])
      for (const z of [-20, -3, -0.1, 0.1, 3, 20]) {
        const size = 2.5e7;
        const x = degrees + size + z * Math.sqrt(2 * degrees + 4 * size);
        expect(mixturePeak(x, degrees, size)).toBeGreaterThan(1e7);
        const sum = (z > 0 ? logNoncentralUpper : logNoncentralLower)(degrees / 2, x / 2, size / 2);
        const tails = noncentralSaddlepoint(x, degrees, size);
        expect(Math.abs(z > 0 ? tails.logUpper - sum : tails.logLower - sum)).toBeLessThan(1e-12 * Math.max(1, Math.abs(sum) / 50));
      }
  });
});

describe('laws of any noncentrality', () => {
  it('take no longer than others', () => {
    const from = performance.now();
    for (const { df, lam, x } of rows) noncentralChiSquaredTails(x, df, lam);
    expect((performance.now() - from) / rows.length).toBeLessThan(2);
  });

  it('have bounds as far from what was seen as luck goes', () => {
    const z = normalQuantile(0.99);
    for (const x of [1e10, 1e13, 1e16]) {
      expect(relativeError(noncentralityUpperBound(x, 51, 0.99) - x, 2 * z * Math.sqrt(x))).toBeLessThan(1e-3);
      expect(relativeError(x - noncentralityLowerBound(x, 51, 0.99), 2 * z * Math.sqrt(x))).toBeLessThan(1e-3);
    }
  });
});
