import { AuditError } from '../../../core/errors.js';
import { merge } from '../../../core/statistic/merge-counts.js';
import { counted, nounFor } from '../../../core/words/counted.js';
import { condensed } from '../../../engine/count/job.js';
import { countsByReading, statisticsByReading } from '../../../engine/count/readings.js';
import type { Counts } from '../../../engine/count/run-block.js';
import type { SampleAsked } from '../../../engine/decide/audit.js';
import type { Fits, ReadStatistic } from '../../../engine/fit.js';
import { canonical } from '../../../engine/record/canonical.js';
import { impossibleCounts } from '../../../engine/verify/impossible-counts.js';
import { blockRanges } from './block-ranges.js';
import type { NamedRange } from './check-covered.js';
import type { Shard, ShardSample } from './shard.js';
import { shardSamples } from './shard-plan.js';
import type { ShardPlace, ShardPlan } from './shard-schema.js';
import { shareOf } from './share.js';

/** Blocks already added, and a way to obtain their shard again: its counts are not held. */
interface HeldRange extends NamedRange {
  readonly again: () => Shard;
}

type Counted = Pick<ShardSample, 'added' | 'kept'>;

/**
 * Throws E_SHARD where the same blocks were counted differently before: deals follow from the plan, so one of the two machines, or the code, is at
 * fault.
 */
function checkSame(held: HeldRange, range: NamedRange, sample: Counted): void {
  const before = held.again().samples.find(({ role }) => role === range.role);
  const apart = countsApart(before ?? NO_COUNTS, sample);
  if (apart.length === 0) return;
  const { end, first, index, name, of } = range;
  throw new AuditError(
    'E_SHARD',
    `${held.name} and ${name} both hold the ${nounFor(end - first, 'block')} ${blockRanges(range)}, and the same deals gave different counts of ${apart.join(', ')}: a machine or the code is at fault`,
    {
      hint: `deal shard ${index} of ${of} on a third machine, merge that in place of both, and trust nothing of the machine that differs from it`,
    },
  );
}

const NO_COUNTS: Counted = { added: new Map(), kept: new Map() };

/**
 * Returns the statistics for which two shards of the same blocks hold different counts, by what they are counted under. Lists are compared regardless
 * of order: that alone may differ between two honest shards.
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

/** The sum of one sample so far. Its blocks are held as ranges: there may be many millions of them. */
interface Sum {
  readonly added: Counts;
  readonly kept: Map<string, Float64Array[]>;
}

/** The shards of one plan, added up as they come: it holds one sum, however many there are. */
export class ShardSums {
  readonly plan: ShardPlan;
  readonly #fits: Fits;
  /** Ranges by their blocks, so that a shard which comes twice is known. */
  readonly #ranges = new Map<string, HeldRange>();
  readonly #sums = new Map<SampleAsked['role'], Sum>();

  constructor(plan: ShardPlan, fits: Fits) {
    this.plan = plan;
    this.#fits = fits;
  }

  /** The blocks already added. */
  get ranges(): readonly NamedRange[] {
    return [...this.#ranges.values()];
  }

  /**
   * Adds a shard of this plan; its counts are copied, what it keeps beside them is not. Ignores blocks already added with the same counts; returns
   * whether there was anything else. `again` obtains the shard once more, if its blocks come a second time. Throws E_SHARD where its blocks are not
   * those of its place, or its counts not those of the plan's statistics. Also where they differ from an earlier shard of the same blocks.
   */
  add({ index, of, samples }: Shard, name: string, again: () => Shard): boolean {
    this.#checkShare({ index, of }, samples, name);
    let added = samples.length === 0;
    for (const sample of samples) {
      const { end, first, role } = sample;
      const asked = shardSamples(this.plan).find((one) => one.role === role);
      if (!asked) throw new AuditError('E_SHARD', `${name} has deals of a sample that its plan does not have: ${role}`);
      this.#checkCells(asked, sample, name);
      const blocks = `${role} ${first} ${end}`;
      const range = { role, first, end, name, index, of, again };
      const held = this.#ranges.get(blocks);
      if (held) {
        checkSame(held, range, sample);
        continue;
      }
      this.#ranges.set(blocks, range);
      this.#sum(sample);
      added = true;
    }
    return added;
  }

  #sum({ added, kept, role }: ShardSample): void {
    const sum = this.#sums.get(role) ?? { added: new Map(), kept: new Map() };
    this.#sums.set(role, sum);
    for (const [id, counts] of added) addTo(sum.added, id, counts);
    for (const [id, lists] of kept) keepIn(sum.kept, id, lists);
  }

  /** Returns the counts of a whole sample. Throws E_SHARD where no deals can have produced them. */
  counts(asked: SampleAsked): Counts {
    const counts = condensed(this.#statistics(asked), this.#sums.get(asked.role) ?? { added: new Map(), kept: new Map() });
    const { role, tests, trials } = asked;
    const fittable = { tests, trials, lags: this.plan.plan.lags };
    const { absolute, relative } = countsByReading(counts);
    const [impossible] = [relative, absolute].flatMap((one) => (one.size === 0 ? [] : impossibleCounts(this.#fits, fittable, one, role)));
    if (!impossible) return counts;
    const { path, recomputed, recorded } = impossible;
    throw new AuditError(
      'E_SHARD',
      `the counts of the shards cannot have come from ${counted(trials, 'deal')}: ${path} must be ${recomputed}, got ${recorded}`,
      { hint: 'a shard was altered and sealed again, or a machine counts wrongly: deal the shards again' },
    );
  }

  #statistics({ absolute, tests, trials }: SampleAsked): readonly ReadStatistic[] {
    return statisticsByReading(this.#fits.of({ tests, trials, lags: this.plan.plan.lags }).statistics, absolute);
  }

  /** Throws E_SHARD where a shard has other blocks than its place gets, since none is dealt like that. */
  #checkShare(place: ShardPlace, samples: readonly ShardSample[], name: string): void {
    const own = samples.map(({ end, first, role }) => ({ role, first, end }));
    const due = shareOf(this.plan, place);
    const [got, asked] = [own, due].map((ranges) => canonical(ranges));
    if (got === asked) return;
    throw new AuditError('E_SHARD', `${name} must have the blocks of shard ${place.index} of ${place.of}, ${asked}, got ${got}`, {
      hint: 'deal this shard again',
    });
  }

  /** Throws E_SHARD where a shard has counts of other statistics than its plan, or of another size. */
  #checkCells(asked: SampleAsked, { added, kept }: ShardSample, name: string): void {
    const statistics = this.#statistics(asked);
    const wrong = statistics.find(({ fitted, id }) =>
      fitted.condense ? !kept.has(id) : added.get(id)?.length !== fitted.shape.reduce((product, side) => product * side, 1),
    );
    const known = new Set(statistics.map(({ id }) => id));
    const unknown = [...added.keys(), ...kept.keys()].find((id) => !known.has(id));
    const fault = wrong
      ? `counts of ${wrong.id} are missing or of another size`
      : unknown === undefined
        ? null
        : `it has counts of ${unknown}, which its plan has not`;
    if (fault !== null) throw new AuditError('E_SHARD', `${name} has not the counts that its plan asks for: ${fault}`);
  }
}

function keepIn(kept: Map<string, Float64Array[]>, id: string, lists: readonly Float64Array[]): void {
  const own = kept.get(id) ?? [];
  own.push(...lists);
  kept.set(id, own);
}

function addTo(sums: Counts, id: string, counts: Float64Array): void {
  const sum = sums.get(id);
  if (sum) merge(sum, counts);
  else sums.set(id, counts.slice());
}
