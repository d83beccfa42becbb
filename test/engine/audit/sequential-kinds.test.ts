import { describe, expect, it } from 'vitest';
import type { Origin } from '../../../src/core/record/origin.js';
import type { Sequential, SequentialCore } from '../../../src/core/record/sequential.js';
import type { Outcome } from '../../../src/core/subject/outcome.js';
import { whyNever } from '../../../src/engine/audit/sequential-core.js';
import { evidenceText } from '../../../src/engine/record/evidence-text.js';
import { builtInSubject } from '../../../src/engine/subject/built-in-subject.js';
import { parseEvidence } from '../../../src/records/read-evidence.js';
import { verifyAny } from '../../../src/records/verify-any.js';
import { sealedSequential, sequentialRecord } from '../../support/sequential-record.js';

const RUNNING = { workers: 1 };

/** The record of a run of a built-in maker. */
function run(maker: string, outcome: Outcome, n = 0, mostTrials = 20_000): Promise<Sequential> {
  const source = { kind: 'built-in', maker, prng: 'xoshiro128ss', bounded: 'lemire', seeding: 'continuous' } as const;
  const origin: Origin<typeof source> = { source, outcome };
  return sequentialRecord(builtInSubject(origin, n), { seed: 'kinds', mostTrials });
}

/** The ids of the checks that found something. */
async function findings(core: SequentialCore): Promise<readonly string[]> {
  const checks = await verifyAny(sealedSequential(core), process.cwd(), RUNNING);
  return checks.filter(({ outcome }) => outcome === 'differs').map(({ id }) => id);
}

const EIGHT = { kind: 'board', rows: 3, columns: 3 } as const;
const FIFTEEN = { kind: 'board', rows: 4, columns: 4 } as const;
const PILES = { kind: 'piles', piles: 3, max: 7 } as const;
const MOVES = { kind: 'moves', piles: 3, max: 7, choice: 'pile' } as const;
const HAND = { kind: 'hand', seen: 5, order: 'kept' } as const;
const UNORDERED = { kind: 'hand', seen: 5, order: 'unknown' } as const;

/** Mistakes of every kind, and the most outcomes that they may take: what was measured with one seed, and about half as many more. */
const MISTAKES: readonly (readonly [maker: string, outcome: Outcome, n: number, most: number])[] = [
  ['walk:20', EIGHT, 0, 15],
  ['walk:50', EIGHT, 0, 45],
  ['walk:50', FIFTEEN, 0, 12],
  ['blank-fixed', FIFTEEN, 0, 20],
  ['uniform-multiset', PILES, 0, 45],
  ['without-replacement', PILES, 0, 65],
  ['first-pile', MOVES, 0, 100],
  ['last-pile', MOVES, 0, 100],
  ['largest-pile', MOVES, 0, 170],
  ['naive-swap', HAND, 52, 540],
  ['naive-swap', UNORDERED, 52, 540],
  ['sattolo', HAND, 13, 200],
];

describe('a run until decided', () => {
  it.each(MISTAKES)('shows %s of %o soon, and its record is sound', async (maker, outcome, n, most) => {
    const record = await run(maker, outcome, n);
    const { result, verdict } = record.core;
    expect(verdict).toEqual({ kind: 'biased', trials: result.trials });
    expect(result.trials).toBeLessThanOrEqual(most);
    expect(record.core.diagnosis).toBeNull();
    expect(parseEvidence(evidenceText(record), 'r.json')).toEqual(record);
    expect((await verifyAny(record, process.cwd(), RUNNING)).map((check) => check.outcome)).toEqual(
      Array.from({ length: 5 }, () => 'holds'),
    );
  });

  it.each([
    ['rejection', EIGHT, 0],
    ['uniform', PILES, 0],
    ['per-pile', MOVES, 0],
    ['fisher-yates', HAND, 52],
    ['fisher-yates', UNORDERED, 52],
  ] as const)('decides nothing of %s of %o, which is even', async (maker, outcome, n) => {
    const { core } = await run(maker, outcome, n, 3000);
    expect(core.verdict).toEqual({ kind: 'inconclusive', reason: { why: 'undecided' } });
    expect(await findings(core)).toEqual([]);
  });
});

