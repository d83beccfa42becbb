import { AuditError } from '../../../core/errors.js';
import type { Plan } from '../../../core/record/evidence.js';
import { sidePlans } from '../../../core/statistic/side-looks.js';
import { STRETCH_BLOCKS, type Subject } from '../../../core/subject/subject.js';
import type { Sampling } from '../../../engine/count/blocks.js';
import type { SampleAsked } from '../../../engine/decide/audit.js';
import type { ShardPlan } from './shard-schema.js';

/**
 * Plans the first samples of an audit as shards deal them. `version` is this program's. Throws E_USAGE, with the reason, for a subject whose blocks
 * cannot be dealt apart from each other, or cannot be dealt again.
 */
export function shardPlan(version: string, plan: Plan, subject: Subject): ShardPlan {
  checkShardable(subject);
  return {
    tool: { name: 'shuffle-audit', version },
    plan,
    subject: { id: subject.id, origin: subject.origin, replay: 'exact' },
    fresh: null,
  };
}

/** Plans the fresh sample of the same audit, counted with the statistics of the rows that the first one left in doubt. */
export function freshShardPlan(first: ShardPlan, tests: readonly string[]): ShardPlan {
  return { ...first, fresh: tests };
}

/** Throws E_USAGE where deals in the middle of a sample cannot be dealt without those before them, or do not follow from the seed. */
export function checkShardable({ blocks, id, replayable }: Pick<Subject, 'blocks' | 'id' | 'replayable'>): void {
  const reason = !replayable
    ? 'it deals from a source of its own, so that a shard could be dealt again until it pleases'
    : blocks === 'sequential'
      ? 'all its deals are one stream, of which the middle cannot be dealt without what comes before'
      : null;
  if (reason === null) return;
  throw new AuditError('E_USAGE', `${id} cannot be dealt in shards: ${reason}`, { hint: 'deal it by one process: shuffle-audit run' });
}

/** Returns the samples that the shards of a plan deal, in order: those with which `audit` begins, or the fresh one. */
export function shardSamples({ fresh, plan }: ShardPlan): readonly SampleAsked[] {
  if (fresh) return [{ role: 'confirmation', trials: plan.confirmationTrials, tests: fresh, absolute: false }];
  const { absolute, inputAbsolute } = sidePlans(plan);
  const { input, tests, trials } = plan;
  return [
    { role: 'sample', trials, tests, absolute: absolute !== null },
    ...(input ? [{ role: 'handed', trials: input.trials, tests, absolute: inputAbsolute !== null } as const] : []),
  ];
}

/** Returns how many blocks stay together in one shard: those of a function that one process deals in order, wherever it runs (`Subject.stretch`). */
export function stretchIn({ subject }: ShardPlan): number {
  return 'call' in subject.origin.source ? STRETCH_BLOCKS : 1;
}

export function samplingOf(
  { blockSize, seed, trials: firstTrials }: Plan,
  { role, trials }: Pick<SampleAsked, 'role' | 'trials'>,
): Sampling {
  const cut = { seed, trials, blockSize };
  return role === 'confirmation' ? { ...cut, role, firstTrials } : { ...cut, role };
}
