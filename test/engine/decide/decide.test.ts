import { describe, expect, it } from 'vitest';
import type { KnownLaw } from '../../../src/core/by-law.js';
import { ALPHA_BIASED, ALPHA_DOUBTFUL, ALPHA_INPUT, confirmLevel } from '../../../src/core/rules.js';
import type { PlannedRow } from '../../../src/engine/decide/assess.js';
import { assess } from '../../../src/engine/decide/assess.js';
import type { Grounds } from '../../../src/engine/decide/decide.js';
import { confirmed, decide, doubtful } from '../../../src/engine/decide/decide.js';
import { testResult } from '../../../src/math/pearson/result.js';
import { chiSquaredQuantile, chiSquaredTails, chiSquaredUpperQuantile } from '../../../src/math/tails/chi-squared.js';

const ROWS: readonly PlannedRow[] = [
  { test: 'position-matrix', question: '?', degrees: 2601, scale: 51, required: true },
  { test: 'cyclic-displacement', question: '?', degrees: 51, scale: 51, required: true },
  { test: 'fixed-points', question: '?', degrees: 7, scale: 1, required: false },
];

/** Grounds of an audit whose rows came out at these values. */
function grounds(values: readonly number[], more: Partial<Grounds> = {}): Grounds {
  const trials = more.trials ?? 200_000;
  const results = ROWS.map(({ test, degrees }, i) =>
    testResult(test, values[i], degrees, chiSquaredTails(values[i], degrees), 'asymptotic', trials),
  );
  return {
    rows: ROWS,
    results: assess(ROWS, results, 0.01, 1e-6),
    missing: [],
    confirmed: [],
    unread: [],
    input: false,
    recorded: null,
    known: null,
    guards: [],
    once: false,
    trials,
    detect: 0.01,
    alpha: 1e-6,
    trialsNeeded: 115_000,
    ...more,
  };
}

const known = (size: number): KnownLaw => ({ kind: 'positions', size, positions: size, trialsToSee: 100, statement: 's' });
const MEDIAN = [2600, 50.3, 6.3];

describe('decide', () => {
  it('finds no bias where every required row excludes the size asked for', () => {
    const verdict = decide(grounds(MEDIAN));
    expect(verdict.kind).toBe('no-bias-found');
    expect(verdict.smallestDetectable).toBeLessThan(0.01);
  });

  it('calls a row beyond one in a million after Holm biased, and names it', () => {
    const value = chiSquaredUpperQuantile(1e-6 / 6 / 1.01, 51);
    expect(decide(grounds([2600, value, 6.3]))).toMatchObject({ kind: 'biased', because: ['cyclic-displacement'] });
    expect(decide(grounds([2600, chiSquaredUpperQuantile((1e-6 / 6) * 1.01, 51), 6.3])).kind).not.toBe('biased');
  });

  it('calls a table that is too even biased as well', () => {
    expect(decide(grounds([chiSquaredQuantile(1e-9, 2601), 50.3, 6.3]))).toMatchObject({ kind: 'biased', because: ['position-matrix'] });
  });

  it('never clears a doubtful row that a fresh sample could not look at', () => {
    expect(decide(grounds(MEDIAN, { unread: ['repeats'] }))).toMatchObject({
      kind: 'inconclusive',
      reason: 'repeats is doubtful, and a fresh sample of 800000 deals is too large for it',
    });
  });

  it('never clears a sample that is too small, however quiet it is', () => {
    const verdict = decide(grounds(MEDIAN, { trials: 2000, trialsNeeded: 115_000 }));
    expect(verdict).toMatchObject({ kind: 'inconclusive', trialsNeeded: 115_000 });
    expect(verdict.smallestDetectable).toBeGreaterThan(0.01);
  });

  it('never clears an audit that left a required test out', () => {
    expect(decide(grounds(MEDIAN, { missing: ['fisher-yates-digits'] })).kind).toBe('inconclusive');
  });

  it('cannot tell where a required row neither sees nor excludes the size asked for', () => {
    // A noncentrality just at the size asked for, seen at a looser level than the decision's.
    const value = 51 + 200_000 * 51 * 1e-4;
    expect(decide(grounds([2600, value - 900, 6.3], { trials: 200_000 })).kind).not.toBe('no-bias-found');
  });

  it('takes a law at or above the size asked for as biased whatever the sample says, and leaves a smaller one to the sample', () => {
    expect(decide(grounds(MEDIAN, { known: known(0.01) }))).toMatchObject({ kind: 'biased', because: ['known-law'] });
    expect(decide(grounds(MEDIAN, { known: known(0.0099) })).kind).toBe('no-bias-found');
    expect(decide(grounds(MEDIAN, { known: known(0.2), trials: 20 }))).toMatchObject({ kind: 'biased' });
  });

  it('takes a confirmed row as biased', () => {
    expect(decide(grounds(MEDIAN, { confirmed: ['fixed-points'] }))).toMatchObject({ kind: 'biased', because: ['fixed-points'] });
  });
});

describe('the second sample of a function', () => {
  it('is biased by itself, whatever the first one says', () => {
    expect(decide(grounds(MEDIAN, { input: true }))).toMatchObject({ kind: 'biased', because: ['input'] });
    expect(decide(grounds(MEDIAN, { input: true, trials: 10 }))).toMatchObject({ kind: 'biased', because: ['input'] });
  });

  it('has a level of its own, which leaves the whole rule its two false alarms in a million', () => {
    const whole = (plan: { readonly input?: object }): number =>
      ALPHA_BIASED + ALPHA_DOUBTFUL * confirmLevel(plan) + (plan.input ? ALPHA_INPUT : 0);
    expect([whole({}), whole({ input: {} })].map((level) => Math.round(level * 1e9))).toEqual([2000, 2000]);
    expect(whole({ input: {} })).toBeLessThanOrEqual(2e-6 * (1 + Number.EPSILON));
  });
});

describe('a second look', () => {
  const flagged = grounds([2600, chiSquaredUpperQuantile(1e-4, 51), 6.3]).results;

  it('is due between one in a million and one in a hundred', () => {
    expect(doubtful(flagged, 1e-6)).toEqual([{ test: 'cyclic-displacement', tail: 'upper' }]);
    expect(doubtful(grounds(MEDIAN).results, 1e-6)).toEqual([]);
    expect(doubtful(grounds([2600, 400, 6.3]).results, 1e-6)).toEqual([]);
  });

  it('confirms the same tail only, at its own level', () => {
    const fresh = (value: number): ReturnType<typeof assess> =>
      assess([ROWS[1]], [testResult('cyclic-displacement', value, 51, chiSquaredTails(value, 51), 'asymptotic', 800_000)], 0.01, 1e-6);
    const flags = doubtful(flagged, 1e-6);
    expect(confirmed(flags, fresh(chiSquaredUpperQuantile(1e-5, 51)), 1e-4)).toEqual(['cyclic-displacement']);
    expect(confirmed(flags, fresh(chiSquaredUpperQuantile(1e-3, 51)), 1e-4)).toEqual([]);
    expect(confirmed(flags, fresh(chiSquaredQuantile(1e-9, 51)), 1e-4)).toEqual([]);
  });
});
