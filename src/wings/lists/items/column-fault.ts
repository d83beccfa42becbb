import type { AuditError } from '../../../core/errors.js';
import { andList } from '../../../core/words/and-list.js';
import { logError, quoteText } from '../../../engine/log/log-error.js';
import type { ListWindow } from './list-window.js';

/** The most columns named in a message. */
const MOST_NAMED = 12;

/** Rows by which a column of items is told from others. */
const ENOUGH = 200;

/** Returns the column, from 1, that most likely holds the items: its values all differ, and do not stand in order. Null if there is none. */
export function likelyColumn({ at, bytes, wholeLines }: ListWindow, delimiter: string | null): number | null {
  const text = new TextDecoder().decode(bytes.subarray(at, wholeLines));
  const rows = text.split('\n', ENOUGH).flatMap((line) => (line.trim() === '' ? [] : [line.split(delimiter ?? '\n')]));
  const [first = [], ...values] = rows;
  const places = first.map((_, k) => k).filter((k) => new Set(values.map((row) => row[k])).size === values.length);
  const rises = (k: number): boolean => values.every((row, i) => i === 0 || Number(row[k]) > Number(values[i - 1][k]));
  const found = places.find((k) => !rises(k)) ?? places.at(-1);
  return found === undefined ? null : found + 1;
}

/** Returns the error for a table with several columns of which none was chosen, or without the chosen one. */
export function columnFault(file: string, names: readonly string[], column: string | undefined, likely: number | null = null): AuditError {
  const named = names.slice(0, MOST_NAMED).map(quoteText);
  const got = andList(names.length > MOST_NAMED ? [...named, `${names.length - MOST_NAMED} more`] : named);
  const message =
    column === undefined
      ? `which column holds the items must be said, got ${got} in ${file}`
      : `a column ${quoteText(column)} was expected in ${file}, got ${got === '' ? 'none' : got}`;
  const [first = ''] = names;
  const place = likely ?? 1;
  const best = names[place - 1] ?? '';
  // The items of a list without names are no names of columns.
  const hint =
    names.length === 1 && /^\d+$/.test(first)
      ? 'a list of one item a line has no columns: leave --column out'
      : `name it: --column ${/^[a-z_][\w-]*$/i.test(best) && names.indexOf(best) === place - 1 ? best : place}`;
  return logError('E_LIST_COLUMN', message, { file, line: 1 }, hint);
}
