import { scanJson } from '../../../engine/log/json-scanner.js';
import { logError } from '../../../engine/log/log-error.js';
import { columnFault } from './column-fault.js';
import type { ListForm, ListWishes } from './list-form.js';
import type { ListWindow } from './list-window.js';

const LINE_FEED = 10;

/** Finds the form of lines of JSON by the first of them: values, or objects and the key with the items. Throws E_LIST_COLUMN, E_LOG_JSON. */
export function jsonForm({ bytes, at, wholeLines, name }: ListWindow, { column }: ListWishes): ListForm {
  const feed = bytes.indexOf(LINE_FEED, at);
  const values: ListForm = { format: 'ndjson', layout: { kind: 'ndjson', key: null } };
  // What is no line, or an empty one, is told when it is read.
  if (feed < 0 || feed >= wholeLines || feed - at < 2) return values;
  const scanned = scanJson(bytes, at, feed);
  if ('code' in scanned) throw logError(scanned.code, scanned.message, { file: name, line: 1 });
  const keys = [...scanned.fields.keys()];
  if (scanned.value.kind !== 'object' && column === undefined) return values;
  const key = column ?? (keys.length === 1 ? keys[0] : undefined);
  if (key === undefined || !keys.includes(key)) throw columnFault(name, keys, column);
  return { format: 'ndjson', layout: { kind: 'ndjson', key }, column: key };
}
