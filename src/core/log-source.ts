/** One file of recorded deals, as it was read. */
export interface LogFile {
  /** As typed, with forward slashes; `-` for standard input. */
  readonly file: string;
  /** Of the file on disk, before it is unpacked. */
  readonly bytes: number;
  readonly sha256: string;
  /** Present where it is no text. */
  readonly format?: 'parquet';
}

/** Where a row holds its deck. Fields count from 1. */
export type LogLayout =
  | {
      readonly kind: 'csv';
      /** Between fields; null where a row is one field. */
      readonly delimiter: string | null;
      readonly header: boolean;
      /** Fields of a row. */
      readonly fields: number;
      /** The first and last field of the deck; one field that holds all of it where they are the same. */
      readonly deck: { readonly from: number; readonly to: number };
      /** Between the cards of a deck in one field; '' where they follow one another, null where every card has its field. */
      readonly separator: string | null;
      /** The field with the deal's number. */
      readonly id: number | null;
    }
  | {
      readonly kind: 'ndjson';
      /** The key that holds the deck; null where the line itself is the deck. */
      readonly field: string | null;
      /** Between the cards of a deck in one text; null where the deck is an array. */
      readonly separator: string | null;
      /** The key with the deal's number. */
      readonly id: string | null;
    };

/** How cards are written: held to by every row. */
export interface LogVocabulary {
  /**
   * Numbers from 0 or from 1, the standard names (`AS`, `10h`, `T♦`), or an alphabet that the user named. 'numbers': no cards but whole numbers, of
   * which `cards` has the least and the greatest that are read.
   */
  readonly kind: 'from-0' | 'from-1' | 'standard' | 'alphabet' | 'numbers';
  /** The different cards in their natural order. */
  readonly cards: readonly string[];
}

/**
 * What is known of the deck before each shuffle. 'unknown': nothing. 'natural': each deal starts from the vocabulary's own order.
 * 'new-deck-order': each starts as a new pack of 52 is boxed. 'previous': each starts as the deal before it ended.
 */
export type LogStart = 'unknown' | 'natural' | 'new-deck-order' | 'previous';

/** What the numbers of the deals say of what the log leaves out. */
export interface LogNumbers {
  /** The field or key they stand in. */
  readonly field: string;
  readonly least: number;
  readonly greatest: number;
  /** Numbers between the least and the greatest that no row has, and in how many stretches. */
  readonly missing: number;
  readonly gaps: number;
  /** Rows whose number is below that of the row before. */
  readonly back: number;
}

/** So many groups a log is parted into at the most: a year's days, and some. */
export const MOST_GROUPS = 400;

/** The groups into which the user parts the deals of a log. */
export interface LogParts {
  /** 'column': by what stands in a field. 'day': by the day of the time in it. 'file': by the file. */
  readonly by: 'column' | 'day' | 'file';
  /** As the user named the field; '' where files part them. */
  readonly name: string;
  /** The field from 1, or the key; null where files part them. */
  readonly field: number | string | null;
  /** Days in their order, else in the order in which they first come. Names are as the log has them, and are no text of ours. */
  readonly groups: readonly { readonly name: string; readonly deals: number }[];
}

/** Deals that were recorded before the audit, and what was met in reading them. */
export interface LogSource {
  readonly kind: 'log';
  readonly files: readonly LogFile[];
  readonly layout: LogLayout;
  readonly vocabulary: LogVocabulary;
  /** How often each card is in the deck. */
  readonly packs: number;
  readonly start: LogStart;
  /** Rows with anything in them, headers apart: `decks` + `rejects` + those left out. */
  readonly rows: number;
  readonly decks: number;
  readonly rejects: number;
  /** How many malformed rows were allowed. */
  readonly maxRejects: number;
  /** Rows that hold a deck of another size, left out because the size was chosen; by size. */
  readonly leftOut: readonly { readonly cards: number; readonly rows: number }[];
  readonly numbers: LogNumbers | null;
  /** Decks that came before; null where luck gives some, or where there are more than are remembered. */
  readonly repeated: number | null;
  /** Present where the user parts the deals into groups. */
  readonly parts?: LogParts;
}
