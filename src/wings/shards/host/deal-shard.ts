import type { Progress } from '../../../engine/audit/run-audit.js';
import { THIS_MACHINE } from '../../../host/this-machine.js';
import { dealShard as dealShardOn } from '../engine/deal-shard.js';
import type { PlanFile, ShardPlace } from '../engine/shard-schema.js';
import { checkAsPlanned, checkVersion, openPlanned } from './open-planned.js';
import { shardText } from './shard-file.js';
import { shardRun } from './shard-run.js';

/** Options for dealing a shard, which cannot change what it counts. */
export interface ShardOptions {
  /** The number of worker threads; default 1. */
  readonly workers?: number;
  /** The folder where relative files and packages of the subject are looked for; default the working folder. */
  readonly cwd?: string;
  readonly onProgress?: Progress;
}

/**
 * Deals one shard of a plan on this machine, and returns the text of its file, which `mergeShards` reads. With one worker the text is the same for
 * the same shard, except for when and where it was dealt. Its subject runs with the rights of this process, as in an audit. Throws E_USAGE for an
 * invalid place, E_PLAN_MISMATCH for a plan of another version, E_SUBJECT_CHANGED where the code is not the one that was planned, and what dealing
 * throws. The command `shard` also keeps a journal, from which a killed one goes on.
 */
export async function dealShard(plan: PlanFile, place: ShardPlace, options: ShardOptions = {}): Promise<string> {
  const { cwd = process.cwd(), onProgress, workers = 1 } = options;
  checkVersion(plan, 'the plan');
  const run = shardRun();
  const subject = await openPlanned(plan, cwd);
  const running = { workers, ...(onProgress && { onProgress }) };
  const shard = await dealShardOn(plan.core, place, subject, running, THIS_MACHINE).catch(checkAsPlanned);
  return shardText(shard, plan, run(workers));
}
