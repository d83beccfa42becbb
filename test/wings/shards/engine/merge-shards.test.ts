import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../../../src/core/subject/outcome.js';
import type { Subject } from '../../../../src/core/subject/subject.js';
import { digestOf } from '../../../../src/engine/record/digest.js';
import { builtInSubject } from '../../../../src/engine/subject/built-in-subject.js';
import { runAudit } from '../../../../src/host/audits.js';
import { THIS_MACHINE } from '../../../../src/host/this-machine.js';
import { dealShard } from '../../../../src/wings/shards/engine/deal-shard.js';
import { ShardMerger } from '../../../../src/wings/shards/engine/merge-shards.js';
import type { Shard } from '../../../../src/wings/shards/engine/shard.js';
import { shardPlan } from '../../../../src/wings/shards/engine/shard-plan.js';
import type { ShardPlan } from '../../../../src/wings/shards/engine/shard-schema.js';
import { pipelineOf } from '../../../support/pipeline-of.js';
import { digestOfShards, merged, planned, shardsOf } from '../dealt-in-shards.js';

const parts = { kind: 'built-in', prng: 'xoshiro128ss', bounded: 'lemire', seeding: 'continuous' } as const;
const made = (maker: string, outcome: Outcome, n: number): Subject => builtInSubject({ source: { ...parts, maker }, outcome }, n);

const clean = pipelineOf('fisher-yates', 10);
/** Of blocks so small the deals of two blocks, which are not compared, are many: that leaves tests of one deal after another in doubt, and these have none. */
const cleanPlan = planned(clean, 70, {
  seed: 'shards',
  trials: 20_000,
  tests: ['position-matrix', 'fisher-yates-digits', 'repeats', 'parity'],
});

const SUBJECTS = {
  clean: [clean, cleanPlan],
  biased: [pipelineOf('naive-swap', 10), planned(pipelineOf('naive-swap', 10), 70, { seed: 'shards', trials: 20_000 })],
  'of equal deals': [
    pipelineOf('fisher-yates', 10, 'lemire', 'mt19937', 'random-16'),
    planned(clean, 70, { seed: 'shards', trials: 20_000, battery: 'deep' }),
  ],
  doubtful: [clean, planned(clean, 70, { seed: 'shards', trials: 20_000 })],
  hands: [
    made('fisher-yates', { kind: 'hand', seen: 3, order: 'kept' }, 10),
    planned(made('fisher-yates', { kind: 'hand', seen: 3, order: 'kept' }, 10), 70, { seed: 'shards', trials: 20_000 }),
  ],
  boards: [
    made('walk:20', { kind: 'board', rows: 3, columns: 3 }, 9),
    planned(made('walk:20', { kind: 'board', rows: 3, columns: 3 }, 9), 70, { seed: 'shards', trials: 20_000 }),
  ],
  'deals of Nim': [
    made('off-by-one', { kind: 'piles', piles: 3, max: 7 }, 3),
    planned(made('off-by-one', { kind: 'piles', piles: 3, max: 7 }, 3), 70, { seed: 'shards', trials: 20_000 }),
  ],
} as const;

describe('shards that are merged', () => {
  it.each(Object.entries(SUBJECTS))('give the digest of one process: %s', async (name, [subject, plan]) => {
    const whole = await runAudit(plan, subject, { workers: 1 });
    const of = name === 'clean' ? [1, 7, 256] : [7];
    const found: unknown[] = [];
    for (const shards of of) found.push(await digestOfShards(plan, subject, shards));
    expect(found).toEqual(of.map(() => ({ digest: digestOf(whole), fresh: whole.confirmation !== null })));
    expect(whole.confirmation !== null).toBe(name === 'doubtful');
  });

  it('are taken in any order, by whatever number of workers each was dealt', async () => {
    const plan = shardPlan(THIS_MACHINE.version, cleanPlan, clean);
    const one = await dealShard(plan, { index: 0, of: 2 }, clean, { workers: 1 }, THIS_MACHINE);
    const cutOtherwise = await Promise.all([2, 3].map((index) => dealShard(plan, { index, of: 4 }, clean, { workers: 1 }, THIS_MACHINE)));
    const found = await merged([...cutOtherwise, one]);
    expect(found.kind === 'decided' && digestOf(found.core)).toBe(digestOf(await runAudit(cleanPlan, clean, { workers: 1 })));
  });
});

