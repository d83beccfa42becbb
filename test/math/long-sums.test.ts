import { describe, expect, it } from 'vitest';
import { kolmogorovTail } from '../../src/math/tails/kolmogorov.js';
import { noncentralChiSquaredTails } from '../../src/math/tails/noncentral-chi-squared.js';
import { noncentralityForPower } from '../../src/math/tails/noncentrality.js';
import { beyond, relativeError, rowsOf, tailsError } from './accuracy.js';

/** Rows of the same fixtures as in tails/, whose sums are long: they stand apart because each change of a source is tried with what is quick. */
describe('tails that are sums of thousands of terms', () => {
  interface Noncentral {
    readonly df: number;
    readonly lam: number;
    readonly x: number;
    readonly upper: number;
    readonly lower: number;
    readonly logUpper: number;
    readonly logLower: number;
  }
  const noncentral = rowsOf<Noncentral>('far_noncentral').filter(({ lam }) => lam >= 1e6);

  it('of the noncentral chi-squared law are those of the far rows, and give back their x', () => {
    expect(noncentral).toHaveLength(59);
    expect(beyond(1e-12, noncentral, (row) => tailsError(noncentralChiSquaredTails(row.x, row.df, row.lam), row))).toEqual([]);
  });

  it('of many degrees have the noncentrality of the table', () => {
    const rows = rowsOf<{ df: number; alpha: number; power: number; lam: number }>('power').filter(({ df }) => df >= 100);
    expect(rows).toHaveLength(140);
    expect(beyond(1e-12, rows, (row) => relativeError(noncentralityForPower(row.df, row.alpha, row.power), row.lam))).toEqual([]);
  });

  it('of the Kolmogorov law are SciPy’s: close in the middle, to many digits far out', () => {
    const rows = rowsOf<{ n: number; d: number; sf: number }>('far_kolmogorov').filter(({ n }) => n >= 10_000);
    expect(rows).toHaveLength(18);
    expect(beyond(1e-4, rows, ({ d, n, sf }) => Math.abs(kolmogorovTail(d, n).upper - sf))).toEqual([]);
    const far = rows.filter(({ d, n }) => n * d ** 2 > 2.1);
    expect(far).toHaveLength(8);
    expect(beyond(1e-5, far, ({ d, n, sf }) => relativeError(kolmogorovTail(d, n).upper, sf))).toEqual([]);
  });
});
