import type { RowWindow } from '../../engine/log/byte-window.js';
import { startsAsJson } from '../../engine/log/find-form.js';
import type { LogWishes } from '../../engine/log/log-wishes.js';
import { wordOf } from '../../engine/log/no-text.js';
import { tableHint } from './hints/table-hint.js';

/** Prints the first array of objects in a file, or objects one behind the other, as CSV with the keys of the first as names. */
const TO_CSV =
  'jq -rs \'[.. | arrays | select(length > 1 and (.[0] | type == "object"))][0] | (.[0] | keys_unsorted) as $k | $k, (.[] | [.[$k[]]]) | @csv\'';

/** Lists of an object that may be parts of one deal; more are deals. */
const MOST_DECKS = 8;

/** Returns the options or the command by which a log is read whose deck was not found; null if none is seen. */
export function findHint(window: RowWindow, file: string, wishes: LogWishes, isTable: boolean | undefined): string | null {
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
