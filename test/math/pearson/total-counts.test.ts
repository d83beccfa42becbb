import { describe, expect, it } from 'vitest';
import { hypergeometricLaw } from '../../../src/math/hands/hypergeometric.js';
import { totalCounts } from '../../../src/math/pearson/total-counts.js';

describe('the total of a few values', () => {
  it('has the tails that every list of values adds up to', () => {
    const law = [0.2, 0.3, 0.5];
    const values = [0, 1, 2];
    const lists = values.flatMap((a) => values.flatMap((b) => values.map((c) => ({ sum: a + b + c, chance: law[a] * law[b] * law[c] }))));
    for (const [counts, sum] of [
      [[3, 0, 0], 0],
      [[1, 1, 1], 3],
      [[0, 1, 2], 5],
    ] as const) {
      const row = totalCounts(Float64Array.from(law), 3).read('t', Float64Array.from(counts), 3);
      const share = (holds: (off: number) => boolean): number =>
        lists.reduce((all, list) => (holds(Math.abs(list.sum - 3.9)) ? all + list.chance : all), 0);
      expect(row.p).toBeCloseTo(
        share((off) => off >= Math.abs(sum - 3.9) - 1e-9),
        12,
      );
      expect(row.lowerP).toBeCloseTo(
        share((off) => off <= Math.abs(sum - 3.9) + 1e-9),
        12,
      );
      expect(row.value).toBeCloseTo((sum - 3.9) ** 2 / (3 * 0.61), 12);
      expect(row.grade).toBe('exact');
    }
  });

  it('is SciPy’s for the cards that three hands of 30 of 200 have in common', () => {
    const counts = new Float64Array(31);
    counts[5] = 1;
    counts[6] = 1;
    // numpy.convolve of scipy.stats.hypergeom(200, 30, 30).pmf with itself, as far from 9 as 11 is.
    expect(totalCounts(hypergeometricLaw(200, 30, 30), 2).read('t', counts, 2).p).toBeCloseTo(0.5575949840603729, 12);
  });
});
