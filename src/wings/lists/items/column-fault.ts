import type { AuditError } from '../../../core/errors.js';
import { andList } from '../../../core/words/and-list.js';
import { logError, quoteText } from '../../../engine/log/log-error.js';

/** The most columns named in a message. */
const MOST_NAMED = 12;

/** Returns the error for a table with several columns of which none was chosen, or without the chosen one. */
export function columnFault(file: string, names: readonly string[], column: string | undefined): AuditError {
  const named = names.slice(0, MOST_NAMED).map(quoteText);
  const got = andList(names.length > MOST_NAMED ? [...named, `${names.length - MOST_NAMED} more`] : named);
  const message =
    column === undefined
      ? `which column holds the items must be said, got ${got} in ${file}`
      : `a column ${quoteText(column)} was expected in ${file}, got ${got === '' ? 'none' : got}`;
  const [first = ''] = names;
  // The items of a list without names are no names of columns.
  const hint =
    names.length === 1 && /^\d+$/.test(first)
      ? 'a list of one item a line has no columns: leave --column out'
      : `name it: --column ${/^[\w-]+$/.test(first) ? first : '1'}`;
  return logError('E_LIST_COLUMN', message, { file, line: 1 }, hint);
}
