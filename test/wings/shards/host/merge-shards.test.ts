import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makePlan } from '../../../../src/engine/plan/make-plan.js';
import { canonical } from '../../../../src/engine/record/canonical.js';
import { digestOfText } from '../../../../src/engine/record/digest.js';
import { runAudit } from '../../../../src/host/audits.js';
import { makerNote } from '../../../../src/host/maker-note.js';
import type { PlanFile } from '../../../../src/wings/shards/engine/shard-schema.js';
import { dealShard } from '../../../../src/wings/shards/host/deal-shard.js';
import { mergeShards } from '../../../../src/wings/shards/host/merge-shards.js';
import { planShards } from '../../../../src/wings/shards/host/plan-shards.js';
import { ShardReader, shardText } from '../../../../src/wings/shards/host/shard-file.js';
import { profileOf } from '../../../../src/wings/standards/profiles/catalogue.js';
import { pipelineOf } from '../../../support/pipeline-of.js';

const folder = mkdtempSync(join(tmpdir(), 'shuffle-audit-shards-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Deals all shards of a plan; their files. */
async function dealt(plan: PlanFile, of: number, begin: string): Promise<readonly string[]> {
  const files: string[] = [];
  for (let index = 0; index < of; index++) {
    const file = join(folder, `${begin}-${index}.json`);
    writeFileSync(file, await dealShard(plan, { index, of }));
    files.push(file);
  }
  return files;
}

describe('an audit in shards, by the library', () => {
  it('has the record of one process', async () => {
    const subject = pipelineOf('naive-swap', 5);
    const plan = makePlan(subject.space, { seed: 'library', trials: 200_000 });
    const heard: number[] = [];
    const files = await dealt(planShards(plan, subject, { seedOrigin: 'given' }), 3, 'shard');
    const merged = await mergeShards(files, (shards) => heard.push(shards));
    expect(merged).toMatchObject({ kind: 'decided', run: { seedOrigin: 'given' }, workers: 3, began: expect.any(Date) });
    const core = merged.kind === 'decided' && merged.core;
    expect(canonical(core)).toBe(canonical(await runAudit(plan, pipelineOf('naive-swap', 5), { workers: 1 })));
    expect(heard).toEqual([1, 2, 3]);
  });

  it('counts a shard that comes twice once, and refuses two of the same blocks with different counts', async () => {
    const plan = planShards(makePlan(pipelineOf('naive-swap', 5).space, { seed: 'twice', trials: 200_000 }), pipelineOf('naive-swap', 5));
    const files = await dealt(plan, 2, 'once');
    const heard: number[] = [];
    const once = await mergeShards(files);
    const [first] = files;
    const twice = await mergeShards([...files, ...(await dealt(plan, 2, 'again')), first], (shards) => heard.push(shards));
    expect([twice.kind, heard]).toEqual(['decided', [1, 2, 3, 4, 5]]);
    // When a machine dealt it once more, and on how many workers, is nothing of this audit.
    expect({ ...twice, began: null }).toEqual({ ...once, began: null });
    const other = join(folder, 'other.json');
    const { plan: its, run, shard } = new ShardReader().read(first);
    const samples = shard.samples.map((sample) => ({
      ...sample,
      added: new Map([...sample.added].map(([id, counts]) => [id, id === 'fixed-points' ? counts.toReversed() : counts])),
    }));
    writeFileSync(other, shardText({ ...shard, samples }, its, run));
    await expect(mergeShards([...files, other])).rejects.toMatchObject({
      code: 'E_SHARD',
      message: `${first} and ${other} both hold the blocks 0 to 1, and the same deals gave different counts of fixed-points: a machine or the code is at fault`,
    });
    await expect(mergeShards([other, ...files])).rejects.toMatchObject({
      message: expect.stringContaining(`${other} and ${first} both hold`),
    });
  });

  it('asks for a fresh sample where rows are in doubt, and is decided with its shards', async () => {
    const subject = (): ReturnType<typeof pipelineOf> => pipelineOf('fisher-yates', 13, 'modulo:5');
    const plan = makePlan(subject().space, { seed: 'fresh 20', trials: 60, detect: 1 });
    const files = await dealt(planShards(plan, subject()), 1, 'doubt');
    const asked = await mergeShards(files);
    if (asked.kind !== 'fresh') return expect(asked.kind).toBe('fresh');
    expect([asked.deals, asked.plan.core.fresh?.length]).toEqual([240, expect.any(Number)]);
    const merged = await mergeShards([...files, ...(await dealt(asked.plan, 1, 'fresh'))]);
    const core = merged.kind === 'decided' && merged.core;
    expect(canonical(core)).toBe(canonical(await runAudit(plan, subject(), { workers: 1 })));
  });

  it('tells beside the digest what the plan says, a fresh sample too, and refuses plans that say otherwise', async () => {
    const subject = pipelineOf('fisher-yates', 13, 'modulo:5');
    const plan = makePlan(subject.space, { seed: 'fresh 20', trials: 60, detect: 1 });
    const document = { profile: profileOf('gli-19'), parties: { client: 'Example Games' }, package: 'a'.repeat(64), platform: 'elsewhere' };
    const beside = { seedOrigin: 'given', options: ['--seed x'], document } as const;
    const files = await dealt(planShards(plan, subject, beside), 1, 'beside');
    const asked = await mergeShards(files);
    if (asked.kind !== 'fresh') return expect(asked.kind).toBe('fresh');
    expect(asked.plan.run).toEqual(beside);
    const fresh = await dealt(asked.plan, 1, 'beside-fresh');
    const merged = await mergeShards([...files, ...fresh]);
    // The document is made where shards are merged.
    expect(merged).toMatchObject({ kind: 'decided', run: { ...beside, document: { ...document, ...makerNote() } } });
    const others = await dealt({ ...asked.plan, run: { ...beside, document: { ...document, parties: {} } } }, 1, 'beside-other');
    await expect(mergeShards([...files, ...others])).rejects.toMatchObject({
      code: 'E_PLAN_MISMATCH',
      message: `${others[0]} is of another plan file than ${files[0]}: they differ in run.document`,
    });
    // A seed that was drawn and is typed again is the same.
    const typed = await dealt({ ...asked.plan, run: { document } }, 1, 'beside-typed');
    expect(await mergeShards([...files, ...typed])).toMatchObject({ kind: 'decided', run: { seedOrigin: 'given' } });
  });

  it('is refused for what no other program opens, and for a plan that no audit has', () => {
    const subject = pipelineOf('fisher-yates', 5);
    const plan = makePlan(subject.space, { seed: 'refused', trials: 500 });
    const own = { ...subject, origin: { ...subject.origin, source: { kind: 'inline', name: 'mine', randomness: 'live' } } } as const;
    expect(() => planShards(plan, own)).toThrow(/cannot be dealt in shards: it is a subject of this program alone/);
    expect(() => planShards(plan, { ...subject, blocks: 'sequential' })).toThrow(/all its deals are one stream/);
    expect(() => planShards({ ...plan, alpha: 0.05 }, subject)).toThrow(/core\.plan\.alpha must be 0\.000001, got 0\.05/);
    const weights = { kind: 'weighted', file: 'w.txt', weights: [1, 2] } as const;
    expect(() => planShards({ ...plan, null: weights }, subject)).toThrow(/--null weighted needs a weight for each of the 5 cards, got 2/);
  });

  it('is not dealt by another version, nor where it is no shard', async () => {
    const subject = pipelineOf('fisher-yates', 5);
    const plan = planShards(makePlan(subject.space, { seed: 'version', trials: 500 }), subject);
    const core = { ...plan.core, tool: { ...plan.core.tool, version: '0.0.0' } };
    const older = { ...plan, core, digest: digestOfText(canonical(core)) };
    await expect(dealShard(older, { index: 0, of: 1 })).rejects.toThrow(/the plan was made by version 0\.0\.0/);
    await expect(dealShard(plan, { index: 1, of: 1 })).rejects.toThrow(/the last one has the index 0, got 1/);
    await expect(mergeShards([])).rejects.toThrow(/the shards of the first sample are needed too, got none/);
  });
});
