import { describe, expect, it } from 'vitest';
import type { LawFacts } from '../../../src/core/record/by-law.js';
import type { EvidenceCore, Plan, Verdict } from '../../../src/core/record/evidence.js';
import type { Counts } from '../../../src/engine/count/run-block.js';
import type { AuditOutcome } from '../../../src/engine/decide/audit.js';
import { firstLook, secondLook } from '../../../src/engine/decide/conclude.js';
import { fitsOf } from '../../../src/engine/fit.js';
import { makePlan } from '../../../src/engine/plan/make-plan.js';
import { buildCore } from '../../../src/engine/record/build-core.js';
import { recordCounts } from '../../../src/engine/record/record-counts.js';
import { pipelineOf } from '../../support/pipeline-of.js';

const subject = pipelineOf('fisher-yates', 5);
const plan: Plan = { ...makePlan(subject.space, { seed: 'core', trials: 500 }), tests: ['position-matrix', 'parity'] };
const fits = fitsOf(subject.space);
const law: LawFacts = { known: null, landmarks: [], guards: [], reach: null };
const table = (each: number): Float64Array => new Float64Array(25).fill(each);
const counts: Counts = new Map([
  ['position-matrix', table(100)],
  ['parity', Float64Array.of(240, 260)],
]);
const look = firstLook(plan, fits, counts);
const biased = (...because: string[]): Verdict => ({ kind: 'biased', because, smallestDetectable: null });
const open: Verdict = {
  kind: 'inconclusive',
  reason: { why: 'too-few', trials: 100, detect: 0.01 },
  trialsNeeded: null,
  smallestDetectable: null,
};

const flags = [
  { test: 'parity', tail: 'upper' },
  { test: 'position-matrix', tail: 'upper' },
] as const;
const again: Counts = new Map([
  ['position-matrix', table(400)],
  ['parity', Float64Array.of(900, 1100)],
]);
const fresh = { flags, counts: again, ...secondLook(plan, fits, flags, again) };

const NONE = { input: null, inputAbsolute: null, absolute: null } as const;

const core = (more: Partial<AuditOutcome> = {}, by: Partial<LawFacts> = {}, replayable = true): EvidenceCore =>
  buildCore(
    '1.2.3',
    plan,
    { ...subject, replayable },
    { ...law, ...by },
    {
      look,
      counts,
      fresh: null,
      beside: NONE,
      verdict: open,
      diagnosis: null,
      ...more,
    },
  );

describe('the core of a record', () => {
  it('has the counts of each test, in its own shape, and what was said of them', () => {
    const made = core();
    expect(made.tool).toEqual({ name: 'shuffle-audit', version: '1.2.3' });
    expect(made.plan).toBe(plan);
    expect(made.counts).toEqual({
      'position-matrix': recordCounts([5, 5], table(100)),
      parity: recordCounts([2], Float64Array.of(240, 260)),
    });
    expect(made).toMatchObject({ results: look.results, skipped: look.fit.skipped, confirmation: null, claims: [], verdict: open });
    expect(core({ counts: new Map() }).counts['parity']).toMatchObject({ sum: 0, values: [] });
  });

  it('says whether the same deals come again', () => {
    expect(core().subject).toEqual({ id: subject.id, origin: subject.origin, replay: 'exact' });
    expect(core({}, {}, false).subject.replay).toBe('none');
  });

  it('has no field for what there is not', () => {
    for (const name of ['input', 'absolute']) expect(Object.keys(core())).not.toContain(name);
    expect(Object.keys(core())).not.toContain('walk');
  });

  it('has the second sample of a function, and what is known of a walk', () => {
    const handed = { fit: look.fit, counts, results: look.results };
    const sample = { counts: core().counts, results: look.results, skipped: look.fit.skipped };
    expect(core({ beside: { ...NONE, input: handed } }).input).toEqual(sample);
    expect(core({ beside: { ...NONE, input: handed, inputAbsolute: handed } }).input).toEqual({ ...sample, absolute: sample });
    expect(core({ beside: { ...NONE, absolute: handed } }).absolute).toEqual(sample);
    const claims = [{ id: 'c', holds: true, cases: 1, counterexample: null }];
    expect(core({}, { walk: [1, 0.5], claims })).toMatchObject({ walk: [1, 0.5], claims });
  });

  it('has the fresh sample, and whether it showed a doubtful row again', () => {
    const confirmed = (verdict: Verdict): boolean | undefined => core({ fresh, verdict }).confirmation?.confirmed;
    expect(core({ fresh }).confirmation).toEqual({
      trials: 2000,
      flagged: flags,
      counts: { 'position-matrix': recordCounts([5, 5], table(400)), parity: recordCounts([2], Float64Array.of(900, 1100)) },
      results: fresh.results,
      confirmed: false,
    });
    expect([biased('position-matrix'), biased('known-law'), open].map(confirmed)).toEqual([true, false, false]);
  });
});
