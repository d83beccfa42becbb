import { AuditError } from '../../../core/errors.js';
import type { EvidenceCore } from '../../../core/record/evidence.js';
import { canonical } from '../../../engine/record/canonical.js';
import { makerNote } from '../../../host/maker-note.js';
import { THIS_MACHINE } from '../../../host/this-machine.js';
import { ShardMerger } from '../engine/merge-shards.js';
import { planFile } from '../engine/plan-file.js';
import type { PlanFile, ShardRun } from '../engine/shard-schema.js';
import { ShardReader } from './shard-file.js';

/** The result of merging the shards of an audit. */
export type MergedShards =
  | {
      readonly kind: 'decided';
      /** The digested part of the record: that of a run by one process. */
      readonly core: EvidenceCore;
      /**
       * Facts from the plan that the record tells as well: who chose the seed, what it follows from, whom its document is for. This program makes the
       * document, on this machine.
       */
      readonly run: PlanFile['run'];
      /** The start of the first shard. */
      readonly began: Date;
      /** The number of workers of all shards together. */
      readonly workers: number;
    }
  | {
      readonly kind: 'fresh';
      /** The plan of the fresh sample that decides: its shards are merged together with those of the first one. */
      readonly plan: PlanFile;
      readonly deals: number;
    };

/**
 * Adds up shards in files, one after the other, so that only one is held beside the sums. Concludes as a run of one process does. `onShard` is told
 * how many were read. A shard that comes twice is counted once. `startSealing(began).seal(core, workers, run)` makes the record of a decided audit.
 * Throws E_INPUT_MISSING where a file cannot be read. Throws E_SHARD for a file that is no shard, torn or altered, and for two of the same blocks
 * with different counts. Also for blocks that are missing or lie in two shards that were cut differently, and for counts that are impossible for that
 * number of deals. Throws E_PLAN_MISMATCH for one of another plan, subject, code or version.
 */
export async function mergeShards(files: readonly string[], onShard?: (shards: number) => void): Promise<MergedShards> {
  const merger = new ShardMerger(THIS_MACHINE);
  const reader = new ShardReader();
  const runs: ShardRun[] = [];
  let first: NamedPlan | null = null;
  /** A second reader, so that the counts of the shard being added stay intact. */
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

interface NamedPlan {
  readonly file: string;
  readonly plan: PlanFile;
}

/**
 * Fields of a plan that the record tells beside the digest, in which two plans of one digest may differ. The record does not care whether a seed was
 * drawn or typed again.
 */
const BESIDE = ['seedFrom', 'document'] as const;

/** Throws E_PLAN_MISMATCH where shards differ from the first in what the record is to tell, since it cannot tell both. */
function checkBeside(first: NamedPlan, { file, plan }: NamedPlan): void {
  if (plan === first.plan) return;
  const differing = BESIDE.find((name) => canonical(plan.run[name] ?? null) !== canonical(first.plan.run[name] ?? null));
  if (differing === undefined) return;
  throw new AuditError('E_PLAN_MISMATCH', `${file} is of another plan file than ${first.file}: they differ in run.${differing}`, {
    hint: 'deal all shards by one plan file',
  });
}
