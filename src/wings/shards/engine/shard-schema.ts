import * as z from 'zod';
import type { RunInfo } from '../../../core/record/evidence.js';
import { type BlockRange, MOST_SHARDS, type ShardPlace } from './share.js';

export const SHARD_SCHEMA = 'shuffle-audit/shard/1';

/** The time, machine and number of workers of a shard. Two honest shards may differ only in these, and in the order of what is kept in lists. */
export type ShardRun = Pick<RunInfo, 'startedAt' | 'elapsedMs' | 'node' | 'cpu' | 'workers'>;

/** The counts of a shard in its blocks of one sample, as they stand in its file. */
export interface ShardSampleText extends BlockRange {
  readonly counts: Readonly<Record<string, { readonly cells: number; readonly values: string }>>;
  /**
   * Lists of statistics that keep more than counts: numbers of eight bytes, the low one first, in base64. Block after block as they were done, which
   * depends on the speed of the workers.
   */
  readonly lists: Readonly<Record<string, { readonly values: string }>>;
}

export interface ShardFile {
  readonly schema: typeof SHARD_SCHEMA;
  readonly core: ShardPlace & {
    readonly plan: string;
    readonly samples: readonly ShardSampleText[];
  };
  /** The digest of the canonical core, `sha256:` and 64 hex digits. */
  readonly digest: string;
  /** The plan file that it was dealt by; its own schema checks it, once for many shards. */
  readonly plan: unknown;
  readonly run: ShardRun;
}

/** The most cells of one statistic: more do not fit into the text of a file. */
const MOST_CELLS = 2 ** 27;

const digest = z.string().regex(/^sha256:[0-9a-f]{64}$/);
const count = z.int().min(0);

export const shardFileSchema: z.ZodType<ShardFile> = z.strictObject({
  schema: z.literal(SHARD_SCHEMA),
  core: z
    .strictObject({
      plan: digest,
      index: count,
      of: z.int().min(1).max(MOST_SHARDS),
      samples: z.array(
        z.strictObject({
          role: z.enum(['sample', 'handed', 'confirmation']),
          first: count,
          end: z.int().min(1),
          counts: z.record(z.string(), z.strictObject({ cells: count.max(MOST_CELLS), values: z.string() })),
          lists: z.record(z.string(), z.strictObject({ values: z.string() })),
        }),
      ),
    })
    .refine(({ index, of }) => index < of, 'its index must be below the number of shards'),
  digest,
  plan: z.unknown(),
  run: z.strictObject({
    startedAt: z.iso.datetime(),
    elapsedMs: z.number().min(0),
    node: z.string(),
    cpu: z.string(),
    workers: z.int().min(1),
  }),
});
