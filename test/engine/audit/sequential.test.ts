import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isBuiltIn } from '../../../src/core/record/origin.js';
import type { SequentialCore } from '../../../src/core/record/sequential.js';
import { makePlan } from '../../../src/engine/plan/make-plan.js';
import { makeSequentialPlan } from '../../../src/engine/plan/sequential-plan.js';
import { recordCounts } from '../../../src/engine/record/record-counts.js';
import { replayPipeline } from '../../../src/engine/replay-deal.js';
import { runSequential } from '../../../src/host/audits.js';
import { openFunctionSubject } from '../../../src/host/function/module/subject.js';
import { permutations } from '../../../src/math/orders/permutation.js';
import { verifyAny } from '../../../src/records/verify-any.js';
import { sequentialWords } from '../../../src/report/sequential/words/verdict.js';
import { pipelineOf } from '../../support/pipeline-of.js';
import { recordOf } from '../../support/record-of.js';
import { sealedSequential, sequentialRecord } from '../../support/sequential-record.js';

const RUNNING = { workers: 1 };
const decided = await sequentialRecord(pipelineOf('sattolo', 13), { seed: 'decided' });
const open = await sequentialRecord(pipelineOf('fisher-yates', 13), { seed: 'open', mostTrials: 700 });

/** The ids of the checks that found something. */
async function findings(core: SequentialCore): Promise<readonly string[]> {
  const checks = await verifyAny(sealedSequential(core), process.cwd(), RUNNING);
  return checks.filter(({ outcome }) => outcome === 'differs').map(({ id }) => id);
}

describe('a run that stops when it is decided', () => {
  it('ends with the first deal that takes the evidence to a million', () => {
    const { result, verdict } = decided.core;
    expect(verdict).toEqual({ kind: 'biased', trials: result.trials });
    expect(result.end.logE).toBeGreaterThanOrEqual(Math.log(1e6));
    expect(result.trajectory.slice(0, -1).filter(({ logE }) => logE >= Math.log(1e6))).toEqual([]);
    expect(result.largest).toEqual({ trial: result.trials, logE: result.end.logE });
  });

  it('names the mistake where the positions tell', () => {
    expect(decided.core.diagnosis?.best.map(({ id }) => id)).toContain('sattolo');
    expect(open.core.diagnosis).toBeNull();
  });

  it('ends undecided after the most deals, and never with a clean verdict', () => {
    expect(open.core.result.trials).toBe(700);
    expect(open.core.verdict).toEqual({ kind: 'inconclusive', reason: { why: 'undecided' } });
  });

  it('calls nothing biased by deals that are copies of earlier ones', async () => {
    const { core } = await sequentialRecord(pipelineOf('fisher-yates', 13, 'lemire', 'mt-short'), { seed: 'copies', mostTrials: 200_000 });
    expect(core.result.end.logE).toBeGreaterThanOrEqual(Math.log(1e6));
    expect(core.verdict).toMatchObject({
      kind: 'inconclusive',
      reason: { guards: [{ id: 'period', holds: false, prng: 'mt-short' }] },
    });
    expect(sequentialWords(core).rest).toEqual(['the generator repeats itself within this run']);
    expect(await findings(core)).toEqual([]);
    expect(await findings({ ...core, verdict: { kind: 'biased', trials: core.result.trials } })).not.toEqual([]);
  });

  it('deals the decks that an audit of fixed size with the same seed would see', async () => {
    const audit = await recordOf(pipelineOf('fisher-yates', 13), { seed: 'open', trials: 700, tests: ['position-matrix'] });
    expect(open.core.result.counts).toEqual(audit.core.counts['position-matrix']);
  });

  it('goes on from block to block', async () => {
    const plan = { ...makeSequentialPlan(permutations(13), { seed: 'blocks', mostTrials: 400 }), blockSize: 128 };
    const one = await runSequential(plan, pipelineOf('fisher-yates', 13));
    const streamed = await runSequential(plan, pipelineOf('fisher-yates', 13, 'lemire', 'minstd'));
    expect([one.result.trials, streamed.result.trials]).toEqual([400, 400]);
    const counts = new Float64Array(169);
    for (let trial = 1; trial <= 400; trial++) {
      if (!isBuiltIn(one.subject.origin)) throw new Error('a pipeline was run');
      const { deck } = replayPipeline(one.subject.origin, { ...plan, trials: 400 }, trial);
      deck.forEach((card, position) => {
        counts[(card - 1) * 13 + position]++;
      });
    }
    expect(one.result.counts).toEqual(recordCounts([13, 13], counts));
  });

  it('takes as many deals as the audit of fixed size unless told otherwise', () => {
    const plan = makeSequentialPlan(permutations(52), { seed: 'most' });
    expect(plan.mostTrials).toBe(makePlan(permutations(52), { seed: 'most' }).trials);
    expect(plan.processes).toEqual(['rows', 'pos', 'succ', 'digits', 'rising']);
    const four = ['rows', 'pos', 'succ', 'digits'] as const;
    expect(makeSequentialPlan(permutations(52), { seed: 'four', processes: four }).processes).toEqual(four);
  });

  it('refuses more deals than it can count', () => {
    expect(() => makeSequentialPlan(permutations(5), { seed: 'many', mostTrials: 2e9 })).toThrow(
      'at most 1000000000 deals, got 2000000000',
    );
  });

  it('tells how far it is', async () => {
    const told: (readonly [number, number])[] = [];
    const plan = makeSequentialPlan(permutations(5), { seed: 'told', mostTrials: 200 });
    const core = await runSequential(plan, pipelineOf('fisher-yates', 5), (done, most) => told.push([done, most]));
    expect(told.at(-1)).toEqual([core.result.trials, 200]);
  });
});

