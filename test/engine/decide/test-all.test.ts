import { describe, expect, it } from 'vitest';
import type { RecordedResult } from '../../../src/core/record/results.js';
import type { Fitted, TestResult } from '../../../src/core/statistic/statistic.js';
import { testAll } from '../../../src/engine/decide/test-all.js';
import type { Fit } from '../../../src/engine/fit.js';

const told = { test: 'told', value: 3, degrees: 2 } as TestResult;
const rows = [
  { test: 'kept/a', degrees: 4, scale: 1 },
  { test: 'kept/b', degrees: 5, scale: 1 },
];
const statistics = [
  { id: 'told', fitted: { rows: [], test: (counts: Float64Array, trials: number) => [{ ...told, value: counts[0], trials }] } },
  { id: 'kept', fitted: { rows, test: () => [] } },
] as unknown as { readonly id: string; readonly fitted: Fitted }[];
const fit = { statistics } as unknown as Fit;
const counts = new Map([['told', Float64Array.of(7)]]);

const tails = { p: 0.5, logP: Math.log(0.25), lowerP: 0.5, logLowerP: Math.log(0.75) };
const power = { effect: 0.01, power: 0.5, smallestDetectable: 0.02 };
/** Rows of a record: what they say of p does not follow from its logarithm. */
const recorded = [
  { ...tails, test: 'kept/b', value: 9, degrees: 50, grade: 'exact', plain: null, trials: 10, power },
  {
    ...tails,
    test: 'kept/a',
    value: 8,
    degrees: 40,
    grade: 'calibrated',
    plain: { ...tails, logP: Math.log(0.125) },
    trials: 11,
    power: null,
  },
] as unknown as RecordedResult[];

describe('what every row says of counts', () => {
  it('is tested where they are there, and else what the record says, whose p is that of its logarithm', () => {
    const [first, a, b, ...more] = testAll(fit, counts, 100, recorded);
    expect(more).toEqual([]);
    expect(first).toEqual({ ...told, value: 7, trials: 100 });
    const follows = { logP: Math.log(0.25), lowerP: expect.closeTo(0.75, 15) as number, logLowerP: Math.log(0.75) };
    const p = expect.closeTo(0.25, 15) as number;
    const plain = { ...follows, p: expect.closeTo(0.125, 15) as number, logP: Math.log(0.125) };
    expect(a).toEqual({ ...follows, p, test: 'kept/a', value: 8, degrees: 4, grade: 'calibrated', trials: 11, plain });
    expect(b).toEqual({ ...follows, p, test: 'kept/b', value: 9, degrees: 5, grade: 'exact', trials: 10, plain: null });
  });

  it('says how many parts were compared, of a row that compares parts', () => {
    const compared = { parts: 1, of: 8, enough: false };
    const withParts = recorded.map((row) => ({ ...row, compared })) as RecordedResult[];
    const found = testAll(fit, counts, 100, withParts).slice(1);
    // A row of equal deals compares none, whatever it says.
    expect(found.map((row) => 'compared' in row && row.compared)).toEqual([false, compared]);
  });

  it('cannot be said where there are neither counts nor a row', () => {
    const refusal = { code: 'E_VERIFY', message: 'kept/a must have a row, since its counts are not kept, got none' };
    for (const given of [[], recorded.slice(0, 1)])
      expect(() => testAll(fit, counts, 100, given)).toThrow(expect.objectContaining(refusal) as Error);
    expect(() => testAll(fit, counts, 100)).toThrow(expect.objectContaining(refusal) as Error);
  });
});
