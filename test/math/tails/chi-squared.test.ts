import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AuditError } from '../../../src/core/errors.js';
import { chiSquaredQuantile, chiSquaredTails, chiSquaredUpperQuantile } from '../../../src/math/tails/chi-squared.js';
import { beyond, relativeError, rowsOf, tailsError } from '../accuracy.js';

interface TableRow {
  readonly df: number;
  readonly x: number;
  readonly sf: number;
  readonly cdf: number;
  readonly logsf: number;
  readonly logcdf: number;
}
interface FarRow {
  readonly df: number;
  readonly x: number;
  readonly upper: number;
  readonly lower: number;
  readonly logUpper: number;
  readonly logLower: number;
}

const far = rowsOf<FarRow>('far_chi_squared');
const table = rowsOf<TableRow>('chi2_tail').map(
  ({ df, x, sf, cdf, logsf, logcdf }): FarRow => ({ df, x, upper: sf, lower: cdf, logUpper: logsf, logLower: logcdf }),
);
const degreesAndTail = fc.tuple(
  fc.double({ min: -0.3, max: 7, noNaN: true }).map((power) => 10 ** power),
  fc.double({ min: -250, max: -0.01, noNaN: true }).map((power) => 10 ** power),
);

describe('chiSquaredTails', () => {
  it.each([
    ['the table', table, 330],
    ['the far rows', far, 509],
  ])('are those of %s', (_name, rows, count) => {
    expect(rows).toHaveLength(count);
    expect(beyond(5e-13, rows, (row) => tailsError(chiSquaredTails(row.x, row.df), row))).toEqual([]);
  });

  it('are close below half a degree', () => {
    const rows = rowsOf<FarRow>('far_small_degrees');
    expect(rows).toHaveLength(36);
    const error = (row: FarRow): number => {
      const got = chiSquaredTails(row.x, row.df);
      return Math.max(...(['upper', 'lower', 'logUpper', 'logLower'] as const).map((tail) => relativeError(got[tail], row[tail])));
    };
    expect(beyond(5e-12, rows, error)).toEqual([]);
  });

  it('would be caught if one tail were 1 minus the other', () => {
    const lie = (row: FarRow): number => {
      const tails = chiSquaredTails(row.x, row.df);
      return tailsError({ ...tails, upper: 1 - tails.lower }, row);
    };
    expect(beyond(5e-13, table, lie).length).toBeGreaterThan(100);
  });

  it('would be caught if x were off in its last digits', () => {
    expect(beyond(5e-13, far, (row) => tailsError(chiSquaredTails(row.x * (1 + 1e-14), row.df), row)).length).toBeGreaterThan(100);
  });

  it('sum to 1 and change over without a step where the method changes', () => {
    for (const degrees of [0.5, 1, 399.9, 400, 400.1, 1e7]) {
      for (const factor of [0.5, 0.999999, 1, 1.000001, 1.005, 1.5]) {
        const { upper, lower } = chiSquaredTails(degrees * factor, degrees);
        expect(Math.abs(upper + lower - 1)).toBeLessThan(1e-15);
      }
      const edge = degrees < 400 ? degrees + 2 : degrees;
      const below = chiSquaredTails(edge * (1 - 1e-15), degrees).upper;
      expect(Math.abs(below / chiSquaredTails(edge, degrees).upper - 1)).toBeLessThan(1e-11);
    }
  });

  it('fall and rise with x', () => {
    fc.assert(
      fc.property(degreesAndTail, fc.double({ min: 1e-9, max: 1, noNaN: true }), ([degrees, tail], more) => {
        const x = chiSquaredUpperQuantile(tail, degrees);
        const [here, there] = [chiSquaredTails(x, degrees), chiSquaredTails(x * (1 + more), degrees)];
        return there.logUpper < here.logUpper && there.logLower >= here.logLower && Math.abs(here.upper + here.lower - 1) < 1e-14;
      }),
      { seed: 1900, numRuns: 500 },
    );
  });

  it('are 0 and 1 at the ends', () => {
    expect(chiSquaredTails(0, 3)).toEqual({ upper: 1, logUpper: 0, lower: 0, logLower: -Infinity });
    expect(chiSquaredTails(Infinity, 3)).toEqual({ upper: 0, logUpper: -Infinity, lower: 1, logLower: 0 });
  });

  it('take no longer at four million degrees than at a few', () => {
    const times = Array.from({ length: 20 }, () => {
      const start = performance.now();
      chiSquaredTails(4_001_000, 4_000_000);
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(1);
  });

  it.each([
    [() => chiSquaredTails(1, -2), 'chi-squared: degrees of freedom must be a positive number, got -2'],
    [() => chiSquaredTails(1, Number.NaN), 'chi-squared: degrees of freedom must be a positive number, got NaN'],
    [() => chiSquaredTails(Number.NaN, 1), 'chi-squared: value must be zero or more, got NaN'],
    [() => chiSquaredTails(-1, 1), 'chi-squared: value must be zero or more, got -1'],
  ])('refuse arguments outside the domain', (call, message) => {
    expect(call).toThrow(new AuditError('E_INTERNAL', message));
  });
});

describe('chi-squared quantiles', () => {
  interface QuantileRow {
    readonly df: number;
    readonly p: number;
    readonly tail: 'lower' | 'upper';
    readonly x: number;
  }
  const rows = rowsOf<QuantileRow>('far_quantiles');
  const quantile = ({ tail, p, df }: QuantileRow): number =>
    tail === 'lower' ? chiSquaredQuantile(p, df) : chiSquaredUpperQuantile(p, df);

  it('are those of the far rows', () => {
    expect(rows).toHaveLength(142);
    expect(beyond(1e-13, rows, (row) => relativeError(quantile(row), row.x))).toEqual([]);
  });

  it('would be caught with the tails mixed up or 1 minus a tiny tail', () => {
    expect(
      beyond(1e-13, rows, (row) => relativeError(quantile({ ...row, tail: row.tail === 'lower' ? 'upper' : 'lower' }), row.x)).length,
    ).toBeGreaterThan(100);
    const naive = rows.filter(({ tail, p }) => tail === 'upper' && p === 1e-9);
    expect(beyond(1e-13, naive, ({ p, df, x }) => relativeError(chiSquaredQuantile(1 - p, df), x))).toHaveLength(naive.length);
  });

  it('are the critical values of the power table', () => {
    const power = rowsOf<{ df: number; alpha: number; critical: number }>('power');
    expect(beyond(1e-13, power, (row) => relativeError(chiSquaredUpperQuantile(row.alpha, row.df), row.critical))).toEqual([]);
  });

  it('invert the tails', () => {
    fc.assert(
      fc.property(degreesAndTail, ([degrees, tail]) => {
        const upper = chiSquaredTails(chiSquaredUpperQuantile(tail, degrees), degrees).logUpper;
        const least = chiSquaredQuantile(tail, degrees);
        const lower = least > 1e-300 ? chiSquaredTails(least, degrees).logLower : Math.log(tail);
        // A quantile rounded to a double moves the log tail by up to an ulp of x times the slope, which grows as √degrees · √−log.
        const bound = 1e-12 + 1e-16 * Math.sqrt(degrees * -Math.log(tail)) * 4;
        return Math.abs(upper - Math.log(tail)) < bound && Math.abs(lower - Math.log(tail)) < bound;
      }),
      { seed: 1931, numRuns: 500 },
    );
  });

  it.each([0, 1, -0.1, 1.5, Number.NaN])('refuse probability %s', (p) => {
    const rule = 'probability must lie strictly between 0 and 1';
    expect(() => chiSquaredQuantile(p, 3)).toThrow(new AuditError('E_PROBABILITY', `chi-squared quantile: ${rule}, got ${p}`));
    expect(() => chiSquaredUpperQuantile(p, 3)).toThrow(new AuditError('E_PROBABILITY', `chi-squared upper quantile: ${rule}, got ${p}`));
  });

  it('refuse degrees that are not positive', () => {
    expect(() => chiSquaredQuantile(0.5, 0)).toThrow(/^chi-squared: degrees of freedom must be a positive number, got 0$/);
    expect(() => chiSquaredUpperQuantile(0.5, -1)).toThrow(/^chi-squared: degrees of freedom must be a positive number, got -1$/);
  });
});
