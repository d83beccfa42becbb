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

  // Durbin's matrix by mpmath 1.3 in 80 digits: SciPy's own has six of them here.
  it.each([
    [0.05, 0.6802627254395576],
    [0.07, 0.26823392088807146],
    [0.105, 0.022528029451909688],
    [0.12, 0.0057457604928326045],
    [0.13, 0.0020871252350418705],
  ])('is the exact law of 200 values at a distance of %d too, the most that it is made for', (d, sf) => {
    expect(relativeError(kolmogorovTail(d, 200).upper, sf)).toBeLessThan(1e-10);
  });

  it('of two values is what geometry says, on either side of a half', () => {
    // Both at one end, within 1 − d of it.
    for (const d of [0.55, 0.6, 0.7, 0.74, 0.8]) expect(kolmogorovTail(d, 2).upper).toBeCloseTo(2 * (1 - d) ** 2, 14);
    // One in each half, each within d − 1/4 of its middle.
    for (const d of [0.26, 0.3, 0.45]) expect(kolmogorovTail(d, 2).upper).toBeCloseTo(1 - 2 * (2 * d - 0.5) ** 2, 14);
  });

  it('of three values is what geometry says, where one side alone can be so far off', () => {
    // Smirnov’s sum: all within 1 − d of one end, or one of them within 2/3 − d of what is left.
    for (const d of [0.51, 0.55, 0.6, 0.65])
      expect(kolmogorovTail(d, 3).upper).toBeCloseTo(2 * ((1 - d) ** 3 + 3 * d * (2 / 3 - d) ** 2), 14);
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
