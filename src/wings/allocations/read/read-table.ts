import type { LogFile } from '../../../core/source/log-source.js';
import { counted, verbFor } from '../../../core/words/counted.js';
import { linesIn } from '../../../engine/log/byte-window.js';
import { isComment, marksIn } from '../../../engine/log/comments.js';
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
  /** Lines that are no rows: comments, and text above the row of names. */
  readonly passed: number;
  /** Null where only the beginning was read. */
  readonly file: LogFile | null;
}

/** Lines above which a row of names is looked for. */
const MOST_ABOVE = 50;

/** Returns the fields of a line as far as they can be told without a parser, and the delimiter between them. */
function fieldsOf(line: string): { readonly delimiter: number; readonly fields: readonly string[] } {
  const bare = line.replaceAll(/"(?:[^"]|"")*"/g, (quoted) => quoted.slice(1, -1).replaceAll(/[\t;|,]/g, ' '));
  const found = DELIMITERS.find((one) => bare.includes(one));
  const fields = found === undefined ? [bare] : bare.split(found);
  return { delimiter: found?.charCodeAt(0) ?? -1, fields: fields.map((text) => text.trim()) };
}

/**
 * Reads a table of text: rows of as many fields as the first, empty lines and comments left out, and text above the first row that `isNames` takes for
 * the names of columns. `most` rows where only its beginning is asked for. Throws E_LOG_ROW, E_LOG_COLUMNS, E_LIST_EMPTY, E_LIST_FORMAT for too many
 * rows, and what reading the file throws.
 */
export async function readTable(
  input: LogInput,
  isNames: (fields: readonly string[]) => boolean,
  most: number = Number.POSITIVE_INFINITY,
): Promise<Table> {
  const { bytes, window } = await openWindow(input);
  const { name } = input;
  try {
    const rows: TableRow[] = [];
    const marks = marksIn(window, {});
    let passed = 0;
    const passLine = (): void => {
      window.at = window.bytes.indexOf(LINE_FEED, window.at) + 1;
      window.line++;
    };
    const head = new TextDecoder().decode(window.bytes.subarray(window.at, window.end)).split('\n', MOST_ABOVE);
    const widthOf = (line: number): number => fieldsOf(head[line] ?? '').fields.length;
    const isRow = (line: number): boolean => head[line].trim() !== '' && !marks.some((mark) => head[line].startsWith(mark));
    const first = head.findIndex((_, line) => isRow(line));
    // Of lines above the names none has as many fields: it may be a row of the list.
    const names = head.findIndex(
      (text, line) => isRow(line) && widthOf(line) > 1 && widthOf(line + 1) === widthOf(line) && isNames(fieldsOf(text).fields),
    );
    const isAbove = names > first && head.slice(0, names).every((_, line) => !isRow(line) || widthOf(line) !== widthOf(names));
    for (let line = 0; isAbove && line < names; line++) passLine();
    passed += isAbove ? head.slice(0, names).filter((text) => text.trim() !== '').length : 0;
    const { delimiter } = fieldsOf(head[Math.max(0, isAbove ? names : first)]);
    while (rows.length < most) {
      if (window.at < window.end && isComment(window.bytes, window.at, marks)) {
        passLine();
        passed++;
        continue;
      }
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
    const [top, ...rest] = rows;
    if (rest.length === 0)
      throw logError('E_LIST_EMPTY', `an allocation list must have rows below its first, got ${top ? 'one row' : 'none'}`, {
        file: name,
      });
    return { name, first: top, rows: rest, passed, file: window.ended ? bytes.seal() : null };
  } finally {
    await bytes.close();
  }
}
