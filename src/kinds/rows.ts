import type { LogVocabulary } from '../core/source/log-source.js';
import type { Outcome } from '../core/subject/outcome.js';

/**
 * Turns the cells of a row, in `from` at `at`, into those of an outcome, in `to` at `into`, which may be the same place. Returns the rule that the
 * row breaks, or null.
 */
export type RowTurn = (from: Uint16Array, at: number, to: Uint16Array, into: number) => string | null;

/** The user's statements about rows that hold only some cards of each deal. */
export interface PartialWishes {
  /** The number of cards a row must have; that of the first row where absent. */
  readonly seen?: number;
  /** True where the order of a row is to be taken to say nothing. */
  readonly orderUnknown: boolean;
  /** The base of numbered cards: 0 or 1. */
  readonly numbers?: 'from-0' | 'from-1';
}

/** The form of a kind's outcomes in the rows of a log, or in the lines of a program. Absent members are as with whole decks. */
export interface Rows<What extends Outcome = Outcome> {
  /** Present where an outcome is also read as a rearrangement of the order before it, so that somebody has to say what that was. */
  readonly fromStart?: true;
  /** Returns the cells of a row; as many as the first one has, or as an outcome has, where absent. */
  width?(outcome: What): number;
  /** Words what a row holds, where its cells are numbers: `3 piles`. */
  holds?(outcome: What): string;
  /** Says why cards in this notation are none of these outcomes: a rule and what was got. Null where they may be. */
  refuses?(vocabulary: LogVocabulary): string | null;
  /** Reads the outcome off the cells of a row; absent, or null, where they are the outcome's own. */
  turn?(outcome: What, vocabulary: LogVocabulary): RowTurn | null;
  /** Returns what was said of rows that hold only some cards, to read them again in the same way. */
  partial?(outcome: What, vocabulary: LogVocabulary): PartialWishes;
}
