import type { EvidenceCore } from '../../core/evidence.js';
import { ShardMerger } from '../../engine/shards/merge-shards.js';
import { type PlanFile, planFile } from '../../engine/shards/plan-file.js';
import type { ShardRun } from '../../engine/shards/shard-schema.js';
import { THIS_MACHINE } from '../this-machine.js';
import { ShardReader } from './shard-file.js';

/** What the shards of an audit come to. */
export type MergedShards =
  | {
      readonly kind: 'decided';
      /** The digested part of the record: that of a run by one process. */
      readonly core: EvidenceCore;
      /** Who chose the seed, as the plan says. */
      readonly run: PlanFile['run'];
      /** When the first shard was begun. */
      readonly began: Date;
      /** The workers of all shards together. */
      readonly workers: number;
    }
  | {
      readonly kind: 'fresh';
      /** The plan of the fresh sample that decides: its shards are merged together with those of the first one. */
      readonly plan: PlanFile;
      readonly deals: number;
    };

/**
 * Adds shards in files up, one after the other, so that one alone is held beside the sums, and concludes as a run of one process does. `onShard` hears how many were read. A
 * shard that comes twice is counted once. The record of what is decided is made by `startSealing(began).seal(core, workers, run)`.
 * Throws E_INPUT_MISSING where a file cannot be read; E_SHARD for a shard that is none, torn or altered, for two of the same blocks with different counts, for blocks that are missing or
 * lie in two shards that were cut otherwise, and for counts that cannot have come from so many deals; E_PLAN_MISMATCH for one of another plan, subject, code or version.
 */
export async function mergeShards(files: readonly string[], onShard?: (shards: number) => void): Promise<MergedShards> {
  const merger = new ShardMerger(THIS_MACHINE);
  const reader = new ShardReader();
  const runs: ShardRun[] = [];
  let first: PlanFile | null = null;
  /** Another one, which leaves the counts of the shard alone that is being added. */
  const second = new ShardReader();
  for (const [k, file] of files.entries()) {
    const { plan, run, shard } = reader.read(file);
    if (merger.add(shard, file, () => second.read(file).shard)) runs.push(run);
    first ??= plan;
    onShard?.(k + 1);
    await THIS_MACHINE.breatheNowAndThen();
  }
  const merged = await merger.finish();
  const run = first?.run ?? {};
  if (merged.kind === 'fresh') return { kind: 'fresh', plan: planFile(merged.plan, run), deals: merged.deals };
  const began = new Date(runs.reduce((earliest, { startedAt }) => Math.min(earliest, Date.parse(startedAt)), Number.POSITIVE_INFINITY));
  const workers = runs.reduce((sum, one) => sum + one.workers, 0);
  return { kind: 'decided', core: merged.core, run, began, workers };
}
