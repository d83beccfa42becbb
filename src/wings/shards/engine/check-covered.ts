import { AuditError } from '../../../core/errors.js';
import { counted, nounFor } from '../../../core/words/counted.js';
import { blockCount } from '../../../engine/count/blocks.js';
import { blockRanges } from './block-ranges.js';
import { samplingOf, shardSamples } from './shard-plan.js';
import type { BlockRange, ShardPlace, ShardPlan } from './shard-schema.js';

export interface NamedRange extends BlockRange, ShardPlace {
  readonly name: string;
}

/** The most shards named in a message. */
const MOST_TOLD = 12;

/**
 * Throws E_SHARD unless every block of every sample of the plan stands in exactly one of these. Shards that came twice were dropped before
 * (`ShardSums`).
 */
export function checkCovered(plan: ShardPlan, ranges: readonly NamedRange[]): void {
  for (const sample of shardSamples(plan)) {
    const blocks = blockCount(samplingOf(plan.plan, sample));
    const own = ranges.filter(({ role }) => role === sample.role).sort((a, b) => a.first - b.first);
    let next = 0;
    let last: NamedRange | null = null;
    for (const range of own) {
      if (range.end > blocks || range.first >= range.end)
        throw new AuditError('E_SHARD', `${range.name} has blocks ${blockRanges(range)} of a sample with ${counted(blocks, 'block')}`);
      if (last && range.first < next) throw overlap(last, range);
      if (range.first > next) throw gap(ranges, next, range.first);
      next = range.end;
      last = range;
    }
    if (next < blocks) throw gap(ranges, next, blocks);
  }
}

function overlap(one: NamedRange, other: NamedRange): AuditError {
  return new AuditError(
    'E_SHARD',
    `${one.name} has blocks ${blockRanges(one)} and ${other.name} blocks ${blockRanges(other)}: each must be counted once`,
    { hint: 'merge shards that were cut alike, with one --of' },
  );
}

function gap(ranges: readonly NamedRange[], first: number, end: number): AuditError {
  return new AuditError('E_SHARD', `no shard holds the ${nounFor(end - first, 'block')} ${blockRanges({ first, end })}`, {
    hint: whichMissing(ranges) ?? 'deal what is missing, or name all shards of the plan',
  });
}

/** Returns which indices are missing, where all shards were cut alike. An index that got no block is not among them, nor is it needed. */
function whichMissing(ranges: readonly NamedRange[]): string | null {
  const [{ of } = { of: 0 }] = ranges;
  if (of === 0 || ranges.some((range) => range.of !== of)) return null;
  const there = new Set(ranges.map(({ index }) => index));
  const missing: number[] = [];
  for (let index = 0; index < of && missing.length <= MOST_TOLD; index++) if (!there.has(index)) missing.push(index);
  if (missing.length === 0) return null;
  const more = missing.length > MOST_TOLD ? ' …' : '';
  return `deal what is missing: shuffle-audit shard PLAN --of ${of} --index ${missing.slice(0, MOST_TOLD).join(' ')}${more}`;
}
