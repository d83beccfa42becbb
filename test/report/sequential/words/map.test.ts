import { describe, expect, it } from 'vitest';
import type { PositionMap } from '../../../../src/page/facts/position-map.js';
import { shape } from '../../../../src/page/facts/shape.js';
import { stoppedMapWords } from '../../../../src/report/sequential/words/map.js';

/** A map of the given counts, row-major [card][position]. */
function mapOf(n: number, counts: readonly number[]): PositionMap {
  const trials = counts.slice(0, n).reduce((sum, count) => sum + count, 0);
  const deviations = Float64Array.from(counts, (count) => (count * n) / trials - 1);
  return { n, trials, counts, deviations, luck: Math.sqrt((n - 1) / trials) };
}
const words = (map: PositionMap): string => stoppedMapWords(map, shape(map));

describe('what the map of a run that stopped by itself shows', () => {
  it('at two cards is the one number it has', () => {
    expect(words(mapOf(2, [0, 28, 28, 0]))).toBe('In 28 of 28 deals the two cards changed places; about half would be even.');
  });

  it('is no shape where cells are within luck', () => {
    expect(words(mapOf(3, [10, 9, 11, 11, 10, 9, 9, 11, 10]))).toContain('no shape beyond luck yet');
  });

  it('is never said to be within luck beside a cell that is not', () => {
    expect(stoppedMapWords(mapOf(3, [0, 30, 30, 30, 0, 30, 30, 30, 0]), [])).toContain('Single cells stand out');
  });
});
