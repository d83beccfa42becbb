import { describe, expect, it } from 'vitest';
import { AuditError } from '../../../src/core/errors.js';
import { noncentralityForPower, noncentralityLowerBound, noncentralityUpperBound } from '../../../src/math/tails/noncentrality.js';
import { beyond, relativeError, rowsOf } from '../accuracy.js';

interface PowerRow {
  readonly df: number;
  readonly alpha: number;
  readonly power: number;
  readonly lam: number;
}
interface BoundsRow {
  readonly df: number;
  readonly q: number;
  readonly conf: number;
  readonly lam_upper: number;
  readonly lam_lower: number;
}
interface FarRow {
  readonly df: number;
  readonly x: number;
  readonly conf: number;
  readonly side: 'upper' | 'lower';
  readonly lam: number;
}

describe('noncentralityForPower', () => {
  const all = rowsOf<PowerRow>('power');
  // The others: ../long-sums.test.ts.
  const rows = all.filter(({ df }) => df < 100);

  it('is that of the table', () => {
    expect([all.length, rows.length]).toEqual([240, 100]);
    expect(beyond(1e-12, rows, (row) => relativeError(noncentralityForPower(row.df, row.alpha, row.power), row.lam))).toEqual([]);
  });

  it('would be caught with a slightly other power', () => {
    const lie = (row: PowerRow): number => relativeError(noncentralityForPower(row.df, row.alpha, row.power - 1e-9), row.lam);
    const some = rows.filter((_, i) => i % 10 === 0);
    expect(beyond(1e-12, some, lie)).toHaveLength(some.length);
  });

  it('is 0 for a power that needs no deviation', () => {
    expect(noncentralityForPower(5, 0.05, 0.05)).toBe(0);
    expect(noncentralityForPower(5, 0.05, 0.01)).toBe(0);
    expect(noncentralityForPower(5, 0.05, 0.0501)).toBeGreaterThan(0);
  });

  it.each([
    [() => noncentralityForPower(5, 0.05, 1), 'noncentrality: power must lie strictly between 0 and 1, got 1'],
    [() => noncentralityForPower(5, 0, 0.5), 'chi-squared upper quantile: probability must lie strictly between 0 and 1, got 0'],
    [() => noncentralityUpperBound(5, 5, 1.5), 'noncentrality: confidence must lie strictly between 0 and 1, got 1.5'],
    [() => noncentralityLowerBound(5, 5, Number.NaN), 'noncentrality: confidence must lie strictly between 0 and 1, got NaN'],
  ])('refuses what is no probability', (call, message) => {
    expect(call).toThrow(new AuditError('E_PROBABILITY', message));
  });
});

describe('noncentrality bounds', () => {
  const table = rowsOf<BoundsRow>('ncx2_bounds');
  const far = rowsOf<FarRow>('far_noncentrality');
  const bound = ({ side, x, df, conf }: FarRow): number =>
    (side === 'upper' ? noncentralityUpperBound : noncentralityLowerBound)(x, df, conf);

  it('are those of the table', () => {
    expect(table).toHaveLength(48);
    expect(beyond(1e-12, table, (row) => relativeError(noncentralityUpperBound(row.q, row.df, row.conf), row.lam_upper))).toEqual([]);
    expect(beyond(1e-12, table, (row) => relativeError(noncentralityLowerBound(row.q, row.df, row.conf), row.lam_lower))).toEqual([]);
  });

  it('are those of the far rows', () => {
    expect(far).toHaveLength(16);
    expect(beyond(1e-12, far, (row) => relativeError(bound(row), row.lam))).toEqual([]);
  });

  it('would be caught with the sides mixed up', () => {
    const mixed = (row: FarRow): number => relativeError(bound({ ...row, side: row.side === 'upper' ? 'lower' : 'upper' }), row.lam);
    expect(beyond(1e-12, far, mixed).length).toBeGreaterThan(12);
  });

  it('refuse a statistic that is no finite number from zero on', () => {
    for (const x of [-1, Infinity, Number.NaN]) {
      const message = `noncentrality: statistic must be a number, zero or more, got ${x}`;
      expect(() => noncentralityUpperBound(x, 5, 0.9)).toThrow(new AuditError('E_INTERNAL', message));
    }
  });
});
