import * as z from 'zod';
import { sealed } from '../../../core/run-info.js';
import { count, counts, level, sha256, tool } from '../../../core/schema-parts.js';
import { LEAST_ITEMS, MOST_ITEMS, MOST_LISTS, MOST_PARTS } from '../list-limits.js';
import { LIST_BATTERIES, type OneList } from './one-list.js';

/** What else any record may hold, so that a forged one cannot make a reader work for ever before it is refused. */
const MOST_VALUE = 1e40;
const LEAST_DETECT = 1e-9;

const text = z.string().min(1);

const file = z.strictObject({
  name: text,
  bytes: count,
  sha256,
  format: z.enum(['lines', 'csv', 'ndjson', 'parquet', 'u32', 'u64']),
  column: z.exactOptional(text),
  header: z.exactOptional(z.boolean()),
  compressed: z.exactOptional(z.literal('gzip')),
});

const read = z.strictObject({
  files: z.array(file).min(1).max(MOST_PARTS),
  numbering: z.discriminatedUnion('by', [
    z.strictObject({ by: z.literal('numbers'), from: z.union([z.literal(0), z.literal(1)]) }),
    z.strictObject({ by: z.literal('original'), file }),
  ]),
  parts: z.exactOptional(z.array(count).max(MOST_PARTS)),
});

const source = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('files'), lists: z.array(read).min(1).max(MOST_LISTS) }),
  z.strictObject({ kind: z.literal('built-in'), maker: text, prng: text, bounded: text, seeding: text }),
]);

const probability = z.number().gt(0).max(1);
const logProbability = z.number().max(0);
const size = z.number().min(0);

const result = z.strictObject({
  test: text,
  value: z.number().min(0).max(MOST_VALUE),
  degrees: z.int().min(1),
  p: probability,
  logP: logProbability,
  lowerP: probability,
  logLowerP: logProbability,
  pAdjusted: probability,
  logPAdjusted: logProbability,
  tail: z.enum(['upper', 'lower']),
  grade: z.enum(['exact', 'asymptotic', 'calibrated']),
  trials: z.int().min(1),
  required: z.boolean(),
  effect: z.strictObject({ name: z.literal('rms-relative-deviation'), estimate: size, low: size, high: size }).nullable(),
  power: z.strictObject({ effect: z.number().gt(0), power: z.number().min(0).max(1), smallestDetectable: z.number().gt(0) }).nullable(),
});

const whole = z.int().min(1);

const skip = z.discriminatedUnion('why', [
  z.strictObject({ why: z.enum(['long', 'long-between']), most: whole }),
  z.strictObject({ why: z.literal('too-short'), least: whole, n: whole }),
  z.strictObject({ why: z.literal('several'), lists: whole }),
]);

const positive = z.number().gt(0);

const doubt = z.discriminatedUnion('why', [
  z.strictObject({ why: z.literal('doubtful'), tests: z.array(text).min(1) }),
  z.strictObject({ why: z.literal('too-few'), smallestDetectable: positive, wanted: positive }),
  z.strictObject({ why: z.literal('neither'), wanted: positive }),
]);

const seen = { smallestDetectable: positive, excludedBuffer: count };

/** The record of shuffled lists. */
export const oneListSchema: z.ZodType<OneList> = sealed(
  z.strictObject({
    kind: z.literal('list'),
    tool,
    plan: z.strictObject({
      n: z.int().min(LEAST_ITEMS).max(MOST_ITEMS),
      trials: z.int().min(1).max(MOST_LISTS),
      seed: z.exactOptional(z.string()),
      battery: z.enum(LIST_BATTERIES),
      detect: z.number().min(LEAST_DETECT).max(1),
      alpha: level,
      tests: z.array(text).min(1),
    }),
    subject: z.strictObject({
      id: text,
      origin: z.strictObject({ source, outcome: z.strictObject({ kind: z.literal('list') }) }),
      replay: z.enum(['exact', 'none']),
    }),
    counts: z.record(z.string(), counts),
    results: z.array(result).min(1),
    skipped: z.array(z.strictObject({ test: text, reason: skip })),
    lead: z.strictObject({ largest: count, excludedBuffer: count }),
    mechanisms: z.array(
      z.strictObject({
        id: text,
        numbers: z.array(z.strictObject({ name: text, value: z.number(), low: z.number().nullable(), high: z.number().nullable() })),
        share: z.number().min(0).max(1),
      }),
    ),
    verdict: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('biased'), because: z.array(text).min(1), ...seen }),
      z.strictObject({ kind: z.literal('no-bias-found'), power: probability, ...seen }),
      z.strictObject({ kind: z.literal('inconclusive'), reason: doubt, trialsNeeded: z.number().min(1).nullable(), ...seen }),
    ]),
  }),
) as z.ZodType<OneList>;
