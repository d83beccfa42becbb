import type { Plan } from '../../../src/core/record/evidence.js';
import type { Subject } from '../../../src/core/subject/subject.js';
import { makePlan, type Wishes } from '../../../src/engine/plan/make-plan.js';
import { digestOf } from '../../../src/engine/record/digest.js';
import { THIS_MACHINE } from '../../../src/host/this-machine.js';
import { dealShard } from '../../../src/wings/shards/engine/deal-shard.js';
import { type Merged, ShardMerger } from '../../../src/wings/shards/engine/merge-shards.js';
import type { Shard } from '../../../src/wings/shards/engine/shard.js';
import { shardPlan } from '../../../src/wings/shards/engine/shard-plan.js';
import type { ShardPlan } from '../../../src/wings/shards/engine/shard-schema.js';

/** A plan of small blocks, so that many shards have some each. */
export function planned(subject: Subject, blockSize: number, wishes: Wishes): Plan {
  return { ...makePlan(subject.space, wishes), blockSize };
}

/** All shards of a plan, dealt here. */
export async function shardsOf(plan: ShardPlan, subject: Subject, of: number): Promise<Shard[]> {
  const shards: Shard[] = [];
  for (let index = 0; index < of; index++) shards.push(await dealShard(plan, { index, of }, subject, { workers: 1 }, THIS_MACHINE));
  return shards;
}

/** What shards come to, each called by where it stands among them: `shard 0`. */
export async function merged(shards: readonly Shard[], version: string = THIS_MACHINE.version): Promise<Merged> {
  const merger = new ShardMerger({ ...THIS_MACHINE, version });
  for (const [k, shard] of shards.entries()) merger.add(shard, `shard ${k}`, () => shard);
  return merger.finish();
}

/** The digest that shards come to, with a fresh sample where one is asked for, and whether it was. */
export async function digestOfShards(plan: Plan, subject: Subject, of: number): Promise<{ digest: string; fresh: boolean }> {
  const first = await shardsOf(shardPlan(THIS_MACHINE.version, plan, subject), subject, of);
  const found = await merged(first.toReversed());
  if (found.kind === 'decided') return { digest: digestOf(found.core), fresh: false };
  const decided = await merged([...(await shardsOf(found.plan, subject, of)), ...first]);
  return { digest: decided.kind === 'decided' ? digestOf(decided.core) : 'asked twice', fresh: true };
}
