import { AuditError } from '../../../core/errors.js';
import { blockCount } from '../../../engine/count/blocks.js';
import type { SampleAsked } from '../../../engine/decide/audit.js';
import { samplingOf, shardSamples, stretchIn } from './shard-plan.js';
import type { BlockRange, ShardPlace, ShardPlan } from './shard-schema.js';

/**
 * Returns the blocks that a shard deals. The blocks of all samples in a row are cut into `of` parts that differ by one stretch at most; no block
 * stands in two of them. A part is made of whole stretches (`stretchIn`). Empty where there are more shards than stretches. Throws E_USAGE for an
 * index that is not below `of`.
 */
export function shareOf(plan: ShardPlan, { index, of }: ShardPlace): readonly BlockRange[] {
  if (index >= of) throw new AuditError('E_USAGE', `of ${of} shards the last one has the index ${of - 1}, got ${index}`);
  const stretch = stretchIn(plan);
  const samples = stretchesOf(plan, stretch);
  const all = samples.reduce((sum, { stretches }) => sum + stretches, 0);
  const [from, to] = [cutAt(all, index, of), cutAt(all, index + 1, of)];
  let before = 0;
  return samples.flatMap(({ blocks, role, stretches }) => {
    const [first, end] = [from, to].map((cut) => Math.min(blocks, Math.max(0, cut - before) * stretch));
    before += stretches;
    return first < end ? [{ role, first, end }] : [];
  });
}

/** Returns how many shards of a plan get a block at most. */
export function mostShares(plan: ShardPlan): number {
  return stretchesOf(plan, stretchIn(plan)).reduce((sum, { stretches }) => sum + stretches, 0);
}

interface StretchedSample {
  readonly role: SampleAsked['role'];
  readonly blocks: number;
  readonly stretches: number;
}

function stretchesOf(plan: ShardPlan, stretch: number): readonly StretchedSample[] {
  return shardSamples(plan).map((sample) => {
    const blocks = blockCount(samplingOf(plan.plan, sample));
    return { role: sample.role, blocks, stretches: Math.ceil(blocks / stretch) };
  });
}

/** Returns the start of an index's part. It takes two steps, since the product of many stretches and many shards is no exact number. */
function cutAt(all: number, index: number, of: number): number {
  const [each, rest] = [Math.floor(all / of), all % of];
  return index * each + Math.floor((index * rest) / of);
}
