import { AuditError } from '../../../core/errors.js';
import type { Plan } from '../../../core/record/evidence.js';
import type { Subject } from '../../../core/subject/subject.js';
import { type Fits, fitsOf } from '../../../engine/fit.js';
import { spaceUnder } from '../../../engine/subject/uniform-under-null.js';
import { VERSION } from '../../../host/version.js';
import { checkPlan, planFile } from '../engine/plan-file.js';
import { shardPlan, shardSamples } from '../engine/shard-plan.js';
import type { PlanFile, ShardPlan } from '../engine/shard-schema.js';

/** The most counts of a shard: more do not fit into the text of one file. */
const MOST_CELLS = 2 ** 26;

/**
 * Fixes an audit of a subject for many machines to deal in shards: `planText` writes it, `dealShard` deals one of them, `mergeShards` ends the audit. `run` is what the record is
 * to tell beside: who chose the seed, what it follows from, whom its document is for. Throws E_USAGE, with the reason, for a subject whose deals are one stream or come from a source of its own, for a declared null that
 * has no meaning for its deals, and for counts that do not fit into a file; E_SHARD for a plan that no audit has.
 *
 * @example
 * ```ts
 * import { mkdtempSync, writeFileSync } from 'node:fs';
 * import { boundeds, makePlan, pipeline, prngs, seedings, shuffles } from 'shuffle-audit';
 * import { dealShard, mergeShards, planShards } from 'shuffle-audit/shards';
 *
 * const parts = {
 *   shuffle: shuffles.get('naive-swap'),
 *   prng: prngs.get('xoshiro128ss'),
 *   bounded: boundeds.get('lemire'),
 *   seeding: seedings.get('continuous'),
 * };
 * const subject = pipeline(parts, 5);
 * const plan = planShards(makePlan(subject.space, { seed: 'example', trials: 200_000 }), subject);
 * const folder = mkdtempSync('shards-');
 * const files = [0, 1, 2].map((index) => `${folder}/shard-${index}.json`);
 * // Each of them on a machine of its own.
 * for (const [index, file] of files.entries()) writeFileSync(file, await dealShard(plan, { index, of: 3 }));
 * const merged = await mergeShards(files);
 * console.log(merged.kind === 'decided' ? merged.core.verdict.kind : `${merged.deals} more deals are needed`);
 *
 * // prints:
 * // biased
 * ```
 */
export function planShards(plan: Plan, subject: Subject, run: PlanFile['run'] = {}): PlanFile {
  const { kind } = subject.origin.source;
  if (kind === 'inline')
    throw new AuditError(
      'E_USAGE',
      `${subject.id} cannot be dealt in shards: it is a subject of this program alone, which no other opens`,
      {
        hint: 'deal it here: runAudit',
      },
    );
  const made = shardPlan(VERSION, plan, subject);
  checkRoom(made, fitsOf(subject.space.declared ? subject.space : spaceUnder(subject.space, plan.null)));
  return checkPlan(planFile(made, run), 'the plan', VERSION);
}

function checkRoom(plan: ShardPlan, fits: Fits): void {
  const { lags } = plan.plan;
  for (const { absolute, tests, trials } of shardSamples(plan)) {
    const { statistics } = fits.of({ tests, trials, lags });
    const cells = statistics.reduce((sum, { fitted }) => sum + fitted.shape.reduce((product, side) => product * side, 1), 0);
    const all = absolute ? 2 * cells : cells;
    if (all > MOST_CELLS)
      throw new AuditError('E_USAGE', `the counts of a shard must fit into a file, which is at most ${MOST_CELLS} of them, got ${all}`, {
        hint: 'use fewer --tests, or deal it by one process: shuffle-audit run',
      });
  }
}
