import type { RowWindow } from './byte-window.js';
import { marksIn, stepOverHeading } from './comments.js';
import { findCsvForm } from './find-csv-form.js';
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

/**
 * Detects how the log that starts in the window is written. `isTable`: true if it was made of a table, with names; false if of JSON. Throws E_LOG_* if
 * its first rows do not tell.
 */
export function findForm(window: RowWindow, name: string, said: LogWishes, isTable?: boolean): LogForm {
  const wishes = isTable ? { ...said, header: true, delimiter: ',' } : said;
  const marks = isTable !== undefined ? [] : marksIn(window, wishes);
  const rows = { ...window };
  const heading = stepOverHeading(rows, marks);
  const isJson = isTable === undefined ? startsAsJson(rows) : !isTable;
  return isJson ? findJsonForm(rows, name, wishes, marks) : findCsvForm(rows, name, wishes, marks, heading);
}
