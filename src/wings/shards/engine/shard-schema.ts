import * as z from 'zod';
import type { RunInfo } from '../../../core/record/evidence.js';
import { type BlockRange, MOST_SHARDS, type ShardPlace } from './share.js';

/** Names the form of a shard file. */
export const SHARD_SCHEMA = 'shuffle-audit/shard/1';

/** When, where and on how many workers a shard was dealt. Between two honest ones that may differ, and the order of what is kept in lists; nothing else. */
export type ShardRun = Pick<RunInfo, 'startedAt' | 'elapsedMs' | 'node' | 'cpu' | 'workers'>;

/** What a shard counted in its blocks of one sample, as it stands in its file. */
export interface ShardSampleText extends BlockRange {
  readonly counts: Readonly<Record<string, { readonly cells: number; readonly values: string }>>;
  /** Of statistics that keep more than counts: numbers of eight bytes, the low one first, in base64. Block after block as they were done, by which workers were quick. */
  readonly lists: Readonly<Record<string, { readonly values: string }>>;
}

/** A shard file, whole. */
export interface ShardFile {
  readonly schema: typeof SHARD_SCHEMA;
  readonly core: ShardPlace & {
    /** The digest of its plan. */
    readonly plan: string;
    readonly samples: readonly ShardSampleText[];
  };
  /** `sha256:` and 64 hex digits, of the canonical core. */
  readonly digest: string;
  /** The plan file that it was dealt by; what it must be is its own schema's to say, once for many shards. */
  readonly plan: unknown;
  readonly run: ShardRun;
}

/** The most cells of one statistic: more do not fit into the text of a file. */
const MOST_CELLS = 2 ** 27;

const digest = z.string().regex(/^sha256:[0-9a-f]{64}$/);
const count = z.int().min(0);

/** The form of a shard file. */
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