describe('shards that come twice', () => {
  it('are counted once, whether cut alike or not, and a second sample too', async () => {
    const plan = shardPlan(THIS_MACHINE.version, cleanPlan, clean);
    const shards = await shardsOf(plan, clean, 3);
    const found = await merged([shards[1], ...shards, ...shards]);
    expect(found.kind === 'decided' && digestOf(found.core)).toBe(digestOf(await runAudit(cleanPlan, clean, { workers: 1 })));
    // Of two blocks, the first of two shards and the second of four have the same one.
    const few = planned(clean, 70, { seed: 'shards', trials: 140 });
    const cut = shardPlan(THIS_MACHINE.version, few, clean);
    const four = (await shardsOf(cut, clean, 4)).filter(({ samples }) => samples.length > 0);
    const both = await merged([...(await shardsOf(cut, clean, 2)), ...four]);
    expect(both.kind).toBe((await merged(four)).kind);
  });

  it('say whether they brought anything', async () => {
    const plan = shardPlan(THIS_MACHINE.version, cleanPlan, clean);
    const [one, other] = await shardsOf(plan, clean, 2);
    const merger = new ShardMerger(THIS_MACHINE);
    expect([one, one, other, other].map((shard, k) => merger.add(shard, `shard ${k}`, () => shard))).toEqual([true, false, true, false]);
  });

  it('are refused where the first is no longer the one that was added', async () => {
    const plan = shardPlan(THIS_MACHINE.version, cleanPlan, clean);
    const [one] = await shardsOf(plan, clean, 2);
    const merger = new ShardMerger(THIS_MACHINE);
    merger.add(one, 'shard 0', () => ({ ...one, samples: [] }));
    expect(() => merger.add(one, 'shard 1', () => one)).toThrow(/the same deals gave different counts of position-matrix/);
  });
});

