import { describe, expect, it } from 'vitest';
import type { EvidenceCore } from '../../../../src/core/record/evidence.js';
import type { Source } from '../../../../src/core/record/origin.js';
import type { Clause, Profile } from '../../../../src/core/record/profile.js';
import type { LogSource } from '../../../../src/core/source/log-source.js';
import { reachOf } from '../../../../src/engine/plan/reach.js';
import { chiSquaredTails } from '../../../../src/math/tails/chi-squared.js';
import { prngs, seedings } from '../../../../src/parts/catalogues.js';
import { PROFILES, profileOf } from '../../../../src/wings/standards/profiles/catalogue.js';
import type { Finding } from '../../../../src/wings/standards/profiles/finding.js';
import { judge } from '../../../../src/wings/standards/profiles/judge.js';
import { record } from '../../../report/records.js';
import { pipelineOf } from '../../../support/pipeline-of.js';
import { recordOf } from '../../../support/record-of.js';

const ANY = profileOf('gli-19').clauses[1] as Clause;
const profile = (change: Partial<Clause>): Profile => ({ ...profileOf('gli-19'), clauses: [{ ...ANY, ...change }] });
const tests = (...names: readonly string[]): Clause['served'] => ({ by: 'tests', tests: names, unit: 'together' });

/** What a record says of one clause. */
function one(core: EvidenceCore, change: Partial<Clause>): Finding {
  const [finding] = judge(core, profile(change));
  return finding ?? expect.fail('no clause');
}

/** A core whose rows of these tests have this upper p, and all others are as they are. */
function withP(core: EvidenceCore, test: string, p: number): EvidenceCore {
  const results = core.results.map((row) =>
    row.test === test ? { ...row, p, logP: Math.log(p), lowerP: 1 - p, logLowerP: Math.log1p(-p) } : row,
  );
  return { ...core, results };
}

/** The record has no comparison of the parts of its run, which a clause of required tests needs: one that finds nothing, as large as that of the table. */
const CLEAN = compared(record('fisher-yates-52').core);
const BIASED = record('naive-swap-52').core;

function compared(core: EvidenceCore, change: object = {}): EvidenceCore {
  const [table] = core.results.filter(({ test }) => test === 'position-matrix');
  if (!table) return expect.fail('no table');
  const row = { ...table, test: 'homogeneity/run/positions', required: false, compared: { parts: 8, of: 8, enough: true }, ...change };
  return { ...core, plan: { ...core.plan, tests: [...core.plan.tests, 'homogeneity'] }, results: [...core.results, row as typeof table] };
}

