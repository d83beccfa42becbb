import { describe, expect, it } from 'vitest';
import { twoSamples } from '../../../src/math/pearson/two-samples.js';

const logP = (one: readonly number[], other: readonly number[]): number => twoSamples(Float64Array.from(one), Float64Array.from(other));

describe('two samples of one law', () => {
  it('are held to Pearson’s statistic of a table of two rows', () => {
    // scipy.stats.chi2_contingency([[10, 20, 30], [6, 29, 17]], correction=False).pvalue
    expect(logP([10, 20, 30], [6, 29, 17])).toBeCloseTo(Math.log(0.05765686003932176), 12);
  });

  it('of the same shape do not differ, however large', () => {
    expect(logP([100, 300, 600], [1000, 3000, 6000])).toBeCloseTo(0, 12);
  });

  it('of other shapes do, by far', () => {
    expect(logP([1000, 3000, 6000], [600, 300, 100])).toBeLessThan(-500);
  });

  it('join values that come too seldom, and say nothing where one bin is left', () => {
    expect(logP([50, 1, 0, 1], [40, 0, 1, 2])).toBeCloseTo(0, 12);
    expect(logP([0, 0], [3, 4])).toBe(0);
    // Twice five in all is what one bin of two samples of one size takes.
    expect(logP([4, 0], [0, 5])).toBe(0);
    expect(logP([50, 1, 50, 0], [50, 0, 50, 1])).toBeGreaterThan(-0.1);
  });
});
