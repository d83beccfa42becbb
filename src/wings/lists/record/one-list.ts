import * as z from 'zod';
import { effect, rowPower } from '../../../core/record/results-schema.js';
import { type Sealed, sealed } from '../../../core/record/run-info.js';
import {
  count,
  counts,
  grade,
  level,
  logProbability,
  probability,
  type Shape,
  sha256,
  tail,
  tool,
} from '../../../core/record/schema-parts.js';
import { LEAST_ITEMS, LIST_BATTERIES, LIST_FORMATS, MOST_ITEMS, MOST_LISTS, MOST_PARTS } from '../list-limits.js';
import { readingSchema } from './reading.js';

/** The bound on any other number in a record, so that a forged one cannot keep a reader busy for ever before it is refused. */
const MOST_VALUE = 1e40;
const LEAST_DETECT = 1e-9;

const text = z.string().min(1);

const file = z.strictObject({
  /** The file's own name without its folders; `stdin` for standard input. */
  name: text,
  /** Bytes of the file as stored, before it is unpacked. */
  bytes: count,
  /** The SHA-256 of the file's bytes as stored, in hexadecimal. */
  sha256,
  /** One long row of spaced numbers is `lines`, a JSON array `ndjson`. */
  format: z.enum(LIST_FORMATS),
  /** The column that holds the items, by its name or, where the file names none, its number from 1. Present only where there are columns. */
  column: z.exactOptional(text),
  /** True where the first row of a table names its columns. Present only where it does not look so: a text that is an item, or a number that is a name. */
  header: z.exactOptional(z.boolean()),
  /** Lines that are no items: comments, and empty lines above the first item or in a playlist. */
  passed: z.exactOptional(count),
  compressed: z.exactOptional(z.literal('gzip')),
});
/** A file of a list: its name, size, SHA-256 and how it is written. */
export type ListFile = Shape<typeof file>;

const numbering = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('numbers'), from: z.union([z.literal(0), z.literal(1)]) }),
  /** Numbers by their size: the least number and the greatest, and how many different ones there are. */
  z.strictObject({ by: z.literal('size'), from: z.int(), to: z.int(), kinds: count }),
  z.strictObject({ by: z.literal('original'), file }),
]);
/**
 * The way in which texts of the files became the numbers 0 … n − 1: numbers from 0, numbers from 1, any numbers by their size, or the place in a file
 * of the order before.
 */
export type Numbering = Shape<typeof numbering>;

const listRead = z.strictObject({
  files: z.array(file).min(1).max(MOST_PARTS),
  numbering,
  reading: z.exactOptional(readingSchema),
  /** Items of each part, where the list is put together from parts; absent otherwise. */
  parts: z.exactOptional(z.array(count).max(MOST_PARTS)),
});
/** One list that was read: its file, or the parts it was put together from. */
export type ListRead = Shape<typeof listRead>;

const source = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('files'), lists: z.array(listRead).min(1).max(MOST_LISTS) }),
  z.strictObject({ kind: z.literal('built-in'), maker: text, prng: text, bounded: text, seeding: text }),
]);
/** The source of lists: files that were read, or a shuffle of parts of our own, which made them from the plan's seed. */
export type ListSource = Shape<typeof source>;

const plan = z.strictObject({
  /** Items per list. */
  n: z.int().min(LEAST_ITEMS).max(MOST_ITEMS),
  /** The number of lists. */
  trials: z.int().min(1).max(MOST_LISTS),
  /** The items of which the list is a sample; present where that was said. */
  of: z.exactOptional(z.int().min(LEAST_ITEMS).max(Number.MAX_SAFE_INTEGER)),
  /** True where some items are equal: they are told apart by lot, and the order before is unknown. */
  copies: z.exactOptional(z.literal(true)),
  /** The seed; present where the lists were made here. */
  seed: z.exactOptional(z.string()),
  battery: z.enum(LIST_BATTERIES),
  /** The relative root-mean-square deviation between eighths of the list that a clean verdict must exclude; at most 0.2. */
  detect: z.number().min(LEAST_DETECT).max(1),
  /** The level of bias, after Holm over every row and both tails. */
  alpha: level,
  tests: z.array(text).min(1),
});
/** The choices fixed before the first item was counted. */
export type ListPlan = Shape<typeof plan>;

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
  tail,
  grade,
  trials: z.int().min(1),
  required: z.boolean(),
  /** The effect; null where the row measures no size, as is `power`. */
  effect: effect.nullable(),
  power: rowPower.nullable(),
});
/** One row of the results of lists, `trials` of them. As in an audit, but its usual law decides, and it may measure no size. */
export type ListResult = Shape<typeof result>;