describe('an outcome that an even subject never makes', () => {
  it.each([
    ['unchecked', EIGHT, /^no moves lead from (?:\d ){9}to the goal$/],
    ['from-zero', PILES, /^pile \d has no stones, and every pile is to have 1 to 7$/],
    ['random', MOVES, /^with piles \d, \d, \d the player leaves \d in pile \d, which does not win where another move does$/],
  ] as const)('decides at once: %s of %o', async (maker, outcome, reason) => {
    const record = await run(maker, outcome);
    const { plan, result, subject, verdict } = record.core;
    expect(verdict).toEqual({ kind: 'biased', trials: result.trials, reason: 'impossible' });
    expect(whyNever(plan.n, subject.origin, result.impossible ?? [])).toMatch(reason);
    expect(result.trials).toBeLessThan(30);
    expect(result.end.logE).toBeLessThan(Math.log(1e6));
    expect(result.impossible).toBeDefined();
    expect(parseEvidence(evidenceText(record), 'r.json')).toEqual(record);
    expect(await findings(record.core)).toEqual([]);
  });

  it('is found where it was made up, or left out', async () => {
    const { core } = await run('unchecked', EIGHT);
    const { impossible, ...rest } = core.result;
    expect(await findings({ ...core, result: rest })).toEqual(['counts', 'numbers', 'deals']);
    const even = [1, 2, 3, 4, 5, 6, 7, 8, 0];
    expect(await findings({ ...core, result: { ...core.result, impossible: even } })).toEqual(['numbers', 'deals']);
    const other = [...(impossible ?? [])].reverse();
    expect(await findings({ ...core, result: { ...core.result, impossible: other } })).toContain('deals');
    expect(await findings({ ...core, verdict: { kind: 'biased', trials: core.result.trials } })).toEqual(['numbers', 'deals']);
    // Even decks of 30 deals, told as if an outcome without a chance had ended a run of many more.
    const deck = await run('fisher-yates', { kind: 'deck' }, 5, 30);
    const { plan, result } = deck.core;
    const long = { ...plan, mostTrials: 1_000_000 };
    const reason = { why: 'undecided' } as const;
    const told = { ...deck.core, plan: long, verdict: { kind: 'inconclusive', reason } } as const;
    expect(await findings({ ...told, result: { ...result, impossible: [0, 1, 2, 3, 4], trials: 31 } })).toContain('numbers');
    const short = await run('rejection', EIGHT, 0, 200);
    expect(await findings({ ...short.core, result: { ...short.core.result, impossible: [1, 2, 3, 4, 5, 6, 8, 7, 0] } })).toContain(
      'numbers',
    );
  });

  it('has a plan that names kinds of evidence of another kind of outcome found', async () => {
    const { core } = await run('walk:20', EIGHT);
    const plan = { ...core.plan, processes: ['rows', 'pos', 'succ', 'digits', 'rising'] };
    expect(await findings({ ...core, plan })).toEqual(expect.arrayContaining(['rule']));
  });

  it('is refused in a plan of another size, and in an origin of a size that there is not', async () => {
    const { core } = await run('walk:20', EIGHT);
    const unfit = { code: 'E_EVIDENCE_SCHEMA' };
    await expect(findings({ ...core, plan: { ...core.plan, n: 52 } })).rejects.toMatchObject(unfit);
    const moved = (await run('first-pile', MOVES)).core;
    const origin = { ...moved.subject.origin, outcome: { ...MOVES, piles: 2 } };
    await expect(findings({ ...moved, subject: { ...moved.subject, origin } })).rejects.toMatchObject(unfit);
  });
});
