import { resolve } from 'node:path';
import { AuditError } from '../../core/errors.js';
import type { Origin } from '../../core/record/origin.js';
import type { LogSource } from '../../core/source/log-source.js';
import { Batch } from '../../core/subject/outcome.js';
import { DeckReader } from '../../engine/log/deck-reader.js';
import { logError } from '../../engine/log/log-error.js';
import { logWishesOf, sameFiles } from '../../engine/log/read-log.js';
import { fileInputs } from './log-bytes.js';

export interface LoggedDeal {
  /** The number of the outcome asked for, from 1. */
  readonly trial: number;
  readonly file: string;
  /** The line at which the row ends. */
  readonly line: number;
  readonly id: number | null;
  /** The cards as the vocabulary names them, from the first position on. */
  readonly cards: readonly string[];
}

/**
 * Reads deal `trial` (from 1) of a record's log again. It reads the files to their end, to be sure that they are the same. With `start` 'previous' it
 * is the later of the two deals. Throws E_VERIFY where a file has changed, E_INPUT_MISSING where it is gone.
 */
export async function loggedDeal(origin: Origin<LogSource>, trial: number, cwd: string): Promise<LoggedDeal> {
  const { source } = origin;
  if (source.files.some(({ file }) => file === '-'))
    throw new AuditError('E_USAGE', 'deals that came on standard input are not there to be read again');
  if (source.newest && source.files.length > 1)
    throw new AuditError('E_USAGE', 'a deal of several files with the newest row first cannot be told by its number');
  const places = source.files.map(({ file }) => ({ name: file, path: resolve(cwd, file) }));
  const reader = await DeckReader.open(fileInputs(places), logWishesOf(origin));
  try {
    const batch = new Batch(reader.form.width, 1);
    const inTime = source.start === 'previous' ? trial + 1 : trial;
    const wanted = source.newest ? source.decks + 1 - inTime : inTime;
    let found: LoggedDeal | null = null;
    for (;;) {
      await reader.fill(batch);
      if (batch.length === 0) break;
      if (reader.found.decks !== wanted) continue;
      found = {
        trial,
        ...reader.place,
        id: reader.id,
        cards: Array.from(batch.cells, (card) => (source.vocabulary.kind === 'numbers' ? String(card) : source.vocabulary.cards[card])),
      };
    }
    if (!sameFiles(reader.sequence.files, source.files) || found === null)
      throw logError('E_VERIFY', `${source.files[0].file} has changed since the record was made`, { file: source.files[0].file });
    return found;
  } finally {
    await reader.close();
  }
}
