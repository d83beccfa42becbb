import { AuditError } from '../../../core/errors.js';
import type { EvidenceCore } from '../../../core/record/evidence.js';
import { canonical } from '../../../engine/record/canonical.js';
import { makerNote } from '../../../host/maker-note.js';
import { THIS_MACHINE } from '../../../host/this-machine.js';
import { ShardMerger } from '../engine/merge-shards.js';
import { type PlanFile, planFile } from '../engine/plan-file.js';
import type { ShardRun } from '../engine/shard-schema.js';
import { ShardReader } from './shard-file.js';

/** What the shards of an audit come to. */
export type MergedShards =
  | {
      readonly kind: 'decided';
      /** The digested part of the record: that of a run by one process. */
      readonly core: EvidenceCore;
      /** What the plan says that the record tells beside: who chose the seed, what it follows from, whom its document is for; the document is made by this program, on this machine. */
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
  let first: NamedPlan | null = null;
  /** Another one, which leaves the counts of the shard alone that is being added. */
  const second = new ShardReader();
  for (const [k, file] of files.entries()) {
    const { plan, run, shard } = reader.read(file);
    if (merger.add(shard, file, () => second.read(file).shard)) runs.push(run);
    first ??= { file, plan };
    checkBeside(first, { file, plan });
    onShard?.(k + 1);
    await THIS_MACHINE.breatheNowAndThen();
  }
  const merged = await merger.finish();
  const run = first?.plan.run ?? {};
  if (merged.kind === 'fresh') return { kind: 'fresh', plan: planFile(merged.plan, run), deals: merged.deals };
  const began = new Date(runs.reduce((earliest, { startedAt }) => Math.min(earliest, Date.parse(startedAt)), Number.POSITIVE_INFINITY));
  const workers = runs.reduce((sum, one) => sum + one.workers, 0);
  const { document } = run;
  const told = document ? { ...run, document: { ...document, ...makerNote() } } : run;
  return { kind: 'decided', core: merged.core, run: told, began, workers };
}

/** The plan that a shard was dealt by, and the file of the shard. */
interface NamedPlan {
  readonly file: string;
  readonly plan: PlanFile;
}

/** What the record tells of its plan beside the digest, where two plans of one digest may differ. Whether a seed was drawn or typed again is no matter of the record's. */
const BESIDE = ['seedFrom', 'document'] as const;

/** Throws E_PLAN_MISMATCH where shards say otherwise than the first what the record is to tell: it cannot tell both. */
function checkBeside(first: NamedPlan, { file, plan }: NamedPlan): void {
  if (plan === first.plan) return;
  const differing = BESIDE.find((name) => canonical(plan.run[name] ?? null) !== canonical(first.plan.run[name] ?? null));
  if (differing === undefined) return;
  throw new AuditError('E_PLAN_MISMATCH', `${file} is of another plan file than ${first.file}: they differ in run.${differing}`, {
    hint: 'deal all shards by one plan file',
  });
}