describe('a clause', () => {
  it('whose text was not seen is judged by nothing, even where a test is beyond doubt', () => {
    expect(one(BIASED, { seen: 'not seen' }).answer).toEqual({ status: 'not-seen' });
  });

  it('that nothing serves cannot be shown', () => {
    expect(one(CLEAN, { served: null, beyond: ['hardware'] }).answer).toEqual({ status: 'not-shown', why: { by: 'beyond' } });
  });

  it('is not met where one of its tests is beyond its level after Holm over its rows and both tails', () => {
    const served = tests('position-matrix', 'cyclic-displacement');
    // Two rows, two tails: a p of .0025 is .01 after Holm's first step.
    const at = (p: number): string => one(withP(CLEAN, 'position-matrix', p), { served, confidence: 0.99 }).answer.status;
    expect([at(0.00249), at(0.00251)]).toEqual(['not-met', 'met']);
  });

  it('is judged at its own level, and at the run’s where it gives none', () => {
    const doubtful = withP(CLEAN, 'position-matrix', 0.008);
    const status = (confidence: number | null): string => one(doubtful, { served: tests('position-matrix'), confidence }).answer.status;
    expect([status(0.95), status(0.99), status(null)]).toEqual(['not-met', 'met', 'met']);
    expect(one(doubtful, { served: tests('position-matrix'), confidence: null }).alpha).toBe(CLEAN.plan.alpha);
  });

  it('is met to the largest size that one of its tests would have seen', () => {
    const sizes = CLEAN.results.flatMap(({ power, test }) =>
      power && ['position-matrix', 'cyclic-displacement'].includes(test) ? [power.smallestDetectable] : [],
    );
    expect(sizes).toHaveLength(2);
    expect(one(CLEAN, { served: tests('position-matrix', 'cyclic-displacement') }).answer).toEqual({
      status: 'met',
      to: { by: 'size', size: Math.max(...sizes) },
    });
  });

  it('is not met by what the run’s verdict rests on, whatever the level', () => {
    expect(one(BIASED, { served: tests('position-matrix'), confidence: 0.999999 }).answer).toEqual({
      status: 'not-met',
      why: { by: 'rows' },
    });
  });

  it('cannot be shown by tests that the plan left out, by too few deals, or by a sample that sees large biases only', () => {
    const without = { ...CLEAN, plan: { ...CLEAN.plan, tests: CLEAN.plan.tests.filter((test) => test !== 'cycles') } };
    expect(one(without, { served: tests('position-matrix', 'cycles') }).answer).toMatchObject({
      why: { by: 'left-out', tests: ['cycles'] },
    });
    expect(one(CLEAN, { served: tests('position-matrix'), leastTrials: 1e9 }).answer).toMatchObject({
      status: 'not-shown',
      why: { by: 'few', least: 1e9 },
    });
    const [row] = CLEAN.results.filter(({ test }) => test === 'position-matrix');
    const coarse = { ...row, power: { effect: 0.01, power: 0.01, smallestDetectable: 0.21 } } as EvidenceCore['results'][number];
    const changes = CLEAN.results.filter(({ test }) => test === 'homogeneity/run/positions');
    const few = { ...CLEAN, results: [coarse, ...changes] };
    expect(one(few, { served: tests('position-matrix') }).answer).toEqual({ status: 'not-shown', why: { by: 'coarse', size: 0.21 } });
    // What a coarse test beside a main one would have seen is said in the appendix.
    const beside = {
      ...row,
      test: 'cycles',
      required: false,
      power: { effect: 0.01, power: 0.01, smallestDetectable: 0.21 },
    } as EvidenceCore['results'][number];
    expect(one({ ...CLEAN, results: [row, beside, ...changes] }, { served: tests('position-matrix', 'cycles') }).answer).toMatchObject({
      status: 'met',
    });
    expect(one({ ...CLEAN, results: [beside] }, { served: tests('cycles') }).answer).toMatchObject({ why: { by: 'coarse', size: 0.21 } });
    expect(one({ ...CLEAN, results: [] }, { served: tests('position-matrix') }).answer).toMatchObject({ why: { by: 'skipped' } });
    expect(one(CLEAN, { served: tests('seen-cards') }).answer).toMatchObject({ why: { by: 'no-tests' } });
  });

  it('cannot be shown by deals that are copies of each other', () => {
    const guards = [{ id: 'period', holds: false, words: 1, prng: 'randu' }] as const;
    expect(one({ ...CLEAN, guards }, { served: tests('position-matrix') }).answer).toMatchObject({
      status: 'not-shown',
      why: { by: 'copies' },
    });
  });

  it('is not met where the exact law is off by what was asked for, though no deal shows it', () => {
    const known = { kind: 'positions', size: 0.03, positions: 0.03, trialsToSee: 1e6, statement: 's' } as const;
    expect(one({ ...CLEAN, known }, { served: tests('position-matrix') }).answer).toMatchObject({ why: { by: 'known', size: 0.03 } });
    expect(one({ ...CLEAN, known: { ...known, size: 1e-9 } }, { served: tests('position-matrix') }).answer.status).toBe('met');
  });

  it('is not met where the chances change during the run and cancel in its own tests', () => {
    const { core } = record('fisher-yates-52');
    const turned = compared(core, { value: 9000, degrees: 2601, p: 1e-300, logP: -700, logPAdjusted: -690, tail: 'upper' });
    const biased = (because: readonly string[]): EvidenceCore => ({
      ...turned,
      verdict: { kind: 'biased', because, smallestDetectable: 0.004 },
    });
    expect(one(biased(['homogeneity/run/positions']), { served: tests('position-matrix') }).answer).toEqual({
      status: 'not-met',
      why: { by: 'changes', tests: ['homogeneity/run/positions'] },
    });
    // What no clean verdict rests on is asked of one deal after another, and is not the average of anything.
    expect(one(biased(['homogeneity/run/positions']), { served: tests('repeats') }).answer.status).toBe('met');
    expect(one(biased(['parity']), { served: tests('position-matrix') }).answer.status).toBe('met');
  });

  it('cannot be shown where the parts of the run were not compared, or hold too little for it', () => {
    const { core } = record('fisher-yates-52');
    const answer = (one_: EvidenceCore): unknown => one(one_, { served: tests('position-matrix') }).answer;
    expect(answer(core)).toEqual({ status: 'not-shown', why: { by: 'left-out', tests: ['homogeneity'] } });
    const skipped = { ...core, plan: { ...core.plan, tests: [...core.plan.tests, 'homogeneity'] } };
    expect(answer(skipped)).toEqual({ status: 'not-shown', why: { by: 'untold', tests: ['homogeneity'] } });
    const small = compared(core, { compared: { parts: 3, of: 8, enough: false } });
    expect(answer(small)).toEqual({ status: 'not-shown', why: { by: 'untold', tests: ['homogeneity/run/positions'] } });
  });

  it('looks at the rows of the second sample too', () => {
    const [row] = BIASED.results.filter(({ test }) => test === 'position-matrix');
    const input = { counts: {}, results: row ? [row] : [], skipped: [] };
    const { answer, rows } = one({ ...CLEAN, input }, { served: tests('position-matrix') });
    expect(answer.status).toBe('not-met');
    expect(rows.filter(({ failed }) => failed).map(({ sample }) => sample)).toEqual(['second']);
  });
});

