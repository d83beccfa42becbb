import type { ByteWindow, RowWindow } from './byte-window.js';
import { marksIn, stepOverHeading } from './comments.js';
import { type CsvHeading, csvHeading, findCsvForm } from './find-csv-form.js';
import { findJsonForm } from './find-json-form.js';
import type { LogForm } from './log-form.js';
import type { LogWishes } from './log-wishes.js';

export function startsAsJson(window: RowWindow, marks: readonly string[] = []): boolean {
  const rows = { ...window };
  stepOverHeading(rows, marks);
  let { at } = rows;
  const { bytes, end } = rows;
  while (at < end && (bytes[at] === 32 || bytes[at] === 10 || bytes[at] === 13)) at++;
  return bytes[at] === 91 || bytes[at] === 123;
}

/** The start of a file: its marks of comments, JSON or not, and the first row of others. */
export interface Heading extends CsvHeading {
  readonly marks: readonly string[];
  readonly isJson: boolean;
}

/** Moves a window at the start of a file to its first row, which may be a header, and returns what that tells. Throws E_LOG_LAYOUT, E_LOG_ROW. */
export function stepToRows(window: Pick<ByteWindow, 'at' | 'line'> & RowWindow, name: string, said: LogWishes, isTable?: boolean): Heading {
  const wishes = wishesIn(said, isTable);
  const marks = isTable === undefined ? marksIn(window, wishes) : [];
  const comment = stepOverHeading(window, marks);
  const isJson = isTable === undefined ? startsAsJson(window) : !isTable;
  const heading = isJson ? { delimiter: null, header: false, names: null } : csvHeading(window, name, wishes, marks, comment);
  return { marks, isJson, ...heading };
}

/**
 * Detects how the log in the window is written, from its start or, with the `heading` of that, from any row. `isTable`: true if it was made of a table,
 * with names; false if of JSON. Throws E_LOG_* if its rows do not tell.
 */
export function findForm(window: RowWindow, name: string, said: LogWishes, isTable?: boolean, heading: Heading | null = null): LogForm {
  const wishes = wishesIn(said, isTable);
  const rows = { ...window };
  const { isJson, marks, ...first } = heading ?? stepToRows(rows, name, said, isTable);
  if (heading) stepOverHeading(rows, marks);
  return isJson ? findJsonForm(rows, name, wishes, marks) : findCsvForm(rows, name, wishes, marks, first, heading !== null);
}

function wishesIn(said: LogWishes, isTable?: boolean): LogWishes {
  return isTable ? { ...said, header: true, delimiter: ',' } : said;
}
