import type { LogLayout, LogVocabulary } from '../../core/source/log-source.js';
import type { ByteWindow } from './byte-window.js';
import type { RowFault } from './log-error.js';

/** The format of a log: detected on its first rows, then required. */
export interface LogForm {
  readonly layout: LogLayout;
  readonly vocabulary: LogVocabulary;
  readonly packs: number;
  /** True if a row holds only some cards of its deal. */
  readonly partial: boolean;
  /** Cards of a row: of the whole deck or, if it holds only some, of the part seen. */
  readonly width: number;
  /** The marks of lines that are comments; none if absent. */
  readonly marks?: readonly string[];
}

/** The result of reading a row; 'more' if the window must move on first. */
export type RowFound = 'deck' | 'blank' | 'comment' | 'more' | RowFault;

export interface RowReader {
  /** The number of the deal just read, or -1 if the log has none. */
  id: number;
  /** The field or key whose text is kept; null if none. */
  kept: number | string | null;
  /** The kept text of the row read last. */
  readonly text: string;
  /** Reads the row at the window's place, writes a deck's card indices into `cells` from `into`, and moves the place past the row. */
  next(window: ByteWindow, cells: Uint16Array, into: number): RowFound;
}

/** Returns how often a card, or a number, may be in a row: numbers that are no cards may repeat without limit. */
export function packsOf({ kind }: LogVocabulary, { packs }: { readonly packs: number }, width: number): number {
  return kind === 'numbers' ? width : packs;
}
