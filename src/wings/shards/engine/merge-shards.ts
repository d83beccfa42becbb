import { AuditError } from '../../../core/errors.js';
import type { EvidenceCore } from '../../../core/record/evidence.js';
import { commandOf } from '../../../core/words/build.js';
import type { Counts } from '../../../engine/count/run-block.js';
import { audit, type SampleAsked } from '../../../engine/decide/audit.js';
import { type Fits, fitsOf } from '../../../engine/fit.js';
import type { Host } from '../../../engine/host.js';
import { deriveByLaw } from '../../../engine/plan/derive-by-law.js';
import { buildCore } from '../../../engine/record/build-core.js';
import { canonical } from '../../../engine/record/canonical.js';
import { originIdentity } from '../../../engine/subject/origin-identity.js';
import { spaceOf } from '../../../engine/subject/space-of.js';
import { spaceUnder } from '../../../engine/subject/uniform-under-null.js';
import { checkCovered } from './check-covered.js';
import type { Shard } from './shard.js';
import { freshShardPlan } from './shard-plan.js';
import type { ShardPlan } from './shard-schema.js';
import { ShardSums } from './shard-sums.js';

/** The result of merging shards: the record of the audit, or the plan of the fresh sample needed to decide. */
export type Merged =
  | { readonly kind: 'decided'; readonly core: EvidenceCore }
  | { readonly kind: 'fresh'; readonly plan: ShardPlan; readonly deals: number };

/**
 * Adds up shards of an audit, those of its first samples and, where there was one, of the fresh one. Then it concludes as a run of one process does:
 * since blocks are part of the experiment and merging is addition, the record has the digest of that run.
 */
export class ShardMerger {
  readonly #host: Pick<Host, 'version' | 'build' | 'sha256'>;
  readonly #plans = new Map<string, ShardSums>();
  /** The same sums by the plan object: shards that were read one after the other share one. */
  readonly #known = new WeakMap<ShardPlan, ShardSums>();
  #fits: Fits | null = null;

  constructor(host: Pick<Host, 'version' | 'build' | 'sha256'>) {
    this.#host = host;
  }

  /**
   * Adds one shard. `name` is its name in messages; `again` obtains it once more if its blocks come a second time. Returns false, and adds nothing,
   * for a shard already added with the same counts. Throws E_PLAN_MISMATCH for one of another plan, subject, code or version. Throws E_SHARD for one
   * whose counts are not of its plan's statistics, or differ from those of the same blocks in an earlier one.
   */
  add(shard: Shard, name: string, again: () => Shard): boolean {
    const { plan } = shard;
    const sums = this.#known.get(plan) ?? this.#sumsOf(plan, name);
    this.#known.set(plan, sums);
    return sums.add(shard, name, again);
  }

