import * as z from 'zod';
import { MOST_GROUPS } from '../record/record-limits.js';
import { count, type Shape, sha256 } from '../record/schema-parts.js';

/** What any record may hold, so that a forged one cannot make a reader work for ever before it is refused. */
const MOST_CARDS = 5000;
const MOST_FILES = 100_000;

const logFile = z.strictObject({
  /** As typed, with forward slashes; `-` for standard input. */
  file: z.string(),
  /** Of the file on disk, before it is unpacked. */
  bytes: count,
  sha256,
  /** Present where it is no text. */
  format: z.exactOptional(z.literal('parquet')),
});
/** One file of recorded deals, as it was read. */
export type LogFile = Shape<typeof logFile>;

const field = z.int().min(1);
const separator = z.string().max(1).nullable();

/** As `LogLayout`. */
export const layoutSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('csv'),
    /** Between fields; null where a row is one field. */
    delimiter: z.string().length(1).nullable(),
    header: z.boolean(),
    /** Fields of a row. */
    fields: field,
    /** The first and last field of the deck; one field that holds all of it where they are the same. */
    deck: z.strictObject({ from: field, to: field }),
    /** Between the cards of a deck in one field; '' where they follow one another, null where every card has its field. */
    separator,
    /** The field with the deal's number. */
    id: field.nullable(),
  }),
  z.strictObject({
    kind: z.literal('ndjson'),
    /** The key that holds the deck; null where the line itself is the deck. */
    field: z.string().nullable(),
    /** Between the cards of a deck in one text; null where the deck is an array. */
    separator,
    /** The key with the deal's number. */
    id: z.string().nullable(),
  }),
]);
/** Where a row holds its deck. Fields count from 1. */
export type LogLayout = Shape<typeof layoutSchema>;

/** As `LogVocabulary`. */
export const vocabularySchema = z.strictObject({
  /**
   * Numbers from 0 or from 1, the standard names (`AS`, `10h`, `T♦`), or an alphabet that the user named. 'numbers': no cards but whole numbers, of
   * which `cards` has the least and the greatest that are read.
   */
  kind: z.enum(['from-0', 'from-1', 'standard', 'alphabet', 'numbers']),
  /** The different cards in their natural order. */
  cards: z.array(z.string()).min(2).max(MOST_CARDS),
});
/** How cards are written: held to by every row. */
export type LogVocabulary = Shape<typeof vocabularySchema>;

const start = z.enum(['unknown', 'natural', 'new-deck-order', 'previous']);
/**
 * What is known of the deck before each shuffle. 'unknown': nothing. 'natural': each deal starts from the vocabulary's own order.
 * 'new-deck-order': each starts as a new pack of 52 is boxed. 'previous': each starts as the deal before it ended.
 */
export type LogStart = Shape<typeof start>;

const numbers = z.strictObject({
  /** The field or key they stand in. */
  field: z.string(),
  least: count,
  greatest: count,
  /** Numbers between the least and the greatest that no row has, and in how many stretches. */
  missing: count,
  gaps: count,
  /** Rows whose number is below that of the row before. */
  back: count,
});
/** What the numbers of the deals say of what the log leaves out. */
export type LogNumbers = Shape<typeof numbers>;

const parts = z.strictObject({
  /** 'column': by what stands in a field. 'day': by the day of the time in it. 'file': by the file. */
  by: z.enum(['column', 'day', 'file']),
  /** As the user named the field; '' where files part them. */
  name: z.string(),
  /** The field from 1, or the key; null where files part them. */
  field: z.union([field, z.string()]).nullable(),
  /** Days in their order, else in the order in which they first come. Names are as the log has them, and are no text of ours. */
  groups: z
    .array(z.strictObject({ name: z.string(), deals: z.int().min(1) }))
    .min(2)
    .max(MOST_GROUPS),
});
/** The groups into which the user parts the deals of a log. */
export type LogParts = Shape<typeof parts>;

/** As `LogSource`. */
export const logSource = z.strictObject({
  kind: z.literal('log'),
  files: z.array(logFile).min(1).max(MOST_FILES),
  layout: layoutSchema,
  vocabulary: vocabularySchema,
  /** How often each card is in the deck. */
  packs: z.int().min(1).max(MOST_CARDS),
  start,
  /** Rows with anything in them, headers apart: `decks` + `rejects` + those left out. */
  rows: count,
  decks: z.int().min(1),
  rejects: count,
  /** How many malformed rows were allowed. */
  maxRejects: count,
  /** Rows that hold a deck of another size, left out because the size was chosen; by size. */
  leftOut: z.array(z.strictObject({ cards: z.int().min(2), rows: z.int().min(1) })),
  numbers: numbers.nullable(),
  /** Decks that came before; null where luck gives some, or where there are more than are remembered. */
  repeated: count.nullable(),
  /** Present where the user parts the deals into groups. */
  parts: z.exactOptional(parts),
});
/** Deals that were recorded before the audit, and what was met in reading them. */
export type LogSource = Shape<typeof logSource>;