const SOURCE: LogSource = {
  kind: 'log',
  files: [{ file: 'deals.csv', bytes: 9, sha256: 'ab'.repeat(32) }],
  layout: {
    kind: 'csv',
    delimiter: ',',
    header: false,
    fields: 53,
    deck: { from: 2, to: 53 },
    separator: null,
    id: 1,
  },
  vocabulary: { kind: 'from-1', cards: Array.from({ length: 52 }, (_, card) => `${card + 1}`) },
  start: 'natural',
  packs: 1,
  rows: CLEAN.plan.trials,
  decks: CLEAN.plan.trials,
  rejects: 0,
  maxRejects: 9,
  leftOut: [],
  numbers: { field: '1', least: 1, greatest: CLEAN.plan.trials, missing: 0, gaps: 0, back: 0 },
  repeated: 0,
};
const of = (source: Source): EvidenceCore => ({
  ...CLEAN,
  reach: null,
  subject: { ...CLEAN.subject, origin: { source, outcome: { kind: 'deck' } } },
});

describe('what keeps the run’s own verdict from being clean keeps a clause from being met:', () => {
  const served = tests('position-matrix');
  const answer = (core: EvidenceCore): Finding['answer'] => one(core, { served, confidence: 0.99 }).answer;
  const FAULTS: readonly (readonly [string, Partial<LogSource>])[] = [
    ['malformed rows', { rejects: 1 }],
    ['rows of another size', { leftOut: [{ cards: 40, rows: 1 }] }],
    ['numbers missing', { numbers: { field: '1', least: 1, greatest: 9, missing: 1, gaps: 1, back: 0 } }],
    ['numbers that go back', { numbers: { field: '1', least: 1, greatest: 9, missing: 0, gaps: 0, back: 1 } }],
    ['rows that repeat a deck', { repeated: 1 }],
  ];

  it.each(FAULTS)('a log with %s', (_, fault) => {
    expect(answer(of(SOURCE)).status).toBe('met');
    const log = { ...SOURCE, ...fault };
    expect(answer(of(log))).toEqual({ status: 'not-shown', why: { by: 'log', log } });
    for (const own of PROFILES) expect(judge(of(log), own).filter(({ answer: { status } }) => status === 'met')).toEqual([]);
    // It can show a bias all the same.
    expect(answer({ ...of(log), results: withP(CLEAN, 'position-matrix', 1e-9).results }).status).toBe('not-met');
  });

  it('one of its main tests that could not be made', () => {
    const main = tests('position-matrix', 'cyclic-displacement');
    const core = { ...CLEAN, results: CLEAN.results.filter(({ test }) => test !== 'cyclic-displacement') };
    expect(one(CLEAN, { served: main }).answer.status).toBe('met');
    expect(one(core, { served: main }).answer).toEqual({ status: 'not-shown', why: { by: 'not-made', tests: ['cyclic-displacement'] } });
    expect(one(core, { served: tests('position-matrix') }).answer.status).toBe('met');
  });

  it('a doubtful row that no fresh sample looked at again', () => {
    const doubt = (core: EvidenceCore, test: string): EvidenceCore => {
      const changed = withP(core, test, 1e-6);
      const results = changed.results.map((row) =>
        row.test === test ? { ...row, logPAdjusted: Math.log(1e-5), tail: 'upper' as const } : row,
      );
      return { ...changed, results };
    };
    const parts = 'homogeneity/run/positions';
    expect(answer(doubt(CLEAN, parts))).toEqual({ status: 'not-shown', why: { by: 'doubtful', tests: [parts] } });
    // A clause without a level of its own is judged at the run's, where a doubtful row is no failure yet.
    expect(one(doubt(CLEAN, 'position-matrix'), { served, confidence: null }).answer).toEqual({
      status: 'not-shown',
      why: { by: 'doubtful', tests: ['position-matrix'] },
    });
    expect(one(doubt(CLEAN, 'cycles'), { served, confidence: null }).answer.status).toBe('met');
    const again = (test: string, core: EvidenceCore): EvidenceCore => ({
      ...core,
      confirmation: {
        trials: core.plan.confirmationTrials,
        flagged: [{ test, tail: 'upper' }],
        counts: {},
        results: CLEAN.results.filter((row) => row.test === test),
        confirmed: false,
      },
    });
    expect(answer(again(parts, doubt(CLEAN, parts))).status).toBe('met');
    // What changed during deals that cannot come again, a fresh sample cannot show.
    const once = { ...doubt(CLEAN, parts), subject: { ...CLEAN.subject, replay: 'none' as const } };
    expect(answer(again(parts, once)).status).toBe('not-shown');
  });
});

