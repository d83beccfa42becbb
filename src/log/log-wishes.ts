import type { LogStart } from '../core/log-origin.js';

/** What a user decides about reading a log; everything absent is read from its first rows. */
export interface LogWishes {
  /** How often each card is in the deck. */
  readonly packs: number;
  readonly start: LogStart;
  /** Malformed rows that are left out rather than ending the reading. */
  readonly maxRejects: number;
  /** The cards, in their natural order. */
  readonly alphabet?: readonly string[];
  /** Only decks of so many cards; rows with decks of another size are left out and counted. */
  readonly n?: number;
  /** The field of the deck: a name of the header, a number from 1, or a range of either; the key of an object. */
  readonly field?: string;
  /** The field or key of the deal's number. */
  readonly id?: string;
  /** The same two as numbers, as they were found before; they go before names, which a header may give to other fields. */
  readonly fields?: { readonly from: number; readonly to: number; readonly id: number | null };
  readonly header?: boolean;
  /** One character. */
  readonly delimiter?: string;
}
