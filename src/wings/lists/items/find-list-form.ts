import { fieldNumber } from '../../../engine/log/field-names.js';
import { logError } from '../../../engine/log/log-error.js';
import { type CsvRow, splitCsvRow } from '../../../engine/log/split-csv-row.js';
import type { ListFile } from '../item-list.js';
import { BatchItems, looksLikeBatches } from './batch-items.js';
import { columnFault, likelyColumn } from './column-fault.js';
import { CsvItems } from './csv-items.js';
import type { ItemCutter } from './item-spans.js';
import { JsonArrayItems } from './json-array-items.js';
import { jsonForm } from './json-form.js';
import { JsonLineItems } from './json-line-items.js';
import { LineItems } from './line-items.js';
import type { ListForm, ListWishes } from './list-form.js';
import type { ListWindow } from './list-window.js';
import { NpyItems } from './npy-items.js';
import { RawItems } from './raw-items.js';
import { isBetween, RowItems } from './row-items.js';
import { refusePlaylist } from './text-hint.js';
import { isDecimal } from './whole-number.js';

/** Delimiters, the surest first: few texts hold a tab. */
const DELIMITERS: readonly string[] = ['\t', ';', '|', ','];

const WHOLE = /^\d+$/;

/**
 * Finds the form of a table: delimiter, header or not, and the column with the items. Throws E_LIST_COLUMN, E_LOG_ROW, and what reading the first row
 * throws.
 */
async function csvForm(window: ListWindow, format: 'csv' | 'parquet', wishes: ListWishes): Promise<ListForm> {
  const { name } = window;
  let { delimiter, row } = firstRow(window, format);
  while (row === 'incomplete' && window.mayGrow) {
    await window.more();
    ({ delimiter, row } = firstRow(window, format));
  }
  if (row === 'incomplete') {
    // A file without a row is an empty list; of any other the first row is longer than all that may be one.
    if (window.end <= window.at) return { format, layout: { kind: 'lines' } };
    throw logError('E_LOG_ROW', 'a whole first row was expected, got none', { file: name, line: 1 });
  }
  if ('fault' in row) throw logError(row.fault.code, row.fault.message, { file: name, line: 1 });
  const names = row.fields.map(({ text }) => text.trim());
  const fields = names.length;
  const { column } = wishes;
  // A whole number is the number of a column, unless the first row is known to hold names: it may as well be an item that is equal to it.
  const isNumber = column !== undefined && WHOLE.test(column);
  const mayHaveNames = format === 'parquet' || (isNumber ? wishes.header === true : wishes.header !== false);
  const found = column === undefined ? Number(fields === 1) : fieldNumber(column, mayHaveNames ? names : null, fields, '--column');
  if (typeof found !== 'number' && found.hint !== undefined)
    throw logError('E_LIST_COLUMN', found.unknown, { file: name, line: 1 }, found.hint);
  if (typeof found !== 'number' || found === 0)
    throw columnFault(name, names, column, format === 'csv' ? likelyColumn(window, delimiter) : null);
  const text = names[found - 1];
  const isNamed = mayHaveNames && (column === text || column === `"${text}"`);
  const looks = format === 'parquet' || !isDecimal(text);
  const header = format === 'parquet' || (wishes.header ?? looks);
  return {
    format,
    layout: { kind: 'csv', delimiter, header, fields, field: found },
    column: header && names.indexOf(text) === found - 1 && text !== '' ? named(found, names) : String(found),
    ...(header !== looks && { header }),
    ...(format === 'csv' && !isNamed && header && wishes.header === undefined && { named: row.fields[found - 1].text }),
  };
}

/** Returns a column's name, in quotes if it is also the place of another. */
function named(field: number, names: readonly string[]): string {
  const text = names[field - 1];
  return fieldNumber(text, names, names.length, '--column') === field ? text : `"${text}"`;
}

/** Returns the first row, as far as the window holds it, and the delimiter of its fields. */
function firstRow(
  { bytes, at, end, mayGrow, wholeLines }: ListWindow,
  format: 'csv' | 'parquet',
): { readonly delimiter: string | null; readonly row: CsvRow } {
  const text = new TextDecoder().decode(bytes.subarray(at, Math.min(end, at + 65_536)));
  // Fields in quotes apart, since they may hold anything; one that is not closed yet is no whole row.
  const [line] = text.replaceAll(/"(?:[^"]|"")*"/g, '').split('\n', 1);
  const delimiter = format === 'parquet' ? ',' : (DELIMITERS.find((one) => line.includes(one)) ?? null);
  if (wholeLines <= at || (line.includes('"') && mayGrow)) return { delimiter, row: 'incomplete' };
  return { delimiter, row: splitCsvRow(bytes, at, wholeLines, delimiter === null ? -1 : delimiter.charCodeAt(0)) };
}

const BY_ENDING: Readonly<Record<string, ListFile['format']>> = {
  csv: 'csv',
  json: 'ndjson',
  jsonl: 'ndjson',
  ndjson: 'ndjson',
  npy: 'npy',
  parquet: 'parquet',
  tsv: 'csv',
  u32: 'u32',
  u64: 'u64',
};

