import type { ListFile } from '../item-list.js';

/** The way a list is written, so that it can be read again from its start in the same way. */
export interface ListForm {
  readonly format: ListFile['format'];
  /** The layout for the cutter: rows and arrays need one line, columns say which. */
  readonly layout:
    | { readonly kind: 'lines' | 'row' | 'array' | 'batches' | 'npy' | 'u32' | 'u64' }
    | { readonly kind: 'csv'; readonly delimiter: string | null; readonly header: boolean; readonly fields: number; readonly field: number }
    | { readonly kind: 'ndjson'; readonly key: string | null };
  /** The column, by its name or, where it has none, its number from 1. */
  readonly column?: string;
  /** True where nobody said that a line holds several items: only what they are together shows it. */
  readonly unasked?: true;
  /** False where every line is an item, whatever it begins with. */
  readonly comments?: false;
  /** True where the first row of a table names its columns; present only where it does not look so. */
  readonly header?: boolean;
  /** The text in the item column of a first row that was taken for names because no number stands there. It might yet be an item. */
  readonly named?: string;
}

/** The facts known of how a list is written. */
export interface ListWishes {
  /** True where items are numbers, of which a line may hold several. */
  readonly batches?: true;
  /** True where lines may be comments, and false where each is an item. Left out, each is one where `format` says lines. */
  readonly comments?: boolean;
  /** The format; told by the file's ending and its first bytes where it is left out. */
  readonly format?: ListFile['format'];
  /** The column with the items, by name or by number from 1; the only one where it is left out. */
  readonly column?: string;
  /** Restricts `column` to tables: a file whose ending names no format is not taken for a table because of it. */
  readonly columnOf?: 'tables';
  /**
   * True where the first row of a table names its columns. Left out, it does unless it holds a whole number in the item column or, for texts, what
   * the order before shows to be an item.
   */
  readonly header?: boolean;
}