  /**
   * Concludes from all shards. Throws E_SHARD where blocks are missing or two shards overlap, where counts are impossible for that number of deals,
   * and for shards of a fresh sample that nobody needs.
   */
  async finish(): Promise<Merged> {
    const all = [...this.#plans.values()];
    for (const { plan, ranges } of all) checkCovered(plan, ranges);
    const [first, fresh = null] = [all.find(({ plan }) => !plan.fresh), all.find(({ plan }) => plan.fresh)];
    if (!first)
      throw new AuditError('E_SHARD', 'the shards of the first sample are needed too, got none', {
        hint: 'name the shards of both samples: shuffle-audit merge shard-*.json fresh-shard-*.json',
      });
    try {
      return { kind: 'decided', core: await this.#conclude(first, fresh) };
    } catch (error) {
      if (error instanceof FreshNeeded) return { kind: 'fresh', plan: error.plan, deals: error.plan.plan.confirmationTrials };
      throw error;
    }
  }

  async #conclude(first: ShardSums, fresh: ShardSums | null): Promise<EvidenceCore> {
    const { plan, subject } = first.plan;
    const fits = this.#fitsOf(first.plan);
    const law = deriveByLaw(subject.origin, plan, fits);
    let looked = false;
    const sample = (asked: SampleAsked): Promise<Counts> => {
      if (asked.role !== 'confirmation') return Promise.resolve(first.counts(asked));
      looked = true;
      return Promise.resolve(freshOf(first, fresh, asked).counts(asked));
    };
    const outcome = await audit(plan, fits, law, sample);
    if (fresh && !looked)
      throw new AuditError('E_SHARD', 'the first sample leaves nothing in doubt, so that there is no fresh one, got shards of one', {
        hint: `leave out ${nameIn(fresh)} and the others of the fresh sample`,
      });
    const made = { ...originIdentity(subject.origin), origin: subject.origin, space: fits.space };
    return buildCore(this.#host.version, plan, made, law, outcome, this.#host.sha256);
  }

  #fitsOf({ plan, subject }: ShardPlan): Fits {
    this.#fits ??= fitsOf(spaceUnder(spaceOf(subject.origin, plan.n), plan.null));
    return this.#fits;
  }

  #sumsOf(plan: ShardPlan, name: string): ShardSums {
    const key = canonical(plan);
    const known = this.#plans.get(key);
    if (known) return known;
    const { version } = plan.tool;
    if (version !== this.#host.version)
      throw new AuditError('E_PLAN_MISMATCH', `${name} was dealt by version ${version}, this is ${this.#host.version}`, {
        hint: `merge with the version that dealt: ${commandOf(version, 'merge', this.#host.build)}`,
      });
    for (const other of this.#plans.values()) checkTogether(other, plan, name);
    const sums = new ShardSums(plan, this.#fitsOf(plan));
    this.#plans.set(key, sums);
    return sums;
  }
}

/** Thrown to end the conclusion where it asks for a fresh sample that was not dealt yet. */
class FreshNeeded extends Error {
  readonly plan: ShardPlan;

  constructor(plan: ShardPlan) {
    super('a fresh sample is needed');
    this.plan = plan;
  }
}

function freshOf(first: ShardSums, fresh: ShardSums | null, { tests }: SampleAsked): ShardSums {
  const plan = freshShardPlan(first.plan, tests);
  if (!fresh) throw new FreshNeeded(plan);
  if (canonical(plan) === canonical(fresh.plan)) return fresh;
  throw new AuditError(
    'E_PLAN_MISMATCH',
    `the fresh sample must be counted with ${tests.join(', ')}, which the first one leaves in doubt, got ${fresh.plan.fresh?.join(', ')}`,
    { hint: 'merge the shards of the first sample alone: that writes the plan of the fresh one' },
  );
}

/** Throws E_PLAN_MISMATCH unless one of two plans that differ is the first of an audit and the other its fresh one. */
function checkTogether(other: ShardSums, plan: ShardPlan, name: string): void {
  const differing = partsApart(other.plan, plan);
  if (differing.length === 0 && (other.plan.fresh === null) !== (plan.fresh === null)) return;
  const parts = differing.length > 0 ? differing : ['the tests of the fresh sample'];
  throw new AuditError('E_PLAN_MISMATCH', `${name} is of another plan than ${nameIn(other)}: they differ in ${parts.join(', ')}`, {
    hint: 'merge the shards of one plan file, and those of its fresh sample',
  });
}

/** Names the parts in which two plans differ, apart from the fresh sample. */
function partsApart(one: ShardPlan, other: ShardPlan): readonly string[] {
  const [a, b] = [one, other].map(
    ({ plan, subject, tool }): Readonly<Record<string, unknown>> => ({
      ...plan,
      subject: subject.id,
      'code or parts of the subject': subject.origin,
      version: tool.version,
    }),
  );
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((key) => canonical(a[key] ?? null) !== canonical(b[key] ?? null));
}

/** Returns the name of one shard that stands for all. */
function nameIn({ ranges: [first] }: ShardSums): string {
  return first?.name ?? 'the others';
}
