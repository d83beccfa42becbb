import * as z from 'zod';
import { planSchema, subjectSchema } from '../../../core/record/evidence.js';
import { runInfo } from '../../../core/record/run-info.js';
import { count, type Shape, tool } from '../../../core/record/schema-parts.js';
import { MOST_SHARDS } from './shard-limits.js';

export const PLAN_SCHEMA = 'shuffle-audit/plan/1';

export const SHARD_SCHEMA = 'shuffle-audit/shard/1';

/** The most cells of one statistic: more do not fit into the text of a file. */
const MOST_CELLS = 2 ** 27;

/** `sha256:` and 64 hex digits, of a canonical core. */
const digest = z.string().regex(/^sha256:[0-9a-f]{64}$/);

const planCore = z.strictObject({
  tool,
  plan: planSchema,
  /** The subject, with the digests of its code where it has any, so that no shard is dealt with other code. */
  subject: subjectSchema,
  /** The statistics that a fresh sample is counted with; null for the first samples of the plan. */
  fresh: z.array(z.string().min(1)).min(1).nullable(),
});
/**
 * The deals that many machines share, fixed before the first deal: the contract that every shard is dealt by, and checked against when they are merged.
 */
export type ShardPlan = Shape<typeof planCore>;

export const planFileSchema = z.strictObject({
  schema: z.literal(PLAN_SCHEMA),
  core: planCore,
  /** The digest by which a shard names its plan. */
  digest,
  run: runInfo.pick({ seedOrigin: true, seedFrom: true, options: true, document: true }),
});
/**
 * A complete plan file: what shards are dealt by, and the digest of that. Beside it, what the record will tell: who chose its seed, what it follows
 * from, and whom its document is for.
 */
export type PlanFile = Shape<typeof planFileSchema>;

const place = { index: count, of: z.int().min(1).max(MOST_SHARDS) };
const placed = z.strictObject(place);
/** The index of a shard, from 0, and the number of shards. */
export type ShardPlace = Shape<typeof placed>;

const range = { role: z.enum(['sample', 'handed', 'confirmation']), first: count, end: z.int().min(1) };
const ranged = z.strictObject(range);
/** Consecutive blocks of one sample: from `first` to below `end`. */
export type BlockRange = Shape<typeof ranged>;

const sample = z.strictObject({
  ...range,
  counts: z.record(z.string(), z.strictObject({ cells: count.max(MOST_CELLS), values: z.string() })),
  /**
   * Lists of statistics that keep more than counts: numbers of eight bytes, the low one first, in base64. Block after block as they were done, which
   * depends on the speed of the workers.
   */
  lists: z.record(z.string(), z.strictObject({ values: z.string() })),
});
/** The counts of a shard in its blocks of one sample, as they stand in its file. */
export type ShardSampleText = Shape<typeof sample>;

const run = runInfo.pick({ startedAt: true, elapsedMs: true, node: true, cpu: true, workers: true });
/** The time, machine and number of workers of a shard. Two honest shards may differ only in these, and in the order of what is kept in lists. */
export type ShardRun = Shape<typeof run>;

export const shardFileSchema = z.strictObject({
  schema: z.literal(SHARD_SCHEMA),
  core: z
    .strictObject({ plan: digest, ...place, samples: z.array(sample) })
    .refine(({ index, of }) => index < of, 'its index must be below the number of shards'),
  digest,
  /** The plan file that it was dealt by; its own schema checks it, once for many shards. */
  plan: z.unknown(),
  run,
});
