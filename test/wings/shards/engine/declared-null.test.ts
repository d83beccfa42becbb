import { describe, expect, it } from 'vitest';
import type { DeclaredNull } from '../../../../src/core/record/declared-null.js';
import type { Plan } from '../../../../src/core/record/evidence.js';
import type { Subject } from '../../../../src/core/subject/subject.js';
import { digestOf } from '../../../../src/engine/record/digest.js';
import { pairWithReference } from '../../../../src/engine/subject/pair-with-reference.js';
import { uniformUnderNull } from '../../../../src/engine/subject/uniform-under-null.js';
import { runAudit } from '../../../../src/host/audits.js';
import { THIS_MACHINE } from '../../../../src/host/this-machine.js';
import { shardPlan } from '../../../../src/wings/shards/engine/shard-plan.js';
import { pipelineOf } from '../../../support/pipeline-of.js';
import { digestOfShards, merged, planned, shardsOf } from '../dealt-in-shards.js';

const parts = [0, 1, 0, 1, 2, 2, 3, 3];

/** Every law that is declared in a plan. */
const LAWS: readonly DeclaredNull[] = [
  { kind: 'cyclic' },
  { kind: 'weighted', file: 'weights.txt', weights: [1, 10, 100, 1, 10, 100, 1, 2] },
  { kind: 'derangement' },
  { kind: 'blocks', sizes: [4, 4] },
  { kind: 'strata', file: 'parts.txt', strata: parts },
  { kind: 'no-adjacent', file: 'parts.txt', groups: parts },
  { kind: 'matchings' },
];

const under = (maker: string, declared: DeclaredNull, trials: number, seed: string): [Subject, Plan] => {
  const subject = pipelineOf(maker, 8);
  return [subject, planned(uniformUnderNull(subject, declared), 70, { seed, trials })];
};

describe('shards under a declared null', () => {
  it.each([
    ['clean', 'sattolo', { kind: 'cyclic' }, false],
    ['clean, in doubt at first', 'sattolo', { kind: 'cyclic' }, true],
    ['clean', 'fisher-yates', { kind: 'matchings' }, false],
    ...LAWS.map((declared) => ['biased', 'naive-swap', declared, false] as const),
  ] as const)('give the digest of one process: %s, %s under %j', async (_, maker, declared, fresh) => {
    const [subject, plan] = under(maker, declared, 2000, fresh ? 'doubt 42' : 'shards');
    const whole = await runAudit(plan, subject, { workers: 1 });
    const found: unknown[] = [];
    for (const of of [1, 3, 7]) found.push(await digestOfShards(plan, subject, of));
    expect(found).toEqual(Array.from({ length: 3 }, () => ({ digest: digestOf(whole), fresh })));
    expect([whole.plan.null, whole.confirmation !== null]).toEqual([declared, fresh]);
  });

  it('are not those of the even law', async () => {
    const [subject, plan] = under('sattolo', { kind: 'cyclic' }, 2000, 'shards');
    const even = planned(subject, 70, { seed: 'shards', trials: 2000 });
    const [one, other] = [plan, even].map((each) => shardsOf(shardPlan(THIS_MACHINE.version, each, subject), subject, 2));
    const mixed = merged([(await one)[0], (await other)[1]]);
    await expect(mixed).rejects.toMatchObject({ code: 'E_PLAN_MISMATCH', message: expect.stringMatching(/they differ in tests, null$/) });
  });

  it.each(['naive-swap', 'fisher-yates'])('give the digest of one process beside a reference: %s', async (maker) => {
    const source = { kind: 'built-in', maker: 'fisher-yates', prng: 'xoshiro128ss', bounded: 'lemire', seeding: 'continuous' } as const;
    const reference = pipelineOf('fisher-yates', 8);
    const subject = pairWithReference(pipelineOf(maker, 8), reference, { kind: 'reference', source });
    const plan = planned(subject, 70, { seed: 'shards', trials: 2000 });
    const whole = await runAudit(plan, subject, { workers: 1 });
    const found: unknown[] = [];
    for (const of of [1, 3, 7]) found.push(await digestOfShards(plan, subject, of));
    expect(found).toEqual(Array.from({ length: 3 }, () => ({ digest: digestOf(whole), fresh: whole.confirmation !== null })));
  });
});
