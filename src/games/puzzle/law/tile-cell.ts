import { pow } from '../../../math/primitives/pow.js';
/** What decides the law of the table "which tile in which cell", as `kernelResult` takes it. */
export interface TileCellKernel {
  /** (n − 1)²: the mean, and the degrees of chi-squared that it goes to. */
  readonly degrees: number;
  readonly cube: number;
}

/**
 * The kernel of that table, the blank included, over even solvable boards of `n` cells, n ≥ 6.
 *
 * The covariance of "tile i in cell a" with "tile j in cell b" asks how many solvable boards have both: among the other n − 2 items are
 * two tiles whose exchange turns solvable into unsolvable, so half of all boards, as if no board were left out. Then the covariance is
 * C ⊗ C/(n − 1) with C = I − J/n, a projection but for the factor, as for shuffled cards. The third cumulant asks the same of three items,
 * and needs n ≥ 6. On 2 × 2 two tiles are not left: its 12 boards go round in a ring and the covariance is another.
 */
export function tileCellKernel(n: number): TileCellKernel {
  // E[k³] for the kernel k = (n − 1)(agreements − 1), and E[(agreements − 1)³] = 1 as for the fixed points of an even order.
  return { degrees: (n - 1) ** 2, cube: pow(n - 1, 3) };
}

/**
 * Q = ((n − 1)/N) Σ (count − N/n)² over the n × n table of `boards` boards. `counts` is row-major: counts[tile · n + cell], the blank as
 * tile 0. Every board is a permutation matrix, so the cells are no multinomial and Pearson's sum is n/(n − 1) times too large: S. Schach
 * (1979), doi:10.1214/aos/1176344675, for shuffled cards.
 */
export function tileCellValue(counts: ArrayLike<number>, boards: number): number {
  const n = Math.sqrt(counts.length);
  let squares = 0;
  for (let i = 0; i < counts.length; i++) squares += (n * counts[i] - boards) ** 2;
  return ((n - 1) / n) * (squares / n / boards);
}

/** Adds the board of `n` cells that stands in `cells` from `at` on to the table. */
export function countTileCells(cells: ArrayLike<number>, at: number, n: number, counts: Float64Array): void {
  for (let cell = 0; cell < n; cell++) counts[cells[at + cell] * n + cell]++;
}
