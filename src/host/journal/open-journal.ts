import { rmSync } from 'node:fs';
import { AuditError } from '../../core/errors.js';
import { counted, verbFor } from '../../core/words/counted.js';
import { count } from '../../core/words/numbers.js';
import { failed } from '../write-whole.js';
import type { JournalHeader, ReadJournal } from './format.js';
import { readJournal } from './format.js';
import type { Pace } from './journal.js';
import { Journal } from './journal.js';

const MOST_TOLD = 3;

const MOST_LETTERS = 60;

export interface FoundJournal {
  readonly file: string;
  /** The content; null where not even its beginning can be read. */
  readonly read: ReadJournal | null;
}

/** Finds the journal in `file`; null where there is none. With `fresh` it is removed. Throws E_IO where it cannot be read. */
export function findJournal(file: string, fresh: boolean): FoundJournal | null {
  try {
    if (fresh) rmSync(file, { force: true });
    return { file, read: readJournal(file) };
  } catch (cause) {
    if (cause instanceof AuditError) throw cause;
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw failed('E_IO', file, cause, 'remove the file, or choose another --name or --out');
  }
}

/** Says which part of a journal cannot be used and is dealt again; null where all of it can. */
export function lossOf({ file, read }: FoundJournal): string | null {
  if (!read) return `${file} is torn or altered from its beginning: everything is dealt anew`;
  return read.torn === 0
    ? null
    : `${file}: the last ${counted(count(read.torn), 'byte')} ${verbFor(read.torn, 'is')} torn or altered, their deals are dealt again`;
}

/**
 * Opens the journal of a run, continuing the one found. Throws E_PLAN_MISMATCH where that belongs to another run: counts of different runs are never
 * added.
 */
export function openJournal(file: string, found: FoundJournal | null, header: JournalHeader, pace: Pace): Journal {
  const earlier = found?.read ?? null;
  if (earlier) refuseOther(file, earlier.header, header);
  return new Journal(file, header, earlier, pace);
}

function refuseOther(file: string, there: JournalHeader, here: JournalHeader): void {
  const names = [...new Set([...Object.keys(there), ...Object.keys(here)])].filter((name) => there[name] !== here[name]);
  if (names.length === 0) return;
  // What stands in the subject's own parts as well is told once.
  const told = names.length > 1 ? names.filter((name) => name !== 'origin') : names;
  const differences = told.slice(0, MOST_TOLD).map((name) => `${name} ${shown(there[name])} there and ${shown(here[name])} here`);
  const more = told.length > MOST_TOLD ? `, and ${told.length - MOST_TOLD} more` : '';
  throw new AuditError(
    'E_PLAN_MISMATCH',
    `${file} is of an unfinished run: only the same plan, subject and version can go on from it, got ${differences.join('; ')}${more}`,
    { at: { file }, hint: 'give the command of that run to go on with it, or --fresh to drop it and start anew' },
  );
}

function shown(text: string | undefined): string {
  if (text === undefined) return 'nothing';
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text;
}