const whole = z.int().min(1);
const skip = z.discriminatedUnion('why', [
  /** Beyond `most` items it takes long, or much memory; of comparisons of lists with each other, where `between`. */
  z.strictObject({ why: z.enum(['long', 'long-between']), most: whole }),
  z.strictObject({ why: z.literal('too-short'), least: whole, n: whole }),
  z.strictObject({ why: z.literal('several'), lists: whole }),
]);
/** The reason why a statistic does not run on lists of one length. */
export type ListSkip = Shape<typeof skip>;

const skipped = z.strictObject({ test: text, reason: skip });
export type SkippedList = Shape<typeof skipped>;

const lead = z.strictObject({
  /** The most places that an item stands before where it was. */
  largest: count,
  /** The largest buffer ruled out: no buffer of this size or smaller made these lists. */
  excludedBuffer: count,
});
/** The conclusion from the largest lead on shuffle buffers: a buffer of B items lets no item stand more than B − 1 places before its own. */
export type ListLead = Shape<typeof lead>;

const number = z.strictObject({ name: text, value: z.number(), low: z.number().nullable(), high: z.number().nullable() });
/** A parameter of a mechanism, with its 99 % interval where there is one. */
export type MechanismNumber = Shape<typeof number>;

const mechanism = z.strictObject({
  /** Its id in the catalogue of mechanisms. */
  id: text,
  numbers: z.array(number),
  /** The share of what was looked at that it explains; 1 where all of it. */
  share: z.number().min(0).max(1),
});
/** A way of shuffling lists badly that fits what was found. */
export type ListMechanism = Shape<typeof mechanism>;

const positive = z.number().gt(0);
const doubt = z.discriminatedUnion('why', [
  /** These rows found what luck shows once in a hundred lists or less. */
  z.strictObject({ why: z.literal('doubtful'), tests: z.array(text).min(1) }),
  /** So few items show a bias between eighths of the list reliably only from `smallestDetectable` on. */
  z.strictObject({ why: z.literal('too-few'), smallestDetectable: positive, wanted: positive }),
  z.strictObject({ why: z.literal('neither'), wanted: positive }),
]);
/** The reason why nothing can be told of lists. */
export type ListDoubt = Shape<typeof doubt>;

const seen = { smallestDetectable: positive, excludedBuffer: count };
const verdict = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('biased'), because: z.array(text).min(1), ...seen }),
  z.strictObject({ kind: z.literal('no-bias-found'), power: probability, ...seen }),
  z.strictObject({
    kind: z.literal('inconclusive'),
    reason: doubt,
    /** The number of lists of this length that would see the size asked for; null where more would not decide it. */
    trialsNeeded: z.number().min(1).nullable(),
    ...seen,
  }),
]);
export type ListVerdict = Shape<typeof verdict>;

const core = z.strictObject({
  kind: z.literal('list'),
  tool,
  plan,
  subject: z.strictObject({
    id: text,
    origin: z.strictObject({ source, outcome: z.strictObject({ kind: z.literal('list') }) }),
    replay: z.enum(['exact', 'none']),
  }),
  /** Counts by statistic; those between lists have `between/` before its id. */
  counts: z.record(z.string(), counts),
  results: z.array(result).min(1),
  skipped: z.array(skipped),
  lead,
  /** Mechanisms, the likeliest first; empty where nothing is biased, or nothing known fits. */
  mechanisms: z.array(mechanism),
  verdict,
});
/** The digested part of the record of one shuffled list, or a few. */
export type OneListCore = Shape<typeof core>;

export type OneList = Sealed<OneListCore>;

export const oneListSchema: z.ZodType<OneList> = sealed(core);
