import { describe, expect, it } from 'vitest';
import { AuditError } from '../../../src/core/errors.js';
import { kolmogorovLimitTail, kolmogorovTail } from '../../../src/math/tails/kolmogorov.js';
import { readFixture } from '../../support/read-fixture.js';
import { beyond, relativeError, rowsOf } from '../accuracy.js';

interface Row {
  readonly n: number;
  readonly d: number;
  readonly sf: number;
}
const { asymptotic, exact } = readFixture('stats/ks.json') as {
  readonly exact: readonly Row[];
  readonly asymptotic: readonly { readonly t: number; readonly sf: number; readonly sf_s: string }[];
};
const all = rowsOf<Row>('far_kolmogorov');
/** The others: ../long-sums.test.ts. */
const larger = all.filter(({ n }) => n < 10_000);

describe('kolmogorovTail', () => {
  it('is Durbin’s exact law up to 100 values', () => {
    expect(exact).toHaveLength(24);
    expect(beyond(1e-10, exact, ({ d, n, sf }) => relativeError(kolmogorovTail(d, n).upper, sf))).toEqual([]);
  });

  it('is SciPy’s for more: close in the middle, to many digits far out', () => {
    expect([all.length, larger.length]).toEqual([54, 36]);
    expect(beyond(1e-4, larger, ({ d, n, sf }) => Math.abs(kolmogorovTail(d, n).upper - sf))).toEqual([]);
    const far = larger.filter(({ d, n }) => n * d ** 2 > 2.1);
    expect(far).toHaveLength(16);
    expect(beyond(1e-5, far, ({ d, n, sf }) => relativeError(kolmogorovTail(d, n).upper, sf))).toEqual([]);
  });

  it('has the limit law of the table, with its logarithm where the tail is no double', () => {
    expect(asymptotic).toHaveLength(13);
    expect(beyond(1e-12, asymptotic, ({ sf, t }) => relativeError(kolmogorovLimitTail(t).upper, sf))).toEqual([]);
    expect(kolmogorovLimitTail(40).upper).toBe(0);
    expect(kolmogorovLimitTail(40).logUpper).toBeCloseTo(Math.LN2 - 3200, 9);
  });

  it('has no step where one formula takes over from another', () => {
    for (const n of [40, 200, 201, 3000]) {
      const meet = n <= 200 ? 4 : 2;
      const at = (square: number): number => kolmogorovTail(Math.sqrt(square / n), n).upper;
      expect(Math.abs(at(meet - 1e-9) / at(meet) - 1)).toBeLessThan(2e-3);
    }
  });

  it('would be caught if it were one-sided', () => {
    expect(beyond(1e-10, exact, ({ d, n, sf }) => relativeError(kolmogorovTail(d, n).upper / 2, sf)).length).toBeGreaterThan(20);
  });

  it.each([
    [0.1, 0, 'kolmogorov: number of values must be a whole number, one or more, got 0'],
    [1.5, 10, 'kolmogorov: distance must lie between 0 and 1, got 1.5'],
  ] as const)('refuses d = %d, n = %d', (d, n, message) => {
    expect(() => kolmogorovTail(d, n)).toThrow(new AuditError('E_INTERNAL', message));
  });
});
