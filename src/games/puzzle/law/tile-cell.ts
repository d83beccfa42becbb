import { AuditError } from '../../../core/errors.js';
import { kernelCumulants } from '../../../math/pearson/few-trials.js';
import { type BoardSize, cellCount, checkBoardSize, sizeText } from './board-size.js';

/** The law of the statistic of the table "which tile in which cell", the blank included, over even solvable boards. */
export interface TileCellLaw {
  /** (n − 1)²: the mean, and the degrees of chi-squared that it goes to. */
  readonly degrees: number;
  readonly variance: number;
  readonly thirdCumulant: number;
}

/**
 * Q = ((n − 1)/N) Σ (count − N/n)² over the n × n table of `boards` boards. `counts` is row-major: counts[tile · n + cell], the blank as
 * tile 0. Every board is a permutation matrix, so the cells are no multinomial and Pearson's sum is n/(n − 1) times too large.
 */
export function tileCellValue(counts: ArrayLike<number>, boards: number): number {
  const n = Math.sqrt(counts.length);
  let squares = 0;
  for (let i = 0; i < counts.length; i++) squares += (n * counts[i] - boards) ** 2;
  return ((n - 1) / n) * (squares / n / boards);
}

/**
 * The exact mean, variance and third cumulant of that statistic for N even solvable boards; its limit is chi-squared on (n − 1)² degrees.
 *
 * The covariance of "tile i in cell a" with "tile j in cell b" asks how many solvable boards have both: among the other n − 2 items are
 * two tiles whose exchange turns solvable into unsolvable, so half of all boards, as if no board were left out. Then the covariance is
 * C ⊗ C/(n − 1) with C = I − J/n, a projection but for the factor, as for shuffled cards. The third cumulant asks the same of three items,
 * and needs n ≥ 6. On 2 × 2 two tiles are not left: its 12 boards go round in a ring and the covariance is another. Throws E_USAGE there,
 * and for a board that has not 2 to 5 rows and columns.
 */
export function tileCellLaw(size: BoardSize, boards: number): TileCellLaw {
  checkBoardSize(size);
  const n = cellCount(size);
  if (n < 6)
    throw new AuditError('E_USAGE', `the table of tiles by cells needs a board of 6 cells at least, got ${sizeText(size)}`, {
      hint: 'count the 12 boards one by one',
    });
  const degrees = (n - 1) ** 2;
  // E[k³] for the kernel k = (n − 1)(agreements − 1), and E[(agreements − 1)³] = 1 as for the fixed points of an even order.
  return { degrees, ...kernelCumulants(boards, degrees, (n - 1) ** 3) };
}

/** Adds `boards` boards that stand one after the other in `cells` to the table. */
export function countTileCells(size: BoardSize, cells: Uint16Array, boards: number, counts: Float64Array): void {
  const n = cellCount(size);
  for (let b = 0, at = 0; b < boards; b++) for (let cell = 0; cell < n; cell++, at++) counts[cells[at] * n + cell]++;
}
