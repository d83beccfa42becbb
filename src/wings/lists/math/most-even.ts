import { logGamma } from '../../../math/primitives/log-gamma.js';

/**
 * Returns the log probability that every bin of a multinomial law holds exactly its expectation in `expected`, all above 0. Between whole numbers it
 * interpolates the law smoothly.
 */
export function logMostEvenBins(expected: readonly number[]): number {
  const n = expected.reduce((sum, one) => sum + one, 0);
  return expected.reduce((sum, one) => sum - logGamma(one + 1) + one * Math.log(one / n), logGamma(n + 1));
}

/**
 * Returns the log probability that every cell of a table with these margins holds its expectation, row · column/n. Its n items are paired off at
 * random. Margins are above 0, of equal sums.
 */
export function logMostEvenTable(rows: readonly number[], columns: readonly number[]): number {
  const n = rows.reduce((sum, one) => sum + one, 0);
  const margins = [...rows, ...columns].reduce((sum, one) => sum + logGamma(one + 1), -logGamma(n + 1));
  return rows.reduce((sum, row) => columns.reduce((cells, column) => cells - logGamma((row * column) / n + 1), sum), margins);
}
