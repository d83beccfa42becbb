import type { LogParts, LogStart } from '../../core/source/log-source.js';
import type { Outcome } from '../../core/subject/outcome.js';
import { kindOf } from '../../kinds/index.js';
import type { PartialWishes } from '../../kinds/rows.js';

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
  /**
   * What a row holds, where that is no deck and no hand: a board of a sliding puzzle, as numbers with 0, or the number of its cells, as the blank;
   * the piles of a deal of Nim; or those before a move in one and those after it.
   */
  readonly outcome?: Outcome;
  /** The field of the deck: a name of the header, a number from 1, or a range of either; the key of an object. */
  readonly field?: string;
  /** The field or key of the deal's number. */
  readonly id?: string;
  /** The same two as numbers, as they were found before; they go before names, which a header may give to other fields. */
  readonly fields?: { readonly from: number; readonly to: number; readonly id: number | null };
  /** What parts the deals into groups; `field` and `names` as they were found before, which go before the name. */
  readonly by?: Pick<LogParts, 'by' | 'name'> & { readonly field?: number | string | null; readonly names?: readonly string[] };
  readonly header?: boolean;
  /** One character. */
  readonly delimiter?: string;
}

/** Cards of a row, where the user chose them; so many numbers that are no cards are not chosen but expected. */
export function chosenSize({ n, outcome, partial }: LogWishes): number | undefined {
  if (partial) return partial.seen;
  if (!outcome) return n;
  const { cells, rows } = kindOf(outcome);
  return cells === 'cards' ? (rows.width?.(outcome) ?? n) : undefined;
}
