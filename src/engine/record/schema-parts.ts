import * as z from 'zod';
import type { Diagnosis } from '../../core/diagnosis.js';
import type { RecordedCounts, Sealed } from '../../core/evidence.js';
import { SCHEMA } from '../../core/evidence.js';
import { PROTOCOLS } from '../../core/program-origin.js';
import type { RecordedClaim } from '../../core/recorded-claim.js';
import type { DealtOrigin, Origin } from '../../core/subject.js';
import { boardShape, nimDealerOrigin, nimPlayerOrigin, scramblerOrigin } from './schema-games.js';

/** A whole number from 0. */
export const count: z.ZodInt = z.int().min(0);

/** What any record of deals may hold, so that a forged one cannot make a reader work for ever before it is refused. */
const MOST_CARDS = 5000;
const MOST_TRIALS = 1e12;

/** Cards of a deck that is dealt. */
export const cards: z.ZodInt = z.int().min(2).max(MOST_CARDS);

/** Deals of one sample. */
export const trials: z.ZodInt = z.int().min(1).max(MOST_TRIALS);

/** 64 hex digits. */
export const sha256: z.ZodString = z.string().regex(/^[0-9a-f]{64}$/);

/** Which program wrote the record. */
export const tool: z.ZodType<{ readonly name: 'shuffle-audit'; readonly version: string }> = z.strictObject({
  name: z.literal('shuffle-audit'),
  version: z.string(),
});

/** Something settled without sampling. */
export const claim: z.ZodType<RecordedClaim> = z.strictObject({ id: z.string(), holds: z.boolean(), cases: count, statement: z.string() });

/** One statistic’s exact counts. */
export const counts: z.ZodType<RecordedCounts> = z.strictObject({
  shape: z.array(z.int().min(1)),
  sum: count,
  sha256,
  values: z.exactOptional(z.array(count)),
});

const mistake = z.strictObject({ id: z.string(), title: z.string(), summary: z.string() });

/** Which known mistake explains a bias. */
export const diagnosis: z.ZodType<Diagnosis> = z.strictObject({
  best: z.array(mistake),
  closest: mistake,
  next: mistake.nullable(),
  logOdds: z.number().min(0).nullable(),
  distance: z.number().min(0),
  expected: z.number().min(0),
  even: z.boolean(),
  compared: z.int().min(1),
  steps: z
    .strictObject({
      decoder: z.enum(['down', 'forward', 'inside-out']),
      pattern: z.enum(['stuck', 'never-own', 'never-first', 'half-ends', 'low-values']),
      positions: z.array(z.int().min(1)),
      stays: z.boolean(),
      width: z.int().min(1).nullable(),
    })
    .nullable(),
  seed: z
    .strictObject({ deals: z.number().gt(0), low: z.number().gt(0), high: z.number().gt(0), source: z.string().nullable() })
    .nullable(),
});

/** What is seen of every deal, where that is not all of it. */
const partial = z.exactOptional(z.strictObject({ seen: z.int().min(1).max(MOST_CARDS), order: z.enum(['kept', 'unknown', 'sorted']) }));

const called = {
  partial,
  board: z.exactOptional(boardShape),
  call: z.strictObject({
    result: z.enum(['returns', 'mutates']),
    async: z.boolean(),
    random: z.boolean(),
    stream: z.enum(['block', 'one']),
    isolation: z.enum(['process', 'none']),
    touches: z.exactOptional(z.array(z.string().min(1)).min(1)),
  }),
  randomness: z.enum(['injected', 'live']),
};

const dealt = [
  z.strictObject({ kind: z.literal('pipeline'), shuffle: z.string(), prng: z.string(), bounded: z.string(), seeding: z.string(), partial }),
  z.strictObject({ kind: z.literal('module'), file: z.string(), export: z.string(), sha256, ...called }),
  z.strictObject({
    kind: z.literal('npm'),
    specifier: z.string(),
    export: z.string(),
    package: z.string(),
    version: z.string(),
    sha256,
    ...called,
  }),
] as const;

/** Code that deals, as plain data. */
export const dealtOrigin: z.ZodType<DealtOrigin> = z.discriminatedUnion('kind', dealt);

/** What a log's record may hold, so that a forged one cannot make a reader work for ever before it is refused. */
const MOST_LOGGED_CARDS = 5000;
const MOST_FILES = 100_000;

const field = z.int().min(1);
const separator = z.string().max(1).nullable();

/** A log as plain data. */
const logOrigin = z.strictObject({
  kind: z.literal('log'),
  files: z
    .array(z.strictObject({ file: z.string(), bytes: count, sha256: sha256, format: z.exactOptional(z.literal('parquet')) }))
    .min(1)
    .max(MOST_FILES),
  layout: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('csv'),
      delimiter: z.string().length(1).nullable(),
      header: z.boolean(),
      fields: field,
      deck: z.strictObject({ from: field, to: field }),
      separator,
      id: field.nullable(),
    }),
    z.strictObject({ kind: z.literal('ndjson'), field: z.string().nullable(), separator, id: z.string().nullable() }),
  ]),
  vocabulary: z.strictObject({
    kind: z.enum(['from-0', 'from-1', 'standard', 'alphabet']),
    cards: z.array(z.string()).min(2).max(MOST_LOGGED_CARDS),
  }),
  partial,
  board: z.exactOptional(boardShape),
  packs: z.int().min(1).max(MOST_LOGGED_CARDS),
  start: z.enum(['unknown', 'natural', 'new-deck-order', 'previous']),
  rows: count,
  decks: z.int().min(1),
  rejects: count,
  maxRejects: count,
  leftOut: z.array(z.strictObject({ cards: z.int().min(2), rows: z.int().min(1) })),
  numbers: z.strictObject({ field: z.string(), least: count, greatest: count, missing: count, gaps: count, back: count }).nullable(),
  repeated: count.nullable(),
});

/** A program as plain data. */
const programOrigin = z.strictObject({
  kind: z.literal('program'),
  program: z.string(),
  sha256,
  args: z.array(z.string()),
  files: z.array(z.strictObject({ file: z.string(), sha256 })),
  protocol: z.enum(PROTOCOLS),
  vocabulary: z.strictObject({
    kind: z.enum(['from-0', 'from-1', 'standard', 'alphabet']),
    cards: z.array(z.string()).min(2).max(MOST_CARDS),
  }),
  starts: z.enum(['alike', 'apart']),
  ends: z.enum(['group', 'descendants']),
});

const raceOrigin = z.strictObject({ kind: z.literal('race'), locked: z.boolean() });
const inlineOrigin = z.strictObject({ kind: z.literal('inline'), name: z.string(), randomness: z.enum(['injected', 'live']) });

/** A subject as plain data. */
export const origin: z.ZodType<Origin> = z.discriminatedUnion('kind', [
  ...dealt,
  scramblerOrigin,
  nimDealerOrigin,
  nimPlayerOrigin,
  logOrigin,
  programOrigin,
  raceOrigin,
  inlineOrigin,
]);

/** A record whose core is of this form. */
export function sealed<Core>(core: z.ZodType<Core>): z.ZodType<Sealed<Core>> {
  const schema = z.strictObject({
    schema: z.literal(SCHEMA),
    core,
    digest: z.string().regex(/^sha256:[0-9a-f]{64}$/),
    run: z.strictObject({
      startedAt: z.iso.datetime(),
      elapsedMs: z.number().min(0),
      node: z.string(),
      cpu: z.string(),
      workers: z.int().min(1),
    }),
  });
  return schema as z.ZodType<Sealed<Core>>;
}
