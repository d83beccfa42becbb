import { describe, expect, it } from 'vitest';
import type { Guard, KnownLaw } from '../../../src/core/record/by-law.js';
import type { Plan } from '../../../src/core/record/evidence.js';
import type { RecordedResult } from '../../../src/core/record/results.js';
import { ALPHA_BIASED, ALPHA_DOUBTFUL, ALPHA_INPUT, confirmLevel } from '../../../src/core/statistic/rules.js';
import { SIDE_LOOKS, sidePlans } from '../../../src/core/statistic/side-looks.js';
import type { PlannedRow } from '../../../src/engine/decide/assess.js';
import { assess } from '../../../src/engine/decide/assess.js';
import type { Grounds } from '../../../src/engine/decide/decide.js';
import { confirmed, decide, doubtful } from '../../../src/engine/decide/decide.js';
import { makePlan } from '../../../src/engine/plan/make-plan.js';
import { permutations } from '../../../src/math/orders/permutation.js';
import { testResult } from '../../../src/math/pearson/result.js';
import { monotoneRoot } from '../../../src/math/primitives/monotone-root.js';
import { chiSquaredQuantile, chiSquaredTails, chiSquaredUpperQuantile } from '../../../src/math/tails/chi-squared.js';
import { noncentralChiSquaredTails } from '../../../src/math/tails/noncentral-chi-squared.js';
import { smallestDetectable } from '../../../src/math/tails/power.js';
import { doubtSaid } from '../../support/doubt-said.js';

const ROWS: readonly PlannedRow[] = [
  { test: 'position-matrix', degrees: 2601, scale: 51, required: true },
  { test: 'cyclic-displacement', degrees: 51, scale: 51, required: true },
  { test: 'fixed-points', degrees: 7, scale: 1, required: false },
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
    untold: [],
    unread: [],
    beside: [],
    recorded: null,
    known: null,
    told: false,
    guards: [],
    once: false,
    trials,
    detect: 0.01,
    alpha: 1e-6,
    trialsNeeded: 115_000,
    ...more,
  };
}

const known = (size: number): KnownLaw => ({ kind: 'positions', size, positions: size, trialsToSee: 100 });
const guard = (id: 'period' | 'fresh-period', words = 1): Guard => ({ id, holds: false, words, prng: 'randu' });
const overlap = (id: 'overlap' | 'fresh-overlap'): Guard => ({ id, holds: false, streams: 2, words: 5, bits: -3 });

