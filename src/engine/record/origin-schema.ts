import * as z from 'zod';
import type { BuiltInSource } from '../../core/built-in-source.js';
import { CARD_FORMS } from '../../core/card-form.js';
import type { FunctionSource } from '../../core/function-source.js';
import type { Handing } from '../../core/handing.js';
import { type LogLayout, type LogVocabulary, MOST_GROUPS } from '../../core/log-source.js';
import type { Origin, Source } from '../../core/origin.js';
import type { Outcome } from '../../core/outcome.js';
import type { OutcomeOrigin } from '../../core/outcome-proof.js';
import { PROTOCOLS } from '../../core/program-source.js';
import type { ProvableOrigin } from '../../core/proof.js';
import { count, isolation, sha256 } from './schema-parts.js';

/** What any record may hold, so that a forged one cannot make a reader work for ever before it is refused. */
const MOST_CARDS = 5000;
const MOST_FILES = 100_000;
const MOST_PILES = 100;
const MOST_STONES = 65_534;

const side = z.int().min(2).max(5);
const game = { piles: z.int().min(2).max(MOST_PILES), max: z.int().min(1).max(MOST_STONES) };

const deck = z.strictObject({ kind: z.literal('deck') });

const sized = [
  z.strictObject({ kind: z.literal('hand'), seen: z.int().min(1).max(MOST_CARDS), order: z.enum(['kept', 'unknown', 'sorted']) }),
  z.strictObject({ kind: z.literal('board'), rows: side, columns: side }),
  z.strictObject({ kind: z.literal('piles'), ...game }),
  z.strictObject({ kind: z.literal('moves'), ...game, choice: z.enum(['pile', 'outcome', 'removal', 'addition']) }),
] as const;

/** What an outcome is, as plain data. */
export const outcomeSchema: z.ZodType<Outcome> = z.discriminatedUnion('kind', [deck, ...sized]);

const builtIn = z.strictObject({
  kind: z.literal('built-in'),
  maker: z.string(),
  prng: z.string(),
  bounded: z.string(),
  seeding: z.string(),
});

/** How the cards of a log are written. */
export const vocabularySchema: z.ZodType<LogVocabulary> = z.strictObject({
  kind: z.enum(['from-0', 'from-1', 'standard', 'alphabet', 'numbers']),
  cards: z.array(z.string()).min(2).max(MOST_CARDS),
});

/** How a function is handed its decks. */
export const handing: z.ZodType<Handing> = z.enum(['in-order', 'shuffled']);

const forms = z.array(z.enum(CARD_FORMS)).max(CARD_FORMS.length);

const called = {
  sha256,
  files: z.exactOptional(z.array(z.strictObject({ file: z.string(), sha256 })).max(MOST_FILES)),
  call: z.strictObject({
    result: z.enum(['returns', 'mutates']),
    async: z.boolean(),
    random: z.boolean(),
    stream: z.enum(['block', 'one']),
    starts: z.exactOptional(z.literal('alike')),
    isolation,
    wrapper: z.exactOptional(z.string().min(1)),
    beside: z.exactOptional(z.string().min(1)),
    cards: z.exactOptional(vocabularySchema),
    touches: z.exactOptional(z.array(z.string().min(1)).min(1)),
    forms: z.exactOptional(z.strictObject({ takes: forms, keeps: forms, refuses: forms, loses: z.exactOptional(forms) })),
    input: z.exactOptional(z.literal('shuffled')),
  }),
  randomness: z.enum(['injected', 'live']),
};

const ofModule = z.strictObject({ kind: z.literal('module'), file: z.string(), export: z.string(), ...called });
const ofPackage = z.strictObject({
  kind: z.literal('npm'),
  specifier: z.string(),
  export: z.string(),
  package: z.string(),
  version: z.string(),
  ...called,
});

const field = z.int().min(1);
const separator = z.string().max(1).nullable();

/** Where the rows of a log hold their decks. */
export const layoutSchema: z.ZodType<LogLayout> = z.discriminatedUnion('kind', [
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
]);

const ofLog = z.strictObject({
  kind: z.literal('log'),
  files: z
    .array(z.strictObject({ file: z.string(), bytes: count, sha256, format: z.exactOptional(z.literal('parquet')) }))
    .min(1)
    .max(MOST_FILES),
  layout: layoutSchema,
  vocabulary: vocabularySchema,
  packs: z.int().min(1).max(MOST_CARDS),
  start: z.enum(['unknown', 'natural', 'new-deck-order', 'previous']),
  rows: count,
  decks: z.int().min(1),
  rejects: count,
  maxRejects: count,
  leftOut: z.array(z.strictObject({ cards: z.int().min(2), rows: z.int().min(1) })),
  numbers: z.strictObject({ field: z.string(), least: count, greatest: count, missing: count, gaps: count, back: count }).nullable(),
  repeated: count.nullable(),
  parts: z.exactOptional(
    z.strictObject({
      by: z.enum(['column', 'day', 'file']),
      name: z.string(),
      field: z.union([field, z.string()]).nullable(),
      groups: z
        .array(z.strictObject({ name: z.string(), deals: z.int().min(1) }))
        .min(2)
        .max(MOST_GROUPS),
    }),
  ),
});

const programFiles = {
  program: z.string(),
  sha256,
  args: z.array(z.string()),
  files: z.array(z.strictObject({ file: z.string(), sha256 })),
  code: z.exactOptional(z.array(z.strictObject({ file: z.string(), sha256 }))),
  codeLeftOut: z.exactOptional(z.literal(true)),
  written: z.exactOptional(z.array(z.string()).min(1)),
};
const ends = z.enum(['group', 'descendants']);

const ofProgram = z.strictObject({
  kind: z.literal('program'),
  ...programFiles,
  protocol: z.enum(PROTOCOLS),
  vocabulary: vocabularySchema,
  starts: z.enum(['alike', 'apart']),
  deaf: z.exactOptional(z.literal(true)),
  ends,
});

const ofTape = z.strictObject({ kind: z.literal('tape'), ...programFiles, ends });

const source: z.ZodType<Source> = z.discriminatedUnion('kind', [
  builtIn,
  ofModule,
  ofPackage,
  ofLog,
  ofProgram,
  z.strictObject({ kind: z.literal('race'), locked: z.boolean() }),
  z.strictObject({
    kind: z.literal('inline'),
    name: z.string(),
    randomness: z.enum(['injected', 'live']),
    input: z.exactOptional(handing),
  }),
]);

/** A subject as plain data. */
export const origin: z.ZodType<Origin> = z.strictObject({ source, outcome: outcomeSchema });

/** A function or a built-in maker. */
export const provable: z.ZodType<BuiltInSource | FunctionSource> = z.discriminatedUnion('kind', [builtIn, ofModule, ofPackage]);
const provableDecks = z.discriminatedUnion('kind', [builtIn, ofModule, ofPackage, ofTape]);

/** One that makes whole decks, of which something can be proved. */
export const provableOrigin: z.ZodType<ProvableOrigin> = z.strictObject({ source: provableDecks, outcome: deck });

/** The same of one that makes other outcomes. */
export const outcomeOrigin: z.ZodType<OutcomeOrigin> = z.strictObject({ source: provable, outcome: z.discriminatedUnion('kind', sized) });
