import type { RowWindow } from './byte-window.js';
import { findCsvForm } from './find-csv-form.js';
import { findJsonForm } from './find-json-form.js';
import type { LogForm } from './log-form.js';
import type { LogWishes } from './log-wishes.js';

/** Whether what the window starts with is JSON rather than CSV. */
export function startsAsJson({ at, bytes, end }: RowWindow): boolean {
  while (at < end && (bytes[at] === 32 || bytes[at] === 10 || bytes[at] === 13)) at++;
  return bytes[at] === 91 || bytes[at] === 123;
}

/** How the log that starts in the window is written. Throws E_LOG_* where its first rows do not tell. */
export function findForm(window: RowWindow, name: string, wishes: LogWishes): LogForm {
  return startsAsJson(window) ? findJsonForm(window, name, wishes) : findCsvForm(window, name, wishes);
}
