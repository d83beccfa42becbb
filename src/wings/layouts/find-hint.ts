import { AuditError } from '../../core/errors.js';
import type { RowWindow } from '../../engine/log/byte-window.js';
import { wordOf } from '../../engine/log/file-kinds.js';
import { type Heading, startsAsJson } from '../../engine/log/find-form.js';
import type { LogForm } from '../../engine/log/log-form.js';
import type { LogWishes } from '../../engine/log/log-wishes.js';
import { tableHint } from './hints/table-hint.js';
import { findNamedForm } from './shared-names.js';

/** Prints the first array of objects in a file, or objects one behind the other, as CSV with the keys of the first as names. */
const TO_CSV =
  'jq -rs \'[.. | arrays | select(length > 1 and (.[0] | type == "object"))][0] | (.[0] | keys_unsorted) as $k | $k, (.[] | [.[$k[]]]) | @csv\'';

/** Lists of an object that may be parts of one deal; more are deals. */
const MOST_DECKS = 8;

/** Detects the form of rows as `findNamedForm` does. Where it throws, the error has the options or the command by which the log is read, if seen. */
export function findAdvisedForm(
  window: RowWindow,
  file: string,
  wishes: LogWishes,
  isTable?: boolean,
  heading: Heading | null = null,
): LogForm {
  try {
    return findNamedForm(window, file, wishes, isTable, heading);
  } catch (error) {
    throw advised(error, window, file, wishes, isTable);
  }
}

/** Returns an error of a form that was not found, with the options or the command by which the log is read, where one is seen. */
export function advised(error: unknown, window: RowWindow, file: string, wishes: LogWishes, isTable?: boolean): unknown {
  if (!(error instanceof AuditError && /^E_LOG_(?:LAYOUT|JSON)$/.test(error.code)) || error.hint?.startsWith('say which')) return error;
  const hint = findHint(window, file.replace(', a deal a line', ''), wishes, isTable);
  return hint === null ? error : new AuditError(error.code, error.message, { ...(error.at && { at: error.at }), hint });
}

function findHint(window: RowWindow, file: string, wishes: LogWishes, isTable: boolean | undefined): string | null {
  const isJson = isTable === undefined ? startsAsJson(window) : !isTable;
  return isJson ? jsonHint(window, file) : tableHint(window, file, wishes, isTable);
}

/** Returns what makes lines of JSON over several lines, and a table of objects whose values are cards. */
function jsonHint({ at, bytes, end }: RowWindow, file: string): string | null {
  const feed = bytes.indexOf(10, at);
  const line = new TextDecoder().decode(bytes.subarray(at, feed < 0 ? end : feed));
  try {
    const value: unknown = JSON.parse(line);
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return null;
    const values: readonly unknown[] = Object.values(value);
    if (values.length > MOST_DECKS && values.every((one) => Array.isArray(one)))
      return `put each list into a line of its own: jq -c '.[]' ${wordOf(file)} > ${wordOf(file, '.ndjson')}`;
    if (!isTable(value)) return null;
    return `objects without a list of cards are read as a table: ${TO_CSV} ${wordOf(file)} > ${wordOf(file, '.csv')}`;
  } catch {
    return line.trim() === '{' ? `put each object into a line of its own: jq -c . ${wordOf(file)} > ${wordOf(file, '.ndjson')}` : null;
  }
}

/** True of an object of single values, and of one that holds an array of such objects. */
function isTable(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return false;
  if (Array.isArray(value)) return value.length > 1 && isTable(value[0]);
  const values: readonly unknown[] = Object.values(value);
  return values.some(isTable) || (values.length > 1 && values.every((one) => typeof one !== 'object'));
}
