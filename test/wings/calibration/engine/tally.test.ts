import { describe, expect, it } from 'vitest';
import { merge } from '../../../../src/core/statistic/merge-counts.js';
import type { TestResult } from '../../../../src/core/statistic/statistic.js';
import { pValue } from '../../../../src/core/statistic/statistic.js';
import { testResult } from '../../../../src/math/pearson/result.js';
import { evenSplitTails } from '../../../../src/math/tails/even-split.js';
import { BINS, blockTally, LEVELS, ROW_CELLS, rowOf } from '../../../../src/wings/calibration/engine/tally.js';

function result(p: number, lowerP: number, more: Partial<TestResult> = {}): TestResult {
  const made: TestResult = {
    test: 't',
    value: 1,
    degrees: 3,
    p: pValue(p),
    logP: Math.log(p),
    lowerP: pValue(lowerP),
    logLowerP: Math.log(lowerP),
    grade: 'asymptotic',
    trials: 100,
    plain: null,
  };
  return { ...made, ...more };
}

const under = (bins: Float64Array, level: number): number =>
  bins.subarray(0, Math.round(level * BINS)).reduce((sum, count) => sum + count, 0);

describe('blockTally', () => {
  it('counts a p-value under a level exactly where it is under it', () => {
    for (const level of LEVELS) {
      const [before, after] = [level * (1 - Number.EPSILON), level * (1 + Number.EPSILON)];
      const tally = blockTally(1, 3);
      for (const p of [before, level, after]) tally.add([result(p, 1 - p)]);
      expect(under(rowOf(tally.cells(), 0).bins, level), String(level)).toBe(1);
    }
  });

  it('has a place for every p-value, 1 and the least double too', () => {
    const values = [1, Number.MIN_VALUE, ...Array.from({ length: 998 }, (_, k) => (k + 1) / 999)];
    const tally = blockTally(1, values.length);
    for (const p of values) tally.add([result(p, 1)]);
    const { bins } = rowOf(tally.cells(), 0);
    expect(bins.reduce((sum, count) => sum + count, 0)).toBe(1000);
    values.forEach((p) => expect(bins[Math.min(BINS - 1, Math.floor(p * BINS + 1e-9))]).toBeGreaterThan(0));
  });

  it('counts pairs of equal p-values, and lower tails by level', () => {
    const tally = blockTally(1, 6);
    for (const p of [0.5, 0.25, 0.5, 0.5, 0.25, 0.75]) tally.add([result(p, p / 20)]);
    const { lower, ties } = rowOf(tally.cells(), 0);
    expect(ties).toBe(3 + 1);
    expect(lower).toEqual([6, 0, 0]);
  });

  it('tells the exact results of a coin from all others', () => {
    const coin = (heads: number): TestResult => testResult('t', (2 * heads - 100) ** 2 / 100, 1, evenSplitTails(heads, 100), 'exact', 100);
    const tally = blockTally(1, 200);
    for (let heads = 0; heads <= 100; heads++) tally.add([coin(heads)]);
    expect(rowOf(tally.cells(), 0).notCoin).toBe(0);
    const lies = [
      { ...coin(40), p: pValue(coin(40).p * (1 + 1e-12)) },
      { ...coin(40), grade: 'asymptotic' as const },
      { ...coin(40), degrees: 2 },
      { ...coin(40), trials: 99 },
    ];
    for (const lie of lies) tally.add([lie]);
    expect(rowOf(tally.cells(), 0).notCoin).toBe(lies.length);
  });

  it('is the same whole as added up from its blocks, but for ties across them', () => {
    const values = Array.from({ length: 40 }, (_, k) => ((k * 37) % 101) / 101 + 1e-4);
    const whole = blockTally(2, 40);
    const [first, second] = [blockTally(2, 20), blockTally(2, 20)];
    values.forEach((p, k) => {
      const results = [result(p, 1 - p), result(p / 2, 1 - p / 2)];
      whole.add(results);
      (k < 20 ? first : second).add(results);
    });
    const sum = first.cells();
    merge(sum, second.cells());
    expect(sum).toEqual(whole.cells());
    expect(sum).toHaveLength(2 * ROW_CELLS);
  });
});
