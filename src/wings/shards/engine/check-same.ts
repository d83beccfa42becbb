import { nounFor } from '../../../core/counted.js';
import { AuditError } from '../../../core/errors.js';
import type { NamedRange } from './check-covered.js';
import type { Shard, ShardSample } from './shard.js';
import { toldBlocks } from './told-blocks.js';

/** Blocks that are in, and how their shard is had again: its counts are not held. */
export interface HeldRange extends NamedRange {
  readonly again: () => Shard;
}

type Counted = Pick<ShardSample, 'added' | 'kept'>;

/** Throws E_SHARD where the same blocks were counted otherwise before: deals follow from the plan, so that one of the two machines, or the code, is at fault. */
export function checkSame(held: HeldRange, range: NamedRange, sample: Counted): void {
  const before = held.again().samples.find(({ role }) => role === range.role);
  const apart = countsApart(before ?? NO_COUNTS, sample);
  if (apart.length === 0) return;
  const { end, first, index, name, of } = range;
  throw new AuditError(
    'E_SHARD',
    `${held.name} and ${name} both hold the ${nounFor(end - first, 'block')} ${toldBlocks(range)}, and the same deals gave different counts of ${apart.join(', ')}: a machine or the code is at fault`,
    {
      hint: `deal shard ${index} of ${of} on a third machine, merge that in place of both, and trust nothing of the machine that differs from it`,
    },
  );
}

const NO_COUNTS: Counted = { added: new Map(), kept: new Map() };

/**
 * The statistics of which two shards of the same blocks hold different counts, by what they are counted under. What is kept in lists is compared in whatever order it came:
 * that one alone may differ between two honest shards.
 */
function countsApart(one: Counted, other: Counted): readonly string[] {
  const ids = new Set([one, other].flatMap(({ added, kept }) => [...added.keys(), ...kept.keys()]));
  return [...ids].filter((id) => !equal(one.added.get(id), other.added.get(id)) || !equal(sorted(one, id), sorted(other, id)));
}

const NOTHING = new Float64Array(0);

function equal(one: Float64Array = NOTHING, other: Float64Array = NOTHING): boolean {
  return one.length === other.length && one.every((value, at) => value === other[at]);
}

function sorted({ kept }: Counted, id: string): Float64Array {
  return Float64Array.from((kept.get(id) ?? []).flatMap((list) => [...list])).sort();
}
