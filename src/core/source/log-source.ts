import * as z from 'zod';
import { MOST_GROUPS } from '../record/record-limits.js';
import { count, type Shape, sha256 } from '../record/schema-parts.js';
import { newestSchema, relaidSchema } from './log-relaid.js';

/** A cap for any record, so that a forged one cannot keep a reader busy forever before it is refused. */
const MOST_CARDS = 5000;
const MOST_FILES = 100_000;

const logFile = z.strictObject({
  /** The file as typed, with forward slashes; `-` for standard input. */
  file: z.string(),
  /** Size of the file on disk, before decompression. */
  bytes: count,
  sha256,
  /** Present if it is not text. */
  format: z.exactOptional(z.literal('parquet')),
});
export type LogFile = Shape<typeof logFile>;

const field = z.int().min(1);
const separator = z.string().max(1).nullable();

export const layoutSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('csv'),
    /** The separator of fields; null if a row is one field. */
    delimiter: z.string().length(1).nullable(),
    header: z.boolean(),
    /** Fields of a row. */
    fields: field,
    /** The first and last field of the deck; equal if one field holds all of it. */
    deck: z.strictObject({ from: field, to: field }),
    /** The separator of the cards of a deck in one field; '' if there is none, null if every card has its field. */
    separator,
    /** The field with the deal's number. */
    id: field.nullable(),
    /** Both by their names in quotes, present where numbers would name other fields. */
    deckNamed: z.exactOptional(z.string()),
    idNamed: z.exactOptional(z.string()),
  }),
  z.strictObject({
    kind: z.literal('ndjson'),
    /** The key that holds the deck; null if the line itself is the deck. */
    field: z.string().nullable(),
    /** The separator of the cards of a deck in one text; null if the deck is an array. */
    separator,
    /** The key with the deal's number. */
    id: z.string().nullable(),
  }),
]);
/** The place of the deck in a row. Fields count from 1. */
export type LogLayout = Shape<typeof layoutSchema>;

export const vocabularySchema = z.strictObject({
  /**
   * Numbers from 0 or from 1, the standard names (`AS`, `10h`, `T♦`), or an alphabet that the user named. 'numbers': no cards but integers, for which
   * `cards` has the least and the greatest that are read.
   */
  kind: z.enum(['from-0', 'from-1', 'standard', 'alphabet', 'numbers']),
  /** The different cards in their natural order. */
  cards: z.array(z.string()).min(2).max(MOST_CARDS),
});
/** The notation for cards, which every row must follow. */
export type LogVocabulary = Shape<typeof vocabularySchema>;

export const startSchema = z.enum(['unknown', 'natural', 'new-deck-order', 'previous']);
/**
 * The known state of the deck before each shuffle. 'unknown': nothing. 'natural': each deal starts from the vocabulary's own order. 'new-deck-order':
 * each starts as a new pack of 52 is boxed. 'previous': each starts as the deal before it ended.
 */
export type LogStart = Shape<typeof startSchema>;

const numbers = z.strictObject({
  /** The field or key that holds them. */
  field: z.string(),
  least: count,
  greatest: count,
  /** Numbers between the least and the greatest that no row has; below it the number of gaps. */
  missing: count,
  gaps: count,
  /** Rows whose number is below that of the row before. */
  back: count,
});
/** Findings from the numbers of the deals on rows that the log lacks. */
export type LogNumbers = Shape<typeof numbers>;

const parts = z.strictObject({
  /** The grouping. 'column': by the value of a field. 'day': by the day of the time in it. 'file': by the file. */
  by: z.enum(['column', 'day', 'file']),
  /** The user's name for the field; '' if files are the groups. */
  name: z.string(),
  /** The field from 1, or the key; null if files are the groups. */
  field: z.union([field, z.string()]).nullable(),
  /** Days in their order, else in order of first appearance. Names are as in the log, and are untrusted text. */
  groups: z
    .array(z.strictObject({ name: z.string(), deals: z.int().min(1) }))
    .min(2)
    .max(MOST_GROUPS),
});
/** The groups into which the user splits the deals of a log. */
export type LogParts = Shape<typeof parts>;

const place = z.int().min(1);

const rowStretch = z.strictObject({
  /** Its first and last row among those with a deal, from 1. */
  from: place,
  to: place,
  /** Rows between them that stand out of order. */
  out: count,
});
/** Rows in turn that have something in common, but for a few. */
export type RowStretch = Shape<typeof rowStretch>;

const sortedRows = z.strictObject({
  falling: z.boolean(),
  /** True if cards are ordered by their names as text, where `10` comes before `2`. */
  byText: z.boolean(),
  stretches: z.array(rowStretch).min(1),
});
/** The order in which whole rows were sorted, and the stretches of rows that stand in it. */
export type SortedRows = Shape<typeof sortedRows>;

const sortedHands = z.strictObject({
  falling: z.boolean(),
  ...rowStretch.shape,
  /** The first and last place of the cards that are sorted; all others are as dealt. */
  places: z.strictObject({ from: place, to: place }),
});
/** The rows and places in which the cards of a hand were sorted before they were recorded, where these are not all. */
export type SortedHands = Shape<typeof sortedHands>;

const deckPart = z.strictObject({
  /** Its first and last row, counted as `--rows` counts them. */
  from: place,
  to: place,
  /** Cards of a hand. */
  seen: place,
  /** The first and last card of its deck, by their places in the vocabulary. */
  cards: z.strictObject({ from: place, to: place }),
});
/** Rows in turn whose hands have one size and come from one deck. */
export type DeckPart = Shape<typeof deckPart>;

const rowRange = z.strictObject({ from: place, to: place.nullable() });
/** The first and the last row of a log that are read, from 1; null for the last of all. */
export type RowRange = Shape<typeof rowRange>;

export const logSource = z.strictObject({
  kind: z.literal('log'),
  files: z.array(logFile).min(1).max(MOST_FILES),
  layout: layoutSchema,
  /** Present if a line of the files is no deal. */
  relaid: z.exactOptional(relaidSchema),
  newest: z.exactOptional(newestSchema),
  vocabulary: vocabularySchema,
  /** The number of copies of each card in the deck. */
  packs: z.int().min(1).max(MOST_CARDS),
  start: startSchema,
  /** Rows that are not blank, without headers: `decks` + `rejects` + those left out. */
  rows: count,
  decks: z.int().min(1),
  rejects: count,
  maxRejects: count,
  /** Rows left out because their deck is not of the chosen size; by size. */
  leftOut: z.array(z.strictObject({ cards: z.int().min(2), rows: z.int().min(1) })),
  numbers: numbers.nullable(),
  /** Decks that occurred before; null if chance produces some, or if there are more than are remembered. */
  repeated: count.nullable(),
  /** Present if the user splits the deals into groups. */
  parts: z.exactOptional(parts),
  /** Present if rows were sorted: their order says nothing then. */
  sorted: z.exactOptional(sortedRows),
  /** Present if hands were sorted in some rows or places only. */
  sortedHands: z.exactOptional(sortedHands),
  /** Present if the hands of some rows come from another deck than those of others. */
  deckParts: z.exactOptional(z.array(deckPart).min(2)),
  /** Present if only some rows are read. Whatever else counts rows in turn counts from the first of these. */
  only: z.exactOptional(rowRange),
});
/** Deals that were recorded before the audit, and findings from reading them. */
export type LogSource = Shape<typeof logSource>;
