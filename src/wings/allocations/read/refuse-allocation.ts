import { resolve } from 'node:path';
import { AuditError } from '../../../core/errors.js';
import { shellWord } from '../../../core/words/shell-word.js';
import { logError } from '../../../engine/log/log-error.js';
import { fileInputs } from '../../../host/log/log-bytes.js';
import { looksAllocated, namesArms } from './columns.js';
import { readTable } from './read-table.js';

/** Rows by which a list is recognised. */
const ENOUGH = 200;

/** The command that got the file, and the column that its user names as the one to read. */
export interface Reader {
  readonly command: 'log' | 'order';
  readonly files: readonly string[];
  readonly column: string | undefined;
}

/**
 * Throws E_LIST_FORMAT for a file that looks like an allocation list: no shuffle of different items, and no log of deals. A column that somebody names
 * is read as they say, unless it holds the arms, or numbers that rise row by row.
 */
export async function refuseAllocation({ column, command, files }: Reader): Promise<void> {
  const [file] = files;
  if (files.length !== 1 || !/(^|[^.])\.(csv|tsv|tab|txt|dat)(\.gz)?$/i.test(file)) return;
  const table = await readTable(fileInputs([{ name: file, path: resolve(file) }])[0], namesArms, ENOUGH).catch((error: unknown) => {
    if (error instanceof AuditError || (error as NodeJS.ErrnoException).code !== undefined) return null;
    throw error;
  });
  const columns = table && looksAllocated(table);
  if (!columns || (command === 'log' && columns.names === null)) return;
  const named = column === undefined ? -1 : [columns.names?.indexOf(column) ?? -1, Number(column) - 1].find((k) => k >= 0);
  if (column !== undefined) {
    if (named === undefined) return;
    const values = table.rows.map(({ fields }) => Number(fields[named]));
    if (named !== columns.arm && !values.every((value, k) => k === 0 || value > values[k - 1])) return;
  }
  const holds = columns.names === null ? '' : ` (${columns.names[columns.arm]})`;
  throw logError(
    'E_LIST_FORMAT',
    `${command === 'order' ? 'a shuffled list of different items' : 'a log of deals'} was expected, got what looks like an allocation list, few arms${holds} again and again: ${file}`,
    { file },
    `such a list is read block by block: shuffle-audit allocation ${shellWord(file)}${command === 'order' ? `; labels in one shuffle without blocks by: shuffle-audit order ${shellWord(file)} --copies` : ''}`,
  );
}