describe('shards that do not belong together', () => {
  const plan = shardPlan(THIS_MACHINE.version, cleanPlan, clean);
  const shards = shardsOf(plan, clean, 7);
  const refusal = async (change: (all: Shard[]) => readonly Shard[], version?: string): Promise<unknown> =>
    merged(change([...(await shards)]), version).then(
      () => 'merged',
      ({ code, hint, message }) => ({ code, message, hint }),
    );
  /** A shard with one thing changed in the counts of its first statistics. */
  const recounted = (shard: Shard, change: (cells: Float64Array) => Float64Array): Shard => ({
    ...shard,
    samples: shard.samples.map((sample) => ({
      ...sample,
      added: new Map([...sample.added].map(([id, cells]) => [id, id === 'position-matrix' ? change(cells.slice()) : cells])),
    })),
  });

  it('are refused where one is missing, with what to deal', async () => {
    expect(await refusal((all) => all.filter(({ index }) => index !== 2 && index !== 6))).toEqual({
      code: 'E_SHARD',
      message: 'no shard holds the blocks 81 to 121',
      hint: 'deal what is missing: shuffle-audit shard PLAN --of 7 --index 2 6',
    });
    expect(await refusal((all) => all.slice(0, -1))).toMatchObject({
      code: 'E_SHARD',
      message: expect.stringMatching(/blocks 245 to 285/),
    });
  });

  it('are refused where the same blocks have different counts, for every statistic', async () => {
    const more = (cells: Float64Array): Float64Array => cells.map((count, k) => (k === 0 ? count + 1 : count));
    expect(await refusal((all) => [...all, recounted(all[3], more)])).toEqual({
      code: 'E_SHARD',
      message:
        'shard 3 and shard 7 both hold the blocks 122 to 162, and the same deals gave different counts of position-matrix: a machine or the code is at fault',
      hint: 'deal shard 3 of 7 on a third machine, merge that in place of both, and trust nothing of the machine that differs from it',
    });
    // The deals that are kept in lists too: one of them is another.
    const [one] = await shards;
    const [sample] = one.samples;
    const relisted = (list: Float64Array): Shard => ({ ...one, samples: [{ ...sample, kept: new Map([['repeats', [list]]]) }] });
    const list = Float64Array.from([...(sample.kept.get('repeats') ?? [])].flatMap((part) => [...part]));
    expect(await refusal((all) => [...all, relisted(list.with(0, list[0] + 1))])).toMatchObject({
      message: expect.stringMatching(/^shard 0 and shard 7 both hold the blocks 0 to 39, .* different counts of repeats: /),
    });
    expect(await refusal((all) => [...all, relisted(list.subarray(1))])).toMatchObject({ code: 'E_SHARD' });
    // Lists are in the order in which workers came to their blocks, which says nothing.
    expect(await refusal((all) => [...all, relisted(list.toReversed())])).toBe('merged');
  });

  it('are refused where they were cut otherwise and overlap', async () => {
    const half = await dealShard(plan, { index: 1, of: 2 }, clean, { workers: 1 }, THIS_MACHINE);
    expect(await refusal((all) => [...all.slice(0, 4), half])).toEqual({
      code: 'E_SHARD',
      message: 'shard 3 has blocks 122 to 162 and shard 4 blocks 143 to 285: each must be counted once',
      hint: 'merge shards that were cut alike, with one --of',
    });
  });

  it('are refused with other blocks than their place gets, even where all blocks are there once', async () => {
    const [first, second] = await shards;
    const moved = (shard: Shard, by: Partial<Shard>): Shard => ({ ...shard, ...by });
    const message =
      'shard 0 must have the blocks of shard 0 of 7, [{"end":40,"first":0,"role":"sample"}], got [{"end":81,"first":40,"role":"sample"}]';
    expect(
      await refusal((all) => [moved(first, { samples: second.samples }), moved(second, { samples: first.samples }), ...all.slice(2)]),
    ).toEqual({ code: 'E_SHARD', message, hint: 'deal this shard again' });
    expect(await refusal((all) => [moved(first, { of: 8 }), ...all.slice(1)])).toMatchObject({ code: 'E_SHARD' });
    expect(await refusal((all) => [...all, moved(first, { samples: [] })])).toMatchObject({ code: 'E_SHARD' });
  });

  it('are refused where one is of another plan, seed, subject, code or version', async () => {
    const others: [Partial<ShardPlan>, RegExp][] = [
      [{ plan: { ...cleanPlan, seed: 'another' } }, /they differ in seed$/],
      [{ plan: { ...cleanPlan, trials: 20_001 } }, /they differ in trials$/],
      [{ subject: { ...plan.subject, id: 'another' } }, /they differ in subject$/],
      [
        { subject: { ...plan.subject, origin: { ...plan.subject.origin, outcome: { kind: 'board', rows: 2, columns: 5 } } } },
        /they differ in code or parts of the subject$/,
      ],
    ];
    for (const [other, said] of others)
      expect(await refusal((all) => [...all.slice(1), { ...all[0], plan: { ...plan, ...other } }])).toMatchObject({
        code: 'E_PLAN_MISMATCH',
        message: expect.stringMatching(said),
      });
    expect(await refusal((all) => all, '9.9.9')).toEqual({
      code: 'E_PLAN_MISMATCH',
      message: `shard 0 was dealt by version ${THIS_MACHINE.version}, this is 9.9.9`,
      hint: `merge with the version that dealt: shuffle-audit merge (as built at the tag v${THIS_MACHINE.version} of its repository)`,
    });
  });

  it('are refused where counts are of another size, of another statistic, or cannot have come from the deals', async () => {
    expect(await refusal((all) => [recounted(all[0], (cells) => cells.subarray(1)), ...all.slice(1)])).toMatchObject({
      code: 'E_SHARD',
      message: expect.stringMatching(
        /^shard 0 has not the counts that its plan asks for: counts of position-matrix are missing or of another size$/,
      ),
    });
    const more = (shard: Shard): Shard => ({
      ...shard,
      samples: shard.samples.map((sample) => ({ ...sample, added: new Map([...sample.added, ['other', new Float64Array(1)]]) })),
    });
    expect(await refusal((all) => [more(all[0]), ...all.slice(1)])).toMatchObject({
      code: 'E_SHARD',
      message: expect.stringMatching(/it has counts of other, which its plan has not$/),
    });
    const forged = (cells: Float64Array): Float64Array => {
      cells[0] += 1;
      return cells;
    };
    expect(await refusal((all) => [recounted(all[0], forged), ...all.slice(1)])).toMatchObject({
      code: 'E_SHARD',
      message: expect.stringMatching(
        /cannot have come from 20000 deals: sample.position-matrix: the sum of row 1 must be 20000, got 20001$/,
      ),
    });
  });

  it('are refused where a fresh sample is not needed, or was counted with other tests, or stands alone', async () => {
    const fresh = (tests: readonly string[]): Promise<Shard> =>
      dealShard({ ...plan, fresh: tests }, { index: 0, of: 1 }, clean, { workers: 1 }, THIS_MACHINE);
    const parity = await fresh(['parity']);
    expect(await refusal((all) => [...all, parity])).toMatchObject({
      code: 'E_SHARD',
      message: expect.stringMatching(/leaves nothing in doubt/),
    });
    expect(await refusal(() => [parity])).toMatchObject({
      code: 'E_SHARD',
      message: expect.stringMatching(/shards of the first sample are needed too/),
    });
    const [subject, doubtful] = SUBJECTS.doubtful;
    const first = shardPlan(THIS_MACHINE.version, doubtful, subject);
    const whole = await dealShard(first, { index: 0, of: 1 }, subject, { workers: 1 }, THIS_MACHINE);
    const other = await dealShard({ ...first, fresh: ['parity'] }, { index: 0, of: 1 }, subject, { workers: 1 }, THIS_MACHINE);
    expect(await refusal(() => [whole, other])).toMatchObject({
      code: 'E_PLAN_MISMATCH',
      message: expect.stringMatching(/must be counted with .*, got parity$/),
    });
  });
});

describe('subjects that are not dealt in shards', () => {
  it.each([
    ['mulberry32', /all its deals are one stream/],
    ['os', /it deals from a source of its own/],
  ])('%s is refused with the reason', (prng, reason) => {
    const subject = pipelineOf('fisher-yates', 5, 'lemire', prng);
    expect(() => shardPlan('1.0.0', planned(subject, 70, { seed: 'x', trials: 1000 }), subject)).toThrow(reason);
  });
});
