import type { RowWindow } from '../../../engine/log/byte-window.js';
import { marksIn } from '../../../engine/log/comments.js';
import type { LogWishes } from '../../../engine/log/log-wishes.js';
import { DELIMITERS, type Row, RowText } from '../row-text.js';

/** Rows that show where a deck stands. */
const ENOUGH = 200;

/** The first rows of a table, as many fields in each. */
export interface TableRows {
  /** The window from the first of these rows on, which may have the names of the fields. */
  readonly window: RowWindow;
  readonly names: Row | null;
  readonly rows: readonly Row[];
  /** True where rows of other lengths stand above. */
  readonly isBelow: boolean;
}

/** Returns the rows of a window that have as many fields as most of them, by the surest delimiter; null if it holds no table. */
export function tableRows(window: RowWindow, wishes: LogWishes): TableRows | null {
  const { bytes, end } = window;
  const marks = marksIn(window, wishes);
  for (const delimiter of wishes.delimiter === undefined ? DELIMITERS : [wishes.delimiter]) {
    const found: { readonly at: number; readonly line: number; readonly row: Row }[] = [];
    for (let { at, line } = window; at < end && found.length < ENOUGH; line++) {
      const next = bytes.indexOf(10, at) + 1;
      const [row] = new RowText(delimiter, marks).take(bytes.subarray(at, next));
      if (row) found.push({ at, line, row });
      at = next;
    }
    const widths = found.map(({ row }) => row.length);
    const width = widths.toSorted((a, b) => a - b)[widths.length >> 1] ?? 0;
    const from = widths.indexOf(width);
    const rows = found.filter(({ row }) => row.length === width).map(({ row }) => row);
    if (width < 2 || rows.length < 3 || 2 * rows.length < found.length) continue;
    const { at, line } = found[from];
    const [names, second] = rows;
    // A name stands in a field in which later rows have numbers, or something else that they share.
    const isNamed =
      wishes.header ??
      (names.some((text, k) => !/^-?\d/.test(text) && /^\d/.test(second[k])) ||
        !rows.slice(1).some((row) => row.includes(names[width - 1])));
    return {
      window: { ...window, at, line },
      names: isNamed ? names : null,
      rows: isNamed ? rows.slice(1) : rows,
      isBelow: from > 0,
    };
  }
  return null;
}