/** The verdict, with the words of its doubt in place of the codes. */
const saidOf = (at: Grounds): unknown => {
  const verdict = decide(at);
  if (verdict.kind !== 'inconclusive') return verdict;
  return { ...verdict, reason: doubtSaid(verdict.reason, at.trials, at.guards) };
};
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
    expect(saidOf(grounds(MEDIAN, { unread: ['repeats'] }))).toMatchObject({
      kind: 'inconclusive',
      reason: 'repeats is doubtful, and a fresh sample of 800000 deals is too large for it',
    });
  });

  it('never clears a sample of which too little could be compared', () => {
    expect(saidOf(grounds(MEDIAN, { untold: ['homogeneity/run/pile'] }))).toMatchObject({
      kind: 'inconclusive',
      reason: 'homogeneity/run/pile has too little in too many parts to see a change',
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

describe('the size that an audit would have seen', () => {
  it('is the largest that a required row would have missed, and no other row is asked', () => {
    const at = grounds(MEDIAN);
    const sizes = at.results.map(({ power }) => power?.smallestDetectable ?? Number.NaN);
    expect(sizes[2]).toBeGreaterThan(Math.max(sizes[0], sizes[1]));
    expect(decide(at)).toEqual({ kind: 'no-bias-found', smallestDetectable: Math.max(sizes[0], sizes[1]), power: 0.99 });
  });

  it('is not known where a required test is missing, or deals are copies', () => {
    expect(decide(grounds([2600, 400, 6.3], { missing: ['a'] }))).toEqual({
      kind: 'biased',
      because: ['cyclic-displacement'],
      smallestDetectable: null,
    });
    expect(decide(grounds(MEDIAN, { known: known(0.5), guards: [guard('period')] }))).toEqual({
      kind: 'biased',
      because: ['known-law'],
      smallestDetectable: null,
    });
  });

  it('is nothing of a row that counts equal deals', () => {
    const at = grounds(MEDIAN);
    const repeats = { ...at.results[0], test: 'repeats', power: null, required: true } as RecordedResult;
    expect(decide({ ...at, results: [...at.results.slice(1), repeats] }).smallestDetectable).toBe(at.results[1].power?.smallestDetectable);
  });
});

describe('what speaks where deals are copies', () => {
  const broken = { guards: [guard('period'), overlap('overlap'), guard('fresh-period')] };

  it('is no table: it is said what does not hold of the first sample, and of no fresh one', () => {
    expect(decide(grounds([2600, 400, 6.3], broken))).toEqual({
      kind: 'inconclusive',
      reason: { why: 'copies' },
      trialsNeeded: null,
      smallestDetectable: null,
    });
    expect(decide(grounds([2600, 400, 6.3], { ...broken, beside: ['input'], confirmed: ['fixed-points'] })).kind).toBe('inconclusive');
  });

  it('is a row that counts equal deals, and the known law', () => {
    const equalDeals = { pairs: 1000, orderBits: 10, all: true };
    const at = grounds([2600, 400, 6.3], { ...broken, known: known(0.02) });
    const rows = at.rows.map((row) => (row.test === 'cyclic-displacement' ? { ...row, equalDeals } : row));
    expect(decide({ ...at, rows })).toMatchObject({ kind: 'biased', because: ['cyclic-displacement', 'known-law'] });
    expect(decide({ ...at, rows, known: null, confirmed: ['position-matrix'] })).toMatchObject({ because: ['cyclic-displacement'] });
  });

  it('is every row where only a fresh sample would be copies', () => {
    expect(decide(grounds([2600, 400, 6.3], { guards: [guard('fresh-period')] }))).toMatchObject({ because: ['cyclic-displacement'] });
  });
});

describe('what is said where no verdict is given', () => {
  const said = (more: Partial<Grounds>, values: readonly number[] = MEDIAN): unknown => {
    const verdict = saidOf(grounds(values, more)) as { kind: string; reason?: string; trialsNeeded?: number };
    return verdict.kind === 'inconclusive' ? [verdict.reason, verdict.trialsNeeded] : verdict.kind;
  };

  it('names every reservation about a recording, and how many deals are needed where there are too few', () => {
    const recorded = {
      reservations: [
        { why: 'malformed', rejects: 1, rows: 9 },
        { why: 'numbers-back', times: 2 },
      ],
    } as const;
    const lost =
      '1 malformed row of 9 rows was left out, which may not be by chance; the deal numbers go back 2 times, so the rows are not in the order of the deals';
    expect(said({ recorded })).toEqual([lost, null]);
    expect(said({ recorded, trials: 2000 })).toEqual([lost, 115_000]);
    expect(said({ recorded, trials: 115_000 })).toEqual([lost, null]);
    expect(said({ recorded: { reservations: [] } })).toBe('no-bias-found');
  });

  it('says of doubtful rows of a recording how many deals more would decide', () => {
    const doubtful = { recorded: { reservations: [] }, unread: ['a', 'b'] };
    const reason = 'a and b are doubtful, and a recording has no fresh deals: only further ones can decide';
    expect(said(doubtful)).toEqual([reason, 800_000]);
    expect(said({ ...doubtful, trials: 1000 })).toEqual([reason, 115_000]);
  });

  it('says why doubtful rows cannot be looked at again', () => {
    expect(said({ unread: ['a'], guards: [guard('fresh-period', 9), overlap('fresh-overlap')], once: true })).toEqual([
      'a is doubtful, and no fresh sample can be drawn: with a fresh sample one stream would take about 9 words, but randu repeats itself after 536,870,912 words: fresh deals would be copies of earlier ones; with a fresh sample 2 streams of 5 words may share a stretch, with a chance of up to 2^-3',
      null,
    ]);
    expect(said({ unread: ['a'], once: true })).toEqual([
      'a is doubtful, and these very deals cannot come again: what changed during them no fresh sample can show',
      null,
    ]);
    expect(said({ unread: ['a', 'b'], trials: 1 })).toEqual([
      'a and b are doubtful, and a fresh sample of 4 deals is too large for them',
      null,
    ]);
  });

  it('names what had too little to see a change by', () => {
    expect(said({ untold: ['a'] })).toEqual(['a has too little in too many parts to see a change', null]);
    expect(said({ untold: ['a', 'b'] })).toEqual(['a and b have too little in too many parts to see a change', null]);
  });

  it('names the tests that were left out, unless more deals would let them in', () => {
    expect(said({ missing: ['a', 'b'] })).toEqual(['required tests were left out: a, b', null]);
    expect(said({ missing: ['a'], trials: 115_000 })).toEqual(['required tests were left out: a', null]);
    expect(said({ missing: ['a'], trials: 114_999 })).toEqual([
      '114999 deals are too few to see a bias of 1 % with every required test',
      115_000,
    ]);
  });

  it('says that there are too few deals, and at as many as are needed no longer', () => {
    expect(said({ trialsNeeded: 200_001 })).toEqual(['200000 deals are too few to see a bias of 1 % with every required test', 200_001]);
    expect(said({ trialsNeeded: 200_000 })).toBe('no-bias-found');
    expect(said({ trials: 1, detect: 0.02 })).toEqual(['1 deal is too few to see a bias of 2 % with every required test', 115_000]);
  });

  it('says that deals hold too little where a required row reads one in ten of them, and how many would hold enough', () => {
    const at = grounds(MEDIAN);
    const level = 1e-6 / 6;
    const tenth = at.results[0].trials / 10;
    const read = testResult('position-matrix', 2600, 2601, chiSquaredTails(2600, 2601), 'asymptotic', tenth);
    const results = [...assess([ROWS[0]], [read], 0.01, 1e-6 / 3), ...at.results.slice(1)];
    const verdict = decide({ ...at, results });
    expect(saidOf({ ...at, results })).toMatchObject({
      kind: 'inconclusive',
      reason: '200000 deals hold too little to see a bias of 1 % with every required test',
    });
    const more = verdict.kind === 'inconclusive' ? (verdict.trialsNeeded ?? 0) : 0;
    // A tenth of so many sees 1 %, and of ten fewer not.
    expect(smallestDetectable(ROWS[0], more / 10, level)).toBeLessThanOrEqual(0.01);
    expect(smallestDetectable(ROWS[0], more / 10 - 1, level)).toBeGreaterThan(0.01);
    const one = saidOf({ ...at, results, trials: 1, trialsNeeded: 1 });
    expect(one).toMatchObject({ reason: '1 deal holds too little to see a bias of 1 % with every required test' });
    // What sees just the size asked for sees it.
    expect(decide({ ...at, results, detect: smallestDetectable(ROWS[0], tenth, level) }).kind).toBe('no-bias-found');
  });
});

describe('excluding the size asked for', () => {
  // The chance of so low a value under a bias of just that size must be at most 1 %. The two required rows differ in degrees and scale.
  const rows = [
    { ...ROWS[0], degrees: 100, scale: 10 },
    { ...ROWS[1], scale: 51 },
  ];
  const verdictAt = (shares: readonly number[]): unknown => {
    const trials = 200_000;
    const results = rows.map(({ test, degrees, scale }, i) => {
      const value = monotoneRoot((x) => noncentralChiSquaredTails(x, degrees, trials * scale * 1e-4).lower - shares[i], 1e-3, 5000);
      return testResult(test, value, degrees, { upper: 0.5, logUpper: -0.7, lower: 0.5, logLower: -0.7 }, 'asymptotic', trials);
    });
    const verdict = decide({ ...grounds(MEDIAN), rows, results: assess(rows, results, 0.01, 1e-6) });
    return verdict.kind === 'inconclusive' ? [doubtSaid(verdict.reason, trials), verdict.trialsNeeded] : verdict.kind;
  };

  it('takes every required row, each at 99 %', () => {
    expect(verdictAt([0.0099, 0.0099])).toBe('no-bias-found');
    expect(verdictAt([0.0101, 0.0099])).toEqual(['a bias of 1 % is neither seen nor excluded by position-matrix', 800_000]);
    expect(verdictAt([0.0099, 0.0101])).toEqual(['a bias of 1 % is neither seen nor excluded by cyclic-displacement', 800_000]);
    expect(verdictAt([0.5, 0.5])).toEqual(['a bias of 1 % is neither seen nor excluded by position-matrix, cyclic-displacement', 800_000]);
  });
});

describe('what is looked at of a function beside the first sample', () => {
  it('is biased by itself, whatever the first one says', () => {
    expect(decide(grounds(MEDIAN, { beside: ['input'] }))).toMatchObject({ kind: 'biased', because: ['input'] });
    expect(decide(grounds(MEDIAN, { beside: ['input/absolute'], trials: 10 }))).toMatchObject({
      kind: 'biased',
      because: ['input/absolute'],
    });
  });

  it('has a level of its own, which leaves the whole rule its two false alarms in a million', () => {
    const whole = (plan: Pick<Plan, 'absolute' | 'input' | 'trials'>): number =>
      SIDE_LOOKS.reduce((sum, beside) => sum + (sidePlans(plan)[beside]?.alpha ?? 0), ALPHA_BIASED + ALPHA_DOUBTFUL * confirmLevel(plan));
    const space = permutations(12);
    const planned = (['in-order', 'shuffled'] as const).map((handed) => makePlan({ ...space, handed }, { seed: 's', trials: 20_000 }));
    expect(planned.map((plan) => SIDE_LOOKS.filter((beside) => sidePlans(plan)[beside]))).toEqual([
      ['input', 'inputAbsolute'],
      ['input', 'absolute'],
    ]);
    const few = makePlan({ ...space, handed: 'shuffled' }, { seed: 's', trials: 60 });
    expect([few.input, few.absolute]).toEqual([undefined, { alpha: ALPHA_INPUT / 2 }]);
    expect([makePlan(space, { seed: 's' }), ...planned].map((plan) => Math.round(whole(plan) * 1e9))).toEqual([2000, 2000, 2000]);
    for (const plan of [few, ...planned]) expect(whole(plan)).toBeLessThanOrEqual(2e-6 * (1 + Number.EPSILON));
  });
});

describe('a second look', () => {
  const flagged = grounds([2600, chiSquaredUpperQuantile(1e-4, 51), 6.3]).results;

  it('is due between one in a million and one in a hundred', () => {
    expect(doubtful(flagged, 1e-6)).toEqual([{ test: 'cyclic-displacement', tail: 'upper' }]);
    expect(doubtful(grounds(MEDIAN).results, 1e-6)).toEqual([]);
    expect(doubtful(grounds([2600, 400, 6.3]).results, 1e-6)).toEqual([]);
  });

  it('is due below its level and not at it', () => {
    const at = (logPAdjusted: number): readonly RecordedResult[] => [{ ...flagged[0], logPAdjusted }];
    expect(doubtful(at(Math.log(0.01)), 1e-6)).toEqual([]);
    expect(doubtful(at(Math.log(1e-6)), 1e-6)).toHaveLength(1);
    expect(confirmed([{ test: 'position-matrix', tail: flagged[0].tail }], at(Math.log(1e-4)), 1e-4)).toEqual([]);
    expect(decide({ ...grounds(MEDIAN), results: at(Math.log(1e-6)) }).kind).not.toBe('biased');
  });

  it('confirms no row by another one', () => {
    const again = [{ ...flagged[0], logPAdjusted: -20, tail: 'upper' as const }];
    expect(confirmed([{ test: 'fixed-points', tail: 'upper' }], again, 1e-4)).toEqual([]);
    expect(confirmed([{ test: 'position-matrix', tail: 'lower' }], again, 1e-4)).toEqual([]);
    const flags = ['fixed-points', 'position-matrix'].map((test) => ({ test, tail: 'upper' as const }));
    expect(confirmed(flags, [{ ...again[0], test: 'other' }, again[0]], 1e-4)).toEqual(['position-matrix']);
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
