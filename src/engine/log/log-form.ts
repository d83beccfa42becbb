import type { LogLayout, LogVocabulary } from '../../core/source/log-source.js';
import type { ByteWindow } from './byte-window.js';
import type { RowFault } from './log-error.js';

/** How a log is written: found on its first rows, then held to. */
export interface LogForm {
  readonly layout: LogLayout;
  readonly vocabulary: LogVocabulary;
  readonly packs: number;
  /** Whether a row holds only some cards of its deal. */
  readonly partial: boolean;
  /** Cards of a row: of the whole deck, or where it holds only some, of what is seen of it. */
  readonly width: number;
}

/** What a row turned out to be; 'more' where the window must move on first. */
export type RowFound = 'deck' | 'blank' | 'more' | RowFault;

/** Reads the rows of one layout, one after the other. */
export interface RowReader {
  /** The number of the deal just read, or -1 where the log has none. */
  id: number;
  /** The field or key of which the text is kept; null where none is. */
  kept: number | string | null;
  /** That text of the row read last. */
  readonly text: string;
  /** Reads the row at the window's place, writes a deck's card indices into `cells` from `into`, and moves the place behind the row. */
  next(window: ByteWindow, cells: Uint16Array, into: number): RowFound;
}

/** How often a card, or a number, may be in a row: numbers that are no cards as often as they will. */
export function packsOf({ kind }: LogVocabulary, { packs }: { readonly packs: number }, width: number): number {
  return kind === 'numbers' ? width : packs;
}
