import type { ListFile } from '../item-list.js';

/** How a list is written, so that it can be read again from its start in the same way. */
export interface ListForm {
  readonly format: ListFile['format'];
  /** What the cutter has to be told: of rows and arrays there is one line, of columns which. */
  readonly layout:
    | { readonly kind: 'lines' | 'row' | 'array' | 'u32' | 'u64' }
    | { readonly kind: 'csv'; readonly delimiter: string | null; readonly header: boolean; readonly fields: number; readonly field: number }
    | { readonly kind: 'ndjson'; readonly key: string | null };
  /** By its name or, where it has none, its number from 1. */
  readonly column?: string;
  /** Whether the first row of a table names its columns; only where it does not look so. */
  readonly header?: boolean;
  /** What stands where the items are in a first row that was taken for names because no number stands there, and might yet be an item. */
  readonly named?: string;
}

/** What is known of how a list is written. */
export interface ListWishes {
  /** Told by the file's ending and its first bytes where it is left out. */
  readonly format?: ListFile['format'];
  /** The column with the items, by name or by number from 1; the only one where it is left out. */
  readonly column?: string;
  /** Where the column is asked of tables alone, a file whose ending tells none is not taken for one because of it. */
  readonly columnOf?: 'tables';
  /** Whether the first row of a table names its columns. Left out, it does unless it holds a whole number where the items are or, of texts, what the order before shows to be an item. */
  readonly header?: boolean;
}