describe('verifying such a run', () => {
  it('deals it again, bit for bit', async () => {
    for (const record of [decided, open]) {
      const checks = await verifyAny(record, process.cwd(), RUNNING);
      expect(checks.map(({ id, outcome }) => [id, outcome])).toEqual([
        ['digest', 'holds'],
        ['rule', 'holds'],
        ['counts', 'holds'],
        ['numbers', 'holds'],
        ['deals', 'holds'],
      ]);
    }
  });

  it('accepts the mean of the four kinds as a rule of this tool, and no other choice of kinds', async () => {
    const four = await sequentialRecord(pipelineOf('sattolo', 13), { seed: 'four', processes: ['rows', 'pos', 'succ', 'digits'] });
    expect(await findings(four.core)).toEqual([]);
    const one = await sequentialRecord(pipelineOf('sattolo', 13), { seed: 'one', processes: ['digits'] });
    expect(await findings(one.core)).toEqual(['rule']);
  });

  const { core } = decided;
  const { end, counts: positions, trajectory } = core.result;
  const moved = Float64Array.from(positions.values ?? []);
  moved[13]++;
  moved[moved.findIndex((count, cell) => count > 0 && cell !== 13)]--;
  const lies: readonly (readonly [what: string, core: SequentialCore, found: readonly string[]])[] = [
    ['a verdict turned round', { ...core, verdict: { kind: 'inconclusive', reason: { why: 'undecided' } } }, ['numbers', 'deals']],
    ['a line that was moved', { ...core, plan: { ...core.plan, alpha: 0.01 } }, ['rule', 'deals']],
    [
      'evidence that its parts do not give',
      { ...core, result: { ...core.result, end: { ...end, logE: end.logE + 1 } } },
      ['numbers', 'deals'],
    ],
    [
      'evidence bent on the way',
      { ...core, result: { ...core.result, trajectory: [{ ...trajectory[0], logE: 0.5 }, ...trajectory.slice(1)] } },
      ['numbers', 'deals'],
    ],
    [
      'another place on the way',
      { ...core, result: { ...core.result, trajectory: [{ ...trajectory[0], trial: 3 }, ...trajectory.slice(1)] } },
      ['numbers', 'deals'],
    ],
    ['a place on the way left out', { ...core, result: { ...core.result, trajectory: trajectory.slice(1) } }, ['numbers', 'deals']],
    [
      'most evidence before the end',
      { ...core, result: { ...core.result, largest: { trial: core.result.trials - 1, logE: end.logE } } },
      ['numbers', 'deals'],
    ],
    [
      'most evidence that would have decided',
      { ...open.core, result: { ...open.core.result, largest: { trial: 690, logE: 20 } } },
      ['numbers', 'deals'],
    ],
    [
      'a count moved to another position',
      {
        ...core,
        result: { ...core.result, counts: recordCounts([13, 13], moved) },
      },
      ['deals'],
    ],
    [
      'counts beside their digest',
      { ...core, result: { ...core.result, counts: { ...positions, sha256: '0'.repeat(64) } } },
      ['counts', 'deals'],
    ],
    ['a deal left out', { ...core, result: { ...core.result, trials: core.result.trials - 1 } }, ['counts', 'numbers', 'deals']],
    ['another seed', { ...core, plan: { ...core.plan, seed: 'other' } }, ['deals']],
    ['a run broken off before its end', { ...open.core, plan: { ...open.core.plan, mostTrials: 900 } }, ['numbers', 'deals']],
  ];

  it.each(lies)('finds %s, digest recomputed', async (_, lie, found) => {
    const seen = await findings(lie);
    for (const id of found) expect(seen).toContain(id);
  });

  it('checks live deals against themselves, since nobody can deal them again', async () => {
    const live = await sequentialRecord(pipelineOf('sattolo', 9, 'lemire', 'math-random'), { seed: 'live' });
    const checks = await verifyAny(live, process.cwd(), RUNNING);
    expect(checks.map(({ outcome }) => outcome)).toEqual(['holds', 'holds', 'holds', 'holds', 'not done']);
    const { core } = live;
    expect(await findings({ ...core, verdict: { kind: 'inconclusive', reason: { why: 'undecided' } } })).toEqual(['numbers']);
  });

  it('finds an edit without a new digest', async () => {
    const checks = await verifyAny({ ...decided, core: open.core }, process.cwd(), RUNNING);
    expect(checks[0].outcome).toBe('differs');
  });
});

describe('a function', () => {
  const cwd = fileURLToPath(new URL('../../../fixtures/subjects/', import.meta.url));
  const request = { kind: 'module', file: './mistakes.js', randomness: 'injected', passRandom: false, timeoutMs: 10_000, cwd } as const;

  it('is dealt in a process of its own, ended with the run, and dealt again by verify', async () => {
    const subject = await openFunctionSubject({ ...request, export: 'offByOneDown', n: 13 });
    const record = await sequentialRecord(subject, { seed: 'function' });
    expect(record.core.verdict.kind).toBe('biased');
    expect((await verifyAny(record, cwd, RUNNING)).map(({ outcome }) => outcome)).toEqual(Array.from({ length: 5 }, () => 'holds'));
  });
});
