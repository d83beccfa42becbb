import { describe, expect, it } from 'vitest';
import type { Fitted } from '../../../src/core/statistic/statistic.js';
import { Batch } from '../../../src/core/subject/outcome.js';
import { wholeOutcomes } from '../../../src/kinds/groups/whole-outcomes.js';
import { testResult } from '../../../src/math/pearson/result.js';

/** So many outcomes of one cell each. */
function dealt(fitted: Fitted, cells: readonly number[]): Float64Array {
  const batch = new Batch(1, cells.length);
  batch.cells.set(cells);
  batch.length = cells.length;
  const accumulator = fitted.accumulator();
  accumulator.add(batch);
  return accumulator.counts;
}

const of = (outcomes: number): Fitted => wholeOutcomes({ test: 't', outcomes, measure: () => (cells, at) => cells[at] });
const once = Array.from({ length: 360 }, (_, k) => k);

describe('every outcome counted for itself', () => {
  it('gives 0 for one of each, and Pearson for any other counts', () => {
    const [even] = of(360).test(dealt(of(360), once), 360);
    expect([even.value, even.degrees]).toEqual([0, 359]);
    const [twice] = of(360).test(dealt(of(360), [...once, 7]), 361);
    const e = 361 / 360;
    expect(twice.value).toBeCloseTo((359 * (1 - e) ** 2 + (2 - e) ** 2) / e, 12);
  });

  it('is a coin where there are two, exact', () => {
    const [coin] = of(2).test(Float64Array.of(10, 0), 10);
    expect(coin.grade).toBe('exact');
    expect(coin.p).toBeCloseTo(2 / 2 ** 10, 12);
  });

  it('passes over what is no outcome, and says nothing where too few are left', () => {
    const few = testResult('t', 0, 3, { upper: 1, logUpper: 0, lower: 1, logLower: 0 }, 'exact', 1);
    const fitted = wholeOutcomes({
      test: 't',
      outcomes: 4,
      measure: () => (cells, at) => (cells[at] < 4 ? cells[at] : -1),
      tooFew: (counted) => (counted < 5 ? few : null),
    });
    expect([fitted.adds, of(4).adds]).toEqual([{ atMost: 1 }, { rows: 1 }]);
    const counts = dealt(fitted, [0, 1, 9, 3, 9, 3]);
    expect(Array.from(counts)).toEqual([1, 1, 0, 2]);
    expect(fitted.test(counts, 6)).toEqual([few]);
    // 0 + 1 + 4 + 9 over an expected 4 each, of 16 and not of the 20 that were dealt
    expect(fitted.test(Float64Array.of(4, 3, 2, 7), 20)[0].value).toBeCloseTo((0 + 1 + 4 + 9) / 4, 12);
  });
});
