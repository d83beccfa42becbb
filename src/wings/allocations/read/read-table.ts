import type { LogFile } from '../../../core/source/log-source.js';
import { counted, verbFor } from '../../../core/words/counted.js';
import { linesIn } from '../../../engine/log/byte-window.js';
import { logError } from '../../../engine/log/log-error.js';
import type { LogInput } from '../../../engine/log/log-source.js';
import { openWindow } from '../../../engine/log/open-window.js';
import { splitCsvRow } from '../../../engine/log/split-csv-row.js';
import { MOST_ROWS } from '../allocation-list.js';

/** Delimiters, the surest first. */
const DELIMITERS: readonly string[] = ['\t', ';', '|', ','];

const LINE_FEED = 10;

export interface TableRow {
  readonly line: number;
  readonly fields: readonly string[];
}

/** A table with its first row apart, which may name the columns. */
export interface Table {
  readonly name: string;
  readonly first: TableRow;
  readonly rows: readonly TableRow[];
  /** Null where only the beginning was read. */
  readonly file: LogFile | null;
}

/**
 * Reads a table of text: rows of as many fields as the first, empty lines left out. `most` rows where only its beginning is asked for. Throws
 * E_LOG_ROW, E_LOG_COLUMNS, E_LIST_EMPTY, E_LIST_FORMAT for too many rows, and what reading the file throws.
 */
export async function readTable(input: LogInput, most: number = Number.POSITIVE_INFINITY): Promise<Table> {
  const { bytes, window } = await openWindow(input);
  const { name } = input;
  try {
    const rows: TableRow[] = [];
    const head = new TextDecoder().decode(window.bytes.subarray(window.at, window.bytes.indexOf(LINE_FEED, window.at)));
    const delimiter = DELIMITERS.find((one) => head.replaceAll(/"(?:[^"]|"")*"/g, '').includes(one))?.charCodeAt(0) ?? -1;
    while (rows.length < most) {
      const row = window.at < window.end ? splitCsvRow(window.bytes, window.at, window.end, delimiter) : 'incomplete';
      if (row === 'incomplete') {
        if (!window.ended) {
          await window.more();
          continue;
        }
        if (window.at >= window.end) break;
        throw logError('E_LOG_ROW', 'a closing quote was expected before the end of the file, got none', {
          file: name,
          line: window.line + 1,
        });
      }
      const line = window.line + 1;
      if ('fault' in row) throw logError(row.fault.code, row.fault.message, { file: name, line });
      window.line += linesIn(window.bytes, window.at, row.next);
      window.at = row.next;
      const fields = row.fields.map(({ text }) => text.trim());
      if (fields.every((field) => field === '')) continue;
      const expected = rows[0]?.fields.length ?? fields.length;
      if (fields.length !== expected)
        throw logError(
          'E_LOG_COLUMNS',
          `${counted(expected, 'field')} ${verbFor(expected, 'was')} expected, as in the first row, got ${fields.length}`,
          {
            file: name,
            line,
          },
        );
      rows.push({ line, fields });
      if (rows.length > MOST_ROWS + 1)
        throw logError('E_LIST_FORMAT', `an allocation list may have up to ${MOST_ROWS} rows, got more`, { file: name, line });
    }
    const [first, ...rest] = rows;
    if (rest.length === 0)
      throw logError('E_LIST_EMPTY', `an allocation list must have rows below its first, got ${first ? 'one row' : 'none'}`, {
        file: name,
      });
    return { name, first, rows: rest, file: window.ended ? bytes.seal() : null };
  } finally {
    await bytes.close();
  }
}
