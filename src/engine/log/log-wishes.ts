import type { LogNewest, LogRelaid } from '../../core/source/log-relaid.js';
import type { LogParts, LogStart, RowRange } from '../../core/source/log-source.js';
import type { Outcome } from '../../core/subject/outcome.js';
import { kindOf } from '../../kinds/index.js';
import type { PartialWishes } from '../../kinds/rows.js';

/** The choices of a user about reading a log; anything absent is detected from its first rows. */
export interface LogWishes {
  /** The number of copies of each card in the deck. */
  readonly packs: number;
  readonly start: LogStart;
  /** The most malformed rows that are left out before the reading fails. */
  readonly maxRejects: number;
  /** The cards, in their natural order. */
  readonly alphabet?: readonly string[];
  /** Only decks with this number of cards; rows with decks of another size are left out and counted. For partial deals, the cards of the whole deck. */
  readonly n?: number;
  /** Present if rows hold only some cards of each deal. */
  readonly partial?: PartialWishes;
  /**
   * The content of a row that is no deck and no hand. It is a sliding puzzle's board, as numbers with 0, or the number of its cells, as the blank. Or
   * it is the piles of a deal of Nim, or those before and after a move in one row.
   */
  readonly outcome?: Outcome;
  /** The field of the deck: a name of the header, a number from 1, or a range of either; the key of an object. */
  readonly field?: string;
  /** The field or key of the deal's number. */
  readonly id?: string;
  /** The same two as numbers, as they were found before; they take precedence over names, which a header may give to other fields. */
  readonly fields?: { readonly from: number; readonly to: number; readonly id: number | null };
  /** The layout in which the files were read before; null if a line was a deal. */
  readonly relaid?: LogRelaid | null;
  /** The order of the rows, oldest or newest first. */
  readonly newest?: LogNewest | 'last';
  /** The field that splits the deals into groups; `field` and `names` as they were found before, which take precedence over the name. */
  readonly by?: Pick<LogParts, 'by' | 'name'> & { readonly field?: number | string | null; readonly names?: readonly string[] };
  readonly header?: boolean;
  /** Only these rows of the log, which are neither blank nor comments; headers do not count. */
  readonly only?: RowRange;
  /** The delimiter, one character. */
  readonly delimiter?: string;
}

/** Returns the cards of a row, if the user chose them; undefined for numbers that are no cards, whose count is expected rather than chosen. */
export function chosenSize({ n, outcome, partial }: LogWishes): number | undefined {
  if (partial) return partial.seen;
  if (!outcome) return n;
  const { cells, rows } = kindOf(outcome);
  return cells === 'cards' ? (rows.width?.(outcome) ?? n) : undefined;
}
