import { logGamma } from '../../../math/primitives/log-gamma.js';

/** log of the chance that a multinomial law puts into every bin what it expects there, `expected` being these numbers, all above 0; between whole numbers that of the law drawn smoothly. */
export function logMostEvenBins(expected: readonly number[]): number {
  const n = expected.reduce((sum, one) => sum + one, 0);
  return expected.reduce((sum, one) => sum - logGamma(one + 1) + one * Math.log(one / n), logGamma(n + 1));
}

/** log of the chance that a table of these margins, whose n items are paired off at random, has in every cell what is expected there: row · column/n. Margins above 0, of equal sums. */
export function logMostEvenTable(rows: readonly number[], columns: readonly number[]): number {
  const n = rows.reduce((sum, one) => sum + one, 0);
  const margins = [...rows, ...columns].reduce((sum, one) => sum + logGamma(one + 1), -logGamma(n + 1));
  return rows.reduce((sum, row) => columns.reduce((cells, column) => cells - logGamma((row * column) / n + 1), sum), margins);
}