describe('starts that deal alike', () => {
  const call = { async: false, isolation: 'process', random: false, result: 'returns', stream: 'one' } as const;
  const module = (starts: object): EvidenceCore =>
    of({
      kind: 'module',
      file: './f.mjs',
      export: 'default',
      sha256: 'ab'.repeat(32),
      randomness: 'live',
      files: [],
      call: { ...call, ...starts },
    });
  const CLAUSES: readonly Partial<Clause>[] = [
    { served: tests('repeats') },
    { served: tests('previous-deal') },
    { served: { by: 'states' }, beyond: ['instances'] },
    { served: null, beyond: ['instances'] },
    { served: tests('cyclic-displacement') },
    { served: null, beyond: ['hardware'] },
    { served: tests('repeats'), seen: 'not seen' },
  ];
  const said = (core: EvidenceCore): readonly string[] =>
    CLAUSES.map((clause) => {
      const { answer } = one(core, clause);
      return 'why' in answer && answer.why.by === 'starts' ? `${answer.status} starts` : answer.status;
    });

  it('of a function fail what asks of one deal after another, of repeats and of instances, and nothing else', () => {
    const made = new Set(CLEAN.results.map(({ test }) => test.split('/')[0]));
    expect([made.has('repeats'), made.has('previous-deal')]).toEqual([true, true]);
    const apart = ['met', 'met', 'not-shown', 'not-shown', 'met', 'not-shown', 'not-seen'];
    const alike = ['not-met starts', 'not-met starts', 'not-met starts', 'not-met starts', 'met', 'not-shown', 'not-seen'];
    expect(said(module({}))).toEqual(apart);
    expect(said(module({ starts: 'alike' }))).toEqual(alike);
  });

  it('of a program, which its arguments may start so, leave that open', () => {
    const program = (starts: 'alike' | 'apart'): Source => ({
      kind: 'program',
      program: './dealer',
      args: ['42'],
      sha256: 'ab'.repeat(32),
      files: [],
      protocol: 'lines',
      vocabulary: SOURCE.vocabulary,
      starts,
      ends: 'group',
    });
    const open = ['not-shown starts', 'not-shown starts', 'not-shown starts', 'not-shown starts', 'met', 'not-shown', 'not-seen'];
    expect(said(of(program('alike')))).toEqual(open);
    expect(said(of(program('apart')))[0]).toBe('met');
  });
});

