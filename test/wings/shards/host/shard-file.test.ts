import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { makePlan } from '../../../../src/engine/plan/make-plan.js';
import { canonical } from '../../../../src/engine/record/canonical.js';
import { digestOfText } from '../../../../src/engine/record/digest.js';
import { THIS_MACHINE } from '../../../../src/host/this-machine.js';
import { dealShard } from '../../../../src/wings/shards/engine/deal-shard.js';
import { planFile, planText } from '../../../../src/wings/shards/engine/plan-file.js';
import { shardPlan } from '../../../../src/wings/shards/engine/shard-plan.js';
import { CountsTextReader, countsText } from '../../../../src/wings/shards/host/counts-text.js';
import { readPlan } from '../../../../src/wings/shards/host/read-plan.js';
import { ShardReader, shardText } from '../../../../src/wings/shards/host/shard-file.js';
import { pipelineOf } from '../../../support/pipeline-of.js';

const folder = mkdtempSync(join(tmpdir(), 'shuffle-audit-shards-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('counts as a text', () => {
  const reader = new CountsTextReader();
  const back = (counts: readonly number[]): readonly number[] | null => {
    const read = reader.read('counts', countsText(Float64Array.from(counts)), counts.length);
    return read && [...read];
  };

  it('are the same again', () => {
    const few = fc.oneof(fc.constant(0), fc.nat(300), fc.maxSafeNat());
    fc.assert(
      fc.property(fc.array(few, { maxLength: 40 }), (counts) => {
        expect(back(counts)).toEqual(counts);
      }),
      { seed: 7 },
    );
    expect(back(new Array<number>(100_000).fill(0))).toEqual(new Array<number>(100_000).fill(0));
    expect(back([Number.MAX_SAFE_INTEGER, 0, 127, 128])).toEqual([Number.MAX_SAFE_INTEGER, 0, 127, 128]);
  });

  it('are short where most are 0', () => {
    expect(countsText(new Float64Array(100_000)).length).toBeLessThan(10);
  });

  it.each([
    ['one cell fewer', countsText(Float64Array.of(1, 2, 3)), 2],
    ['one cell more', countsText(Float64Array.of(1, 2, 3)), 4],
    ['more cells of 0 than there are', countsText(new Float64Array(5)), 4],
    ['a count that does not end', Buffer.of(1, 0x80).toString('base64'), 2],
    ['a count of 0 without its number of others', Buffer.of(1, 0).toString('base64'), 2],
    ['a count that no double holds', Buffer.of(...new Array<number>(8).fill(0xff), 1).toString('base64'), 1],
    ['a count that bytes of nothing go on for', Buffer.of(...new Array<number>(400).fill(0x80), 1).toString('base64'), 1],
    ['a count without an end', Buffer.of(...new Array<number>(400).fill(0xff), 1).toString('base64'), 1],
  ])('are refused with %s', (_, text, cells) => {
    expect(reader.read('refused', text, cells)).toBeNull();
  });
});

