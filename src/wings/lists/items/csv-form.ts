import { logError } from '../../../engine/log/log-error.js';
import type { CsvRow } from '../../../engine/log/split-csv-row.js';
import { splitCsvRow } from '../../../engine/log/split-csv-row.js';
import { columnFault } from './column-fault.js';
import type { ListForm, ListWishes } from './list-form.js';
import type { ListWindow } from './list-window.js';

/** Between fields, the surest first: few texts hold a tab. */
const DELIMITERS: readonly string[] = ['\t', ';', '|', ','];

const WHOLE = /^\d+$/;

/** The form of a table: delimiter, header or not, and the column with the items. Throws E_LIST_COLUMN, E_LOG_ROW, and what reading the first row throws. */
export async function csvForm(window: ListWindow, format: 'csv' | 'parquet', wishes: ListWishes): Promise<ListForm> {
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
  const byName = column !== undefined && mayHaveNames ? names.indexOf(column) + 1 : 0;
  const field = byName || (column === undefined ? (fields === 1 ? 1 : 0) : isNumber ? Number(column) : 0);
  if (field < 1 || field > fields) throw columnFault(name, names, column);
  const looks = format === 'parquet' || !WHOLE.test(names[field - 1]);
  const header = format === 'parquet' || (wishes.header ?? looks);
  return {
    format,
    layout: { kind: 'csv', delimiter, header, fields, field },
    column: header && names.indexOf(names[field - 1]) === field - 1 && names[field - 1] !== '' ? names[field - 1] : String(field),
    ...(header !== looks && { header }),
    ...(format === 'csv' && byName === 0 && header && wishes.header === undefined && { named: row.fields[field - 1].text }),
  };
}

/** The first row, as far as the window holds it, and what parts its fields. */
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