describe('card positions', () => {
  it('are each tested by themselves, with the chi-squared value of their own counts', async () => {
    const { core } = await recordOf(pipelineOf('fisher-yates', 5), { seed: 'positions', trials: 3000 });
    const served = { by: 'tests', tests: ['position-matrix'], unit: 'positions' } as const;
    const { rows } = one(core, { served, confidence: 0.99 });
    expect(rows.flatMap(({ position }) => position ?? []).toSorted()).toEqual([1, 2, 3, 4, 5]);
    const values = core.counts['position-matrix']?.values ?? [];
    const tails = [0, 1, 2, 3, 4].flatMap((column) => {
      const cells = values.filter((_, at) => at % 5 === column);
      expect(cells.reduce((sum, cell) => sum + cell, 0)).toBe(3000);
      const { logLower, logUpper } = chiSquaredTails(
        cells.reduce((sum, cell) => sum + (cell - 600) ** 2 / 600, 0),
        4,
      );
      return [logLower, logUpper];
    });
    // Six rows and both tails: the least of the positions is at most twelve times its p.
    const least = Math.min(...rows.flatMap(({ logPAdjusted, position }) => (position === null ? [] : [logPAdjusted])));
    expect(least).toBeLessThanOrEqual(Math.min(0, Math.min(...tails) + Math.log(12)));
  });

  it('are even of a single cut, whose cards move together: its clause of positions is met, and that of pairs is not', async () => {
    const { core } = await recordOf(pipelineOf('random-cut', 12), { seed: 'cut', trials: 40_000, battery: 'standards' });
    expect(core.verdict.kind).toBe('biased');
    const findings = judge(core, profileOf('sd-48-02-08-02'));
    expect(findings.map(({ answer }) => answer.status)).toEqual(['met', 'not-met', 'not-met', 'not-met']);
    expect(findings[0]?.rows.filter(({ position }) => position === null)).toEqual([]);
    const lie = await recordOf(pipelineOf('sattolo', 12), { seed: 'cut', trials: 40_000, battery: 'standards' });
    expect(judge(lie.core, profileOf('sd-48-02-08-02'))[0]?.answer.status).toBe('not-met');
  });

  it('find one position that is off, where all cards of it are the same', async () => {
    const { core } = await recordOf(pipelineOf('sattolo', 5), { seed: 'positions', trials: 3000 });
    const { rows } = one(core, { served: { by: 'tests', tests: ['position-matrix'], unit: 'positions' } });
    expect(rows.filter(({ failed, position }) => failed && position !== null)).toHaveLength(5);
  });
});

describe('scaling', () => {
  const scaling = async (bounded: string, most: number | null, n = 52): Promise<Finding['answer']> =>
    one((await recordOf(pipelineOf('fisher-yates', n, bounded), { seed: 's', trials: 50, tests: ['position-matrix'] })).core, {
      served: { by: 'scaling', most },
    }).answer;
  // Of words below 2^32 modulo gives a value of a bound b either ⌊2^32/b⌋ or one more: by brute force over the bounds of a deal.
  const furthest = (n: number): number => {
    let most = 0;
    for (let bound = 2; bound <= n; bound++) {
      const [low, rest] = [Math.floor(2 ** 32 / bound), 2 ** 32 % bound];
      if (rest > 0) most = Math.max(most, ((low + 1) * bound) / 2 ** 32 - 1, 1 - (low * bound) / 2 ** 32);
    }
    return most;
  };

  it('is judged by exact law: even by rejection, off by a known amount by modulo', async () => {
    expect(await scaling('lemire', null)).toEqual({ status: 'met', to: { by: 'law', deviation: 0 } });
    const met = await scaling('modulo', 1 / 50_000_000);
    expect(met).toMatchObject({ status: 'met', to: { by: 'law' } });
    expect(met.status === 'met' && met.to.by === 'law' ? met.to.deviation : 0).toBeCloseTo(furthest(52), 15);
    expect(await scaling('modulo', null)).toMatchObject({ status: 'not-met', why: { by: 'scaling', most: null } });
    expect(await scaling('modulo', 1e-9)).toMatchObject({ status: 'not-met', why: { by: 'scaling' } });
    expect(await scaling('modulo:8', 1 / 50_000_000)).toMatchObject({ status: 'not-met' });
  });

  it('of code that is not ours cannot be shown', () => {
    const origin = { source: { kind: 'inline', name: 'f', randomness: 'live' }, outcome: { kind: 'deck' } } as const;
    const core = { ...CLEAN, subject: { ...CLEAN.subject, origin } };
    expect(one(core, { served: { by: 'scaling', most: null } }).answer).toMatchObject({ why: { by: 'no-law' } });
  });
});

describe('states', () => {
  it('that are fewer than the orders do not reach them; enough of them show nothing', () => {
    const states = (prng: string): Finding['answer'] => {
      const source = { kind: 'built-in', maker: 'fisher-yates', prng, bounded: 'lemire', seeding: 'continuous' } as const;
      const reach = reachOf({ prng: prngs.get(prng), seeding: seedings.get('continuous') }, 52);
      return one({ ...of(source), reach }, { served: { by: 'states' }, beyond: ['reachability'] }).answer;
    };
    expect([states('xoshiro128ss').status, states('xoshiro256ss').status]).toEqual(['not-met', 'not-shown']);
    expect(one({ ...CLEAN, reach: null }, { served: { by: 'states' } }).answer).toMatchObject({ why: { by: 'no-states' } });
  });
});