describe('a plan and a shard as files', async () => {
  const subject = pipelineOf('fisher-yates', 6);
  const plan = planFile(shardPlan(THIS_MACHINE.version, makePlan(subject.space, { seed: 'file', trials: 2000 }), subject), {
    seedOrigin: 'given',
  });
  const shard = await dealShard(plan.core, { index: 0, of: 1 }, subject, { workers: 1 }, THIS_MACHINE);
  const run = { startedAt: '2026-11-26T00:00:00.000Z', elapsedMs: 1, node: '20.19.0', cpu: 'test', workers: 1 };
  const text = shardText(shard, plan, run);
  const file = join(folder, 'shard.json');
  const readAgain = (written: string): ReturnType<ShardReader['read']> => {
    writeFileSync(file, written);
    return new ShardReader().read(file);
  };

  it('are the same again', () => {
    const planned = join(folder, 'plan.json');
    writeFileSync(planned, planText(plan));
    expect(readPlan(planned)).toEqual(plan);
    const read = readAgain(text);
    expect(read.plan).toEqual(plan);
    expect(read.run).toEqual(run);
    expect(shardText(read.shard, read.plan, read.run)).toBe(text);
  });

  it('are canonical, a field a line', () => {
    expect(JSON.parse(text)).toMatchObject({ schema: 'shuffle-audit/shard/1', core: { index: 0, of: 1, plan: plan.digest } });
    expect(text.split('\n').map((line) => line.split(':')[0])).toEqual(['{', '"schema"', '"core"', '"digest"', '"plan"', '"run"', '}', '']);
  });

  /** A shard with something changed in its core, and a digest of that. */
  function resealed(change: object): string {
    const { core } = JSON.parse(text);
    const changed = { ...core, ...change };
    return text.replace(canonical(core), canonical(changed)).replace(digestOfText(canonical(core)), digestOfText(canonical(changed)));
  }

  it.each([
    ['cut short', text.slice(0, -20), /must be JSON/],
    [
      'with a count changed',
      text.replace(/("cycles":\{"cells":\d+,"values":")(.)/, (_, before: string, first: string) => before + (first === 'A' ? 'B' : 'A')),
      /was altered: its digest/,
    ],
    ['with another place', text.replace('"of":1', '"of":2'), /was altered: its digest/],
    ['with a place beyond the last', resealed({ index: 1 }), /its index must be below the number of shards/],
    ['with another seed in its plan', text.replace('"seed":"file"', '"seed":"pile"'), /the plan in .* was altered/],
    ['with a field that is none', text.replace('"run": {', '"run": {"more":1,'), /unrecognized key/],
    ['laid out in another way', JSON.stringify(JSON.parse(text)), /its core must stand on one line/],
    ['of another form', text.replace('/shard/1', '/shard/2'), /schema: /],
    ['with a field twice', text.replace('"run": ', '"digest": "",\n"run": '), /twice/],
  ])('are refused %s', (_, written, reason) => {
    expect(() => readAgain(written)).toThrow(reason);
  });

  it('are refused where a plan names what cannot be dealt in shards, or cards that its subject has not', () => {
    const planned = join(folder, 'other.json');
    const { core } = plan;
    const source = { kind: 'built-in', maker: 'fisher-yates', prng: 'os', bounded: 'lemire', seeding: 'continuous' } as const;
    const live = { ...core, subject: { ...core.subject, origin: { source, outcome: { kind: 'deck' } } } } as const;
    writeFileSync(planned, planText(planFile(live, {})));
    expect(() => readPlan(planned)).toThrow(/it deals from a source of its own/);
    const board = { ...core, subject: { ...core.subject, origin: { source, outcome: { kind: 'board', rows: 3, columns: 3 } } } } as const;
    writeFileSync(planned, planText(planFile(board, {})));
    expect(() => readPlan(planned)).toThrow(/plan\.n must be what the subject deals, 9, got 6/);
    expect(() => readPlan(join(folder, 'none.json'))).toThrow(/does not exist/);
    expect(() => new ShardReader().read(join(folder, 'none.json'))).toThrow(/the shard .* does not exist/);
  });

  it.each([
    ['of other blocks', { blockSize: 1000 }, /core\.plan\.blockSize must be 65536, got 1000/],
    ['of another level', { alpha: 0.05 }, /core\.plan\.alpha must be 0\.000001, got 0\.05/],
    ['of another fresh sample', { confirmationTrials: 2000 }, /core\.plan\.confirmationTrials must be 8000, got 2000/],
    ['without a test of its battery', { tests: ['parity'] }, /core\.plan\.tests/],
    ['with an absolute reading that its subject has not', { absolute: { alpha: 1e-9 } }, /core\.plan\.absolute/],
    ['under a null without its tests', { null: { kind: 'cyclic' } }, /core\.plan\.tests/],
    ['under a null of other cards', { null: { kind: 'blocks', sizes: [2, 2] } }, /plan\.null is none of its deals: --null blocks/],
  ] as const)('are refused with a plan that no audit has: %s', (_, change, reason) => {
    const planned = join(folder, 'broken.json');
    writeFileSync(planned, planText(planFile({ ...plan.core, plan: { ...plan.core.plan, ...change } }, {})));
    expect(() => readPlan(planned)).toThrow(reason);
    writeFileSync(planned, shardText(shard, planFile({ ...plan.core, plan: { ...plan.core.plan, ...change } }, {}), run));
    expect(() => new ShardReader().read(planned)).toThrow(reason);
  });

  it('are refused with a fresh sample of other tests than the first one has', () => {
    const planned = join(folder, 'fresh.json');
    writeFileSync(planned, planText(planFile({ ...plan.core, fresh: ['parity', 'others'] }, {})));
    expect(() => readPlan(planned)).toThrow(/a fresh sample is counted with tests of the first one, got others/);
  });

  it('are refused where all deals are one stream, which only a plan made by hand can ask for', () => {
    const planned = join(folder, 'stream.json');
    const source = { kind: 'built-in', maker: 'fisher-yates', prng: 'mulberry32', bounded: 'lemire', seeding: 'continuous' } as const;
    writeFileSync(
      planned,
      planText(planFile({ ...plan.core, subject: { ...plan.core.subject, origin: { source, outcome: { kind: 'deck' } } } }, {})),
    );
    expect(() => readPlan(planned)).toThrow(/all its deals are one stream/);
  });

  it('is altered for certain in the tests above', () => {
    writeFileSync(file, text);
    expect(readFileSync(file, 'utf8')).toContain('"of":1');
  });
});
