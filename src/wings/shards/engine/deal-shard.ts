import type { Subject } from '../../../core/subject/subject.js';
import { fitsFor, type Running } from '../../../engine/audit/run-audit.js';
import { blockAt } from '../../../engine/count/blocks.js';
import { drawBlocks } from '../../../engine/count/draw-sample.js';
import { UNKEPT } from '../../../engine/count/keeper.js';
import { statisticsByReading } from '../../../engine/count/readings.js';
import type { SampleAsked } from '../../../engine/decide/audit.js';
import type { Host } from '../../../engine/host.js';
import { uniformUnderNull } from '../../../engine/subject/uniform-under-null.js';
import type { Shard, ShardSample } from './shard.js';
import { checkShardable, samplingOf, shardSamples } from './shard-plan.js';
import type { BlockRange, ShardPlace, ShardPlan } from './shard-schema.js';
import { shareOf } from './share.js';

/**
 * Deals one shard of a plan and counts it, with statistics that are fitted to the whole sample; under the declared null of the plan, where it has
 * one. The blocks of a shard follow from plan and place alone. Throws E_USAGE for a subject that cannot be dealt in shards and for an invalid place,
 * and what dealing throws.
 */
export async function dealShard(plan: ShardPlan, place: ShardPlace, subject: Subject, running: Running, host: Host): Promise<Shard> {
  checkShardable(subject);
  try {
    const held = uniformUnderNull(subject, plan.plan.null);
    const samples: ShardSample[] = [];
    for (const range of shareOf(plan, place)) {
      const asked = shardSamples(plan).filter(({ role }) => role === range.role);
      for (const sample of asked) samples.push(await dealRange(plan, sample, range, held, running, host));
    }
    await subject.finish?.();
    return { plan, index: place.index, of: place.of, samples };
  } finally {
    subject.close?.();
  }
}

function dealsIn({ plan }: ShardPlan, sample: Pick<SampleAsked, 'role' | 'trials'>, { end, first }: BlockRange): number {
  const sampling = samplingOf(plan, sample);
  const last = blockAt(sampling, end - 1);
  return last.first + last.trials - first * plan.blockSize;
}

async function dealRange(
  shard: ShardPlan,
  asked: SampleAsked,
  range: BlockRange,
  subject: Subject,
  running: Running,
  host: Host,
): Promise<ShardSample> {
  const { keeper, onProgress, workers } = running;
  const { plan } = shard;
  const { absolute, role, tests, trials } = asked;
  const total = dealsIn(shard, asked, range);
  let done = 0;
  onProgress?.(role, 0, total);
  const onDeals = (deals: number): void => {
    done += deals;
    onProgress?.(role, done, total);
  };
  const { lags, n } = plan;
  const { declared } = subject.space;
  const job = { origin: subject.origin, n, sampling: samplingOf(plan, asked), tests, lags, ...(declared && { declared }) };
  const { statistics } = fitsFor(subject, running).of({ tests, trials, lags });
  const totals = await drawBlocks(subject, job, statisticsByReading(statistics, absolute), range, workers, keeper ?? UNKEPT, onDeals, host);
  return { ...range, added: totals.added, kept: totals.kept };
}
