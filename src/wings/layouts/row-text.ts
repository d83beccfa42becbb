import { encodingFault } from '../../engine/log/encoding-fault.js';
import { logError } from '../../engine/log/log-error.js';
import { splitCsvRow } from '../../engine/log/split-csv-row.js';

/** Delimiters between fields, the surest first. */
export const DELIMITERS = ['\t', ';', '|', ','] as const;

export type Row = readonly string[];

/** Splits bytes into rows as they come; a row that is not whole waits for its rest. */
export class RowText {
  #rest: Uint8Array = new Uint8Array(0);
  readonly #delimiter: number;
  readonly #marks: readonly string[];

  /** `marks`: with which lines of comment begin. */
  constructor(delimiter: string, marks: readonly string[]) {
    this.#delimiter = delimiter.charCodeAt(0);
    this.#marks = marks;
  }

  /** Returns the rows that became whole, without those that hold nothing. A row that is not CSV has one empty field. */
  take(bytes: Uint8Array): readonly Row[] {
    const all = new Uint8Array(this.#rest.length + bytes.length);
    all.set(this.#rest);
    all.set(bytes, this.#rest.length);
    const end = all.lastIndexOf(10) + 1;
    const wrong = encodingFault(all, 0, end);
    if (wrong) throw logError('E_LOG_ENCODING', `UTF-8 was expected, got ${wrong.got}`, {}, 'save the file as UTF-8');
    const rows: Row[] = [];
    let at = 0;
    while (at < end) {
      const row = splitCsvRow(all, at, end, this.#delimiter);
      if (row === 'incomplete') break;
      at = row.next;
      const fields = 'fault' in row ? [''] : row.fields.map(({ text }) => text.trim());
      const isNothing = !('fault' in row) && fields.every((text) => text === '');
      if (!isNothing && !this.#marks.some((mark) => fields[0].startsWith(mark))) rows.push(fields);
    }
    this.#rest = all.slice(at);
    return rows;
  }

  /** Returns the last row, where its line has no end. */
  end(): readonly Row[] {
    return this.#rest.length === 0 ? [] : this.take(Uint8Array.of(10));
  }
}

/** Returns cells as a line of CSV. */
export function csvLine(cells: Row): string {
  return `${cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\n`;
}
