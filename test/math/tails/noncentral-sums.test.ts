import { expect, it } from 'vitest';
import { noncentralChiSquaredTails } from '../../../src/math/tails/noncentral-chi-squared.js';
import { beyond, rowsOf, tailsError } from '../accuracy.js';

interface Row {
  readonly df: number;
  readonly lam: number;
  readonly x: number;
  readonly upper: number;
  readonly lower: number;
  readonly logUpper: number;
  readonly logLower: number;
}

it('sums whose shapes are rounded, of few degrees and a noncentrality of ten million, are those of the far rows', () => {
  const rows = rowsOf<Row>('far_noncentral').filter(({ df, lam }) => df === 7.3 && lam === 1e7);
  expect(rows.length).toBeGreaterThanOrEqual(6);
  expect(beyond(1e-12, rows, (row) => tailsError(noncentralChiSquaredTails(row.x, row.df, row.lam), row))).toEqual([]);
});