const LINE_FEED = 10;
const OPEN_ARRAY = 91;
const OPEN_OBJECT = 123;

/** Returns the ending of a file's name in lower case, without a trailing .gz. */
function endingOf(name: string): string {
  return (/\.([a-z\d]+)(?:\.gz)?$/i.exec(name)?.[1] ?? '').toLowerCase();
}

export function endingFormat(name: string): ListFile['format'] | undefined {
  return BY_ENDING[endingOf(name)];
}

/**
 * Returns the form of a list of numbers that are no text, null for any other. But for an array of numpy, only the format asked for or the file's ending tells, since such bytes
 * may look like anything. Throws E_LIST_FORMAT for the ending .bin, which may be either.
 */
export function rawForm(name: string, wishes: ListWishes): ListForm | null {
  const format = wishes.format ?? endingFormat(name);
  if (format === undefined && endingOf(name) === 'bin')
    throw logError(
      'E_LIST_FORMAT',
      `how many bytes an item has must be said of a file that ends in .bin: ${name}`,
      { file: name },
      '--format u32 or --format u64, the lowest byte first',
    );
  return format === 'u32' || format === 'u64' || format === 'npy' ? { format, layout: { kind: format } } : null;
}

/**
 * Finds how the list of text that starts in the window is written: by the format asked for, else by the file's ending, else by its first bytes.
 * `isTable`: whether it comes from a Parquet table. Throws E_LIST_FORMAT, E_LIST_COLUMN, and what reading the first rows throws.
 */
export async function findListForm(window: ListWindow, isTable: boolean, wishes: ListWishes): Promise<ListForm> {
  while (window.mayGrow && !hasSecondLine(window)) await window.more();
  const { name } = window;
  const asked = wishes.format ?? endingFormat(name);
  if (isTable !== (asked === 'parquet') && (asked === 'parquet' || wishes.format !== undefined))
    throw logError(
      'E_LIST_FORMAT',
      `${name} must hold ${asked === 'parquet' ? 'Parquet' : asked}, as its name or --format says, got ${isTable ? 'Parquet' : 'text'}`,
      { file: name },
    );
  if (isTable) return csvForm(window, 'parquet', wishes);
  if (asked === undefined) refusePlaylist(window);
  const first = window.bytes[firstByte(window)];
  if (asked === 'batches') return { format: 'batches', layout: { kind: 'batches' } };
  const isText = asked === undefined || asked === 'ndjson';
  if (wishes.batches === true && isText && wishes.column === undefined && !isRow(window) && looksLikeBatches(window))
    return { format: 'batches', layout: { kind: 'batches' }, unasked: true };
  if (asked === 'ndjson' || (asked === undefined && (first === OPEN_ARRAY || first === OPEN_OBJECT)))
    return first === OPEN_ARRAY ? { format: 'ndjson', layout: { kind: 'array' } } : jsonForm(window, wishes);
  if (wishes.column === undefined && isRow(window)) return { format: asked ?? 'lines', layout: { kind: 'row' } };
  const isMeantTable = (wishes.column !== undefined || wishes.header === true) && wishes.columnOf !== 'tables';
  if (asked === 'csv' || (asked === undefined && isMeantTable)) return csvForm(window, 'csv', wishes);
  return { format: 'lines', layout: { kind: 'lines' } };
}

/** Says whether the window holds a whole line and the beginning of another, which tell a row from a column. */
function hasSecondLine({ bytes, at, end }: ListWindow): boolean {
  const feed = bytes.subarray(0, end).indexOf(LINE_FEED, firstByte({ bytes, at, end }));
  return feed >= 0 && firstByte({ bytes, at: feed, end }) < end;
}

function firstByte({ bytes, at, end }: Pick<ListWindow, 'at' | 'bytes' | 'end'>): number {
  while (at < end && (bytes[at] === 32 || bytes[at] === 9 || bytes[at] === LINE_FEED || bytes[at] === 13)) at++;
  return at;
}

/** Says whether the first line, as far as the window holds it, is several whole numbers, and every later line is empty. */
function isRow({ bytes, at, end }: ListWindow): boolean {
  let numbers = 0;
  let inside = false;
  for (; at < end && bytes[at] !== LINE_FEED; at++) {
    const isDigit = bytes[at] >= 48 && bytes[at] <= 57;
    if (!isDigit && !isBetween(bytes[at])) return false;
    if (isDigit && !inside) numbers++;
    inside = isDigit;
  }
  while (at < end && (bytes[at] === LINE_FEED || isBetween(bytes[at]))) at++;
  return numbers > 1 && at >= end;
}

export function cutterFor({ layout }: ListForm): ItemCutter {
  if (layout.kind === 'csv') return new CsvItems(layout);
  if (layout.kind === 'ndjson') return new JsonLineItems(layout.key);
  if (layout.kind === 'array') return new JsonArrayItems();
  if (layout.kind === 'row') return new RowItems();
  if (layout.kind === 'batches') return new BatchItems();
  if (layout.kind === 'npy') return new NpyItems();
  return layout.kind === 'lines' ? new LineItems() : new RawItems(layout.kind === 'u32' ? 4 : 8);
}
