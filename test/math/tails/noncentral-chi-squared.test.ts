import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AuditError } from '../../../src/core/errors.js';
import { chiSquaredTails } from '../../../src/math/tails/chi-squared.js';
import { noncentralChiSquaredTails } from '../../../src/math/tails/noncentral-chi-squared.js';
import { normalTails } from '../../../src/math/tails/normal.js';
import { beyond, relativeError, rowsOf, tailsError } from '../accuracy.js';

interface TableRow {
  readonly df: number;
  readonly lam: number;
  readonly x: number;
  readonly sf: number;
  readonly cdf: number;
}
interface FarRow extends Omit<TableRow, 'sf' | 'cdf'> {
  readonly upper: number;
  readonly lower: number;
  readonly logUpper: number;
  readonly logLower: number;
}

const table = rowsOf<TableRow>('ncx2');
const all = rowsOf<FarRow>('far_noncentral');
/** Those whose sums have hundreds of terms and not thousands; the others: ../long-sums.test.ts. */
const far = all.filter(({ lam }) => lam < 1e6);

describe('noncentralChiSquaredTails', () => {
  it('are those of the table', () => {
    expect(table).toHaveLength(209);
    const error = ({ x, df, lam, sf, cdf }: TableRow): number => {
      const { upper, lower } = noncentralChiSquaredTails(x, df, lam);
      return Math.max(relativeError(upper, sf), relativeError(lower, cdf));
    };
    expect(beyond(5e-13, table, error)).toEqual([]);
  });

  it('are those of the far rows', () => {
    expect([all.length, far.length]).toEqual([509, 450]);
    expect(beyond(1e-12, far, (row) => tailsError(noncentralChiSquaredTails(row.x, row.df, row.lam), row))).toEqual([]);
  });

  it('would be caught with the noncentrality halved, or off in its last digits', () => {
    const some = far.filter((_, i) => i % 5 === 0);
    expect(beyond(1e-12, some, (row) => tailsError(noncentralChiSquaredTails(row.x, row.df, row.lam / 2), row)).length).toBeGreaterThan(60);
    const nudged = (row: FarRow): number => tailsError(noncentralChiSquaredTails(row.x, row.df, row.lam * (1 + 1e-13)), row);
    expect(beyond(1e-12, some, nudged).length).toBeGreaterThan(10);
  });

  it('with one degree are those of a squared shifted normal', () => {
    for (const [shift, root] of [
      [0.3, 0.1],
      [2, 1],
      [5, 1.5],
      [40, 38],
      [3, 20],
    ]) {
      const { lower } = noncentralChiSquaredTails(root * root, 1, shift * shift);
      const direct = normalTails(root - shift).lower - normalTails(-root - shift).lower;
      expect(Math.abs(lower / direct - 1)).toBeLessThan(1e-12);
    }
  });

  it('come down to the central ones as the noncentrality vanishes', () => {
    for (const noncentrality of [0, 1e-320, 1e-300, 1e-100, 1e-17]) {
      expect(tailsError(noncentralChiSquaredTails(3.5, 2, noncentrality), chiSquaredTails(3.5, 2))).toBeLessThan(1e-12);
      expect(tailsError(noncentralChiSquaredTails(0.5, 2, noncentrality), chiSquaredTails(0.5, 2))).toBeLessThan(1e-12);
    }
    expect(noncentralChiSquaredTails(0, 2, 7)).toEqual({ upper: 1, logUpper: 0, lower: 0, logLower: -Infinity });
    expect(noncentralChiSquaredTails(Infinity, 2, 7).upper).toBe(0);
    // P = e^(−λ/2) x/2 at two degrees and a vanishing x.
    expect(noncentralChiSquaredTails(5e-324, 2, 7).logLower).toBeCloseTo(-3.5 + Math.log(5e-324) - Math.LN2, 9);
  });

  it('fall with x, rise with the noncentrality and sum to 1', () => {
    const argument = fc.tuple(
      fc.double({ min: -1, max: 5, noNaN: true }),
      fc.double({ min: -3, max: 5, noNaN: true }),
      fc.double({ min: -6, max: 6, noNaN: true }),
    );
    fc.assert(
      fc.property(argument, ([logDegrees, logSize, z]) => {
        const [degrees, size] = [10 ** logDegrees, 10 ** logSize];
        const x = Math.max((degrees + size) / 100, degrees + size + z * Math.sqrt(2 * degrees + 4 * size));
        const here = noncentralChiSquaredTails(x, degrees, size);
        return (
          noncentralChiSquaredTails(x * 1.001, degrees, size).logUpper < here.logUpper &&
          noncentralChiSquaredTails(x, degrees, size * 1.01).logLower < here.logLower &&
          Math.abs(here.upper + here.lower - 1) < 1e-14
        );
      }),
      { seed: 1949, numRuns: 200 },
    );
  });

  it.each([
    [() => noncentralChiSquaredTails(1, 1, -1), 'noncentral chi-squared: noncentrality must be a number, zero or more, got -1'],
    [() => noncentralChiSquaredTails(1, 1, Infinity), 'noncentral chi-squared: noncentrality must be a number, zero or more, got Infinity'],
    [() => noncentralChiSquaredTails(1, 0, 1), 'noncentral chi-squared: degrees of freedom must be a positive number, got 0'],
    [() => noncentralChiSquaredTails(Number.NaN, 1, 1), 'noncentral chi-squared: value must be zero or more, got NaN'],
  ])('refuse arguments outside the domain', (call, message) => {
    expect(call).toThrow(new AuditError('E_INTERNAL', message));
  });
});
