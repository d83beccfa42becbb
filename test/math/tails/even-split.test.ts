import { describe, expect, it } from 'vitest';
import { coinSize } from '../../../src/math/tails/coin-size.js';
import { evenSplitTails } from '../../../src/math/tails/even-split.js';

/** Both tails of the split of `trials` even tosses, from whole numbers: Pascal's triangle over 2^trials. */
function counted(count: number, trials: number): { readonly upper: number; readonly lower: number } {
  let row = [1];
  for (let t = 0; t < trials; t++) row = [1, ...row.slice(1).map((value, i) => value + row[i]), 1];
  const apart = Math.abs(2 * count - trials);
  const share = (kept: (heads: number) => boolean): number =>
    row.reduce((sum, ways, heads) => sum + (kept(heads) ? ways : 0), 0) / 2 ** trials;
  return { upper: share((heads) => Math.abs(2 * heads - trials) >= apart), lower: share((heads) => Math.abs(2 * heads - trials) <= apart) };
}

describe('the tails of an even split', () => {
  it.each([1, 2, 7, 20, 40])('of %i tosses are those of every outcome, and so are their logs', (trials) => {
    for (let count = 0; count <= trials; count++) {
      const want = counted(count, trials);
      const { logLower, logUpper, lower, upper } = evenSplitTails(count, trials);
      expect(upper).toBeCloseTo(want.upper, 12);
      expect(lower).toBeCloseTo(want.lower, 12);
      expect(logUpper).toBeCloseTo(Math.log(want.upper), 11);
      expect(logLower).toBeCloseTo(Math.log(want.lower), 11);
    }
  });

  it('are 1, with a log of 0, where nothing lies further out, and where all does', () => {
    expect(evenSplitTails(8, 8)).toMatchObject({ lower: 1, logLower: 0 });
    expect(evenSplitTails(4, 8)).toMatchObject({ upper: 1, logUpper: 0 });
  });

  it('that are the level itself are not under it', () => {
    const { upper } = evenSplitTails(9, 10);
    expect(coinSize('upper', upper, 10)).toBe(evenSplitTails(10, 10).upper);
    const { lower } = evenSplitTails(6, 10);
    expect(coinSize('lower', lower, 10)).toBe(evenSplitTails(5, 10).lower);
  });
});
