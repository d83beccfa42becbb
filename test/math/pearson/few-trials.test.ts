import { describe, expect, it } from 'vitest';
import { kernelCumulants } from '../../../src/math/pearson/few-trials.js';
import { inverseSums, pearsonMoments } from '../../../src/math/pearson/pearson-moments.js';

/** Variance and third cumulant of Pearson's statistic of `trials` in `cells` equal cells, over all cells^trials tables one by one. */
function counted(cells: number, trials: number): { readonly variance: number; readonly thirdCumulant: number } {
  let [square, cube] = [0, 0];
  const tables = cells ** trials;
  for (let table = 0; table < tables; table++) {
    const counts = new Array<number>(cells).fill(0);
    for (let t = 0, left = table; t < trials; t++, left = Math.floor(left / cells)) counts[left % cells]++;
    const value = counts.reduce((sum, count) => sum + (count - trials / cells) ** 2 / (trials / cells), 0);
    square += (value - (cells - 1)) ** 2 / tables;
    cube += (value - (cells - 1)) ** 3 / tables;
  }
  return { variance: square, thirdCumulant: cube };
}

describe('the cumulants of a quadratic statistic at few trials', () => {
  // In K equal cells the kernel is K − 1 with the chance 1/K and else −1: K − 1 degrees, and E[k³] = (K − 1)(K − 2).
  it.each([
    [2, 5],
    [3, 2],
    [3, 6],
    [4, 5],
    [5, 4],
  ])('are those of every table, in %i cells with %i trials', (cells, trials) => {
    const exact = counted(cells, trials);
    const { variance, thirdCumulant } = kernelCumulants(trials, cells - 1, (cells - 1) * (cells - 2));
    expect(variance).toBeCloseTo(exact.variance, 10);
    expect(thirdCumulant).toBeCloseTo(exact.thirdCumulant, 10);
    const pearson = pearsonMoments(inverseSums(new Array<number>(cells).fill(1 / cells)), trials);
    expect(pearson.variance).toBeCloseTo(exact.variance, 10);
    expect(pearson.thirdCumulant).toBeCloseTo(exact.thirdCumulant, 10);
  });

  it('are told from those of one trial more', () => {
    expect(kernelCumulants(6, 3, 6).thirdCumulant).not.toBeCloseTo(counted(4, 5).thirdCumulant, 3);
  });
});
