import { pow } from '../../../math/primitives/pow.js';
/** The constants that determine the law of the table "which tile in which cell", in the form for `kernelResult`. */
export interface TileCellKernel {
  /** (n − 1)²: the mean, and the degrees of freedom of the limiting chi-squared law. */
  readonly degrees: number;
  readonly cube: number;
}

/**
 * Returns the kernel of that table, the blank included, over even solvable boards of `n` cells, n ≥ 6.
 *
 * The covariance of "tile i in cell a" with "tile j in cell b" asks how many solvable boards have both. Among the other n − 2 items are two tiles
 * whose exchange turns solvable into unsolvable. So half of all boards have both, as if no board were left out. Then the covariance is C ⊗ C/(n − 1)
 * with C = I − J/n, a projection but for the factor, as for shuffled cards. The third cumulant asks the same of three items, and needs n ≥ 6. On 2 ×
 * 2 no two tiles are left: its 12 boards form a cycle and the covariance is another.
 */
export function tileCellKernel(n: number): TileCellKernel {
  // E[k³] for the kernel k = (n − 1)(agreements − 1), and E[(agreements − 1)³] = 1 as for the fixed points of an even order.
  return { degrees: (n - 1) ** 2, cube: pow(n - 1, 3) };
}

/**
 * Returns Q = ((n − 1)/N) Σ (count − N/n)² over the n × n table of `boards` boards. `counts` is row-major: counts[tile · n + cell], the blank as tile
 * 0. Every board is a permutation matrix, so the cells are no multinomial and Pearson's sum is n/(n − 1) times too large: S. Schach (1979),
 * doi:10.1214/aos/1176344675, for shuffled cards.
 */
export function tileCellValue(counts: ArrayLike<number>, boards: number): number {
  const n = Math.sqrt(counts.length);
  let squares = 0;
  for (let i = 0; i < counts.length; i++) squares += (n * counts[i] - boards) ** 2;
  return ((n - 1) / n) * (squares / n / boards);
}

export function countTileCells(cells: ArrayLike<number>, at: number, n: number, counts: Float64Array): void {
  for (let cell = 0; cell < n; cell++) counts[cells[at + cell] * n + cell]++;
}
