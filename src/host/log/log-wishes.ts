import type { LogStart } from '../../core/log-source.js';
import type { BoardShape, MovesOutcome, PilesOutcome } from '../../core/outcome.js';

/** What a user says of rows that hold only some cards of each deal. */
export interface PartialWishes {
  /** Only rows with so many cards; as many as the first row has where absent. */
  readonly seen?: number;
  /** Whether the order of a row is to be taken to say nothing. */
  readonly orderUnknown: boolean;
  /** Whether numbered cards count from 0 or from 1. */
  readonly numbers?: 'from-0' | 'from-1';
}

/** What a user decides about reading a log; everything absent is read from its first rows. */
export interface LogWishes {
  /** How often each card is in the deck. */
  readonly packs: number;
  readonly start: LogStart;
  /** Malformed rows that are left out rather than ending the reading. */
  readonly maxRejects: number;
  /** The cards, in their natural order. */
  readonly alphabet?: readonly string[];
  /** Only decks of so many cards; rows with decks of another size are left out and counted. Of partial deals, the cards of the whole deck. */
  readonly n?: number;
  /** Present where rows hold only some cards of each deal. */
  readonly partial?: PartialWishes;
  /** Present where a row is a board of a sliding puzzle of this size: numbers with 0, or the number of its cells, as the blank. */
  readonly board?: BoardShape;
  /** Present where a row is a deal of Nim, or the piles before a move in one and those after it. */
  readonly game?: PilesOutcome | MovesOutcome;
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

/** Cards of a row, where the user chose them. */
export function chosenSize({ n, partial }: LogWishes): number | undefined {
  return partial ? partial.seen : n;
}
