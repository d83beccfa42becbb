import { describe, expect, it } from 'vitest';
import type { BoardShape } from '../../../../src/core/subject/outcome.js';
import { countTileCells, tileCellKernel, tileCellValue } from '../../../../src/games/puzzle/law/tile-cell.js';
import { boards } from '../../../../src/kinds/board/boards.js';
import { tileCell } from '../../../../src/kinds/board/statistics/tile-cell.js';
import { kernelCumulants } from '../../../../src/math/pearson/few-trials.js';
import { everyBoardOf } from '../board-numbers.js';

/** All solvable boards of a size, one after the other. */
function allBoards(size: BoardShape): Uint16Array {
  return Uint16Array.from(everyBoardOf(size).flatMap((cells) => Array.from(cells)));
}

/** The greatest difference between the true covariance of the cells of the table and C ⊗ C/(n − 1), by counting all boards. */
function covarianceFault(size: BoardShape, boards: number): number {
  const n = size.rows * size.columns;
  const all = allBoards(size);
  const both = new Float64Array(n ** 4);
  for (let b = 0; b < boards; b++)
    for (let x = 0; x < n; x++) for (let y = 0; y < n; y++) both[(all[b * n + x] * n + x) * n * n + all[b * n + y] * n + y]++;
  const centred = (i: number, j: number): number => (i === j ? 1 : 0) - 1 / n;
  let worst = 0;
  for (let i = 0; i < n; i++)
    for (let x = 0; x < n; x++)
      for (let j = 0; j < n; j++)
        for (let y = 0; y < n; y++) {
          const covariance = both[(i * n + x) * n * n + j * n + y] / boards - 1 / n ** 2;
          worst = Math.max(worst, Math.abs(covariance - (centred(i, j) * centred(x, y)) / (n - 1)));
        }
  return worst;
}

/** Mean, variance and third cumulant of the statistic of N boards, from the moments of agreements of two boards counted over all pairs. */
function momentsOfPairs(size: BoardShape, boards: number): readonly number[] {
  const n = size.rows * size.columns;
  const all = allBoards(size);
  const sums = [0, 0, 0];
  for (let a = 0; a < boards; a++)
    for (let b = 0; b < boards; b++) {
      let agree = 0;
      for (let cell = 0; cell < n; cell++) if (all[a * n + cell] === all[b * n + cell]) agree++;
      for (const power of [1, 2, 3]) sums[power - 1] += ((n - 1) * (agree - 1)) ** power;
    }
  return sums.map((sum) => sum / boards ** 2);
}

describe('the table of tiles by cells', () => {
  it.each([
    [{ rows: 2, columns: 3 }, 360],
    [{ rows: 3, columns: 2 }, 360],
    [{ rows: 2, columns: 4 }, 20_160],
  ])('has the covariance of a full shuffle on %o', (size, boards) => {
    expect(covarianceFault(size, boards)).toBeLessThan(1e-12);
  });

  it('has another on 2 × 2, where the statistic is not read', () => {
    expect(covarianceFault({ rows: 2, columns: 2 }, 12)).toBeGreaterThan(0.01);
    expect(tileCell.fit(boards({ rows: 2, columns: 2 }), 100)).toEqual({
      skipped: { why: 'few-cells', least: 6, got: 4 },
    });
  });

  it('has the moments of two even boards: mean 0, mean square (n − 1)², mean cube (n − 1)³', () => {
    const [mean, square, cube] = momentsOfPairs({ rows: 2, columns: 3 }, 360);
    expect(mean).toBeCloseTo(0, 10);
    expect(square).toBeCloseTo(25, 10);
    expect(cube).toBeCloseTo(125, 8);
    const { cube: kernelCube, degrees } = tileCellKernel(6);
    const { thirdCumulant, variance } = kernelCumulants(40, degrees, kernelCube);
    expect(degrees).toBe(25);
    expect(variance).toBeCloseTo(2 * square * (1 - 1 / 40), 9);
    expect(thirdCumulant).toBeCloseTo((8 / 40 ** 3) * (40 * 39 * (cube / 2) + 40 * 39 * 38 * square), 8);
  });

  it('is 0 for one board of each, and what Pearson gives times (n − 1)/n otherwise', () => {
    const size = { rows: 2, columns: 3 };
    const counts = new Float64Array(36);
    const all = allBoards(size);
    for (let at = 0; at < all.length; at += 6) countTileCells(all, at, 6, counts);
    expect(tileCellValue(counts, 360)).toBe(0);
    const one = new Float64Array(36);
    countTileCells(all, 0, 6, one);
    const pearson = 6 * (1 - 1 / 6) ** 2 * 6 + 30 * (1 / 6) ** 2 * 6;
    expect(tileCellValue(one, 1)).toBeCloseTo((5 / 6) * pearson, 12);
  });
});
