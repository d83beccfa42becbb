import type { LogSubject } from '../../engine/log/log-subject.js';
import { logSubject as logSubjectOf } from '../../engine/log/log-subject.js';
import type { LogWishes } from '../../engine/log/log-wishes.js';
import type { ReadLog } from '../../engine/log/read-log.js';
import { readLog as readLogOf } from '../../engine/log/read-log.js';
import type { LogPlace } from './log-bytes.js';
import { fileInputs } from './log-bytes.js';

/**
 * Reads all the files once, so that all their faults and the number of deals are known before anything is counted. `onDeals` receives the number of
 * decks read so far. Throws E_LOG_*, E_INPUT_MISSING, E_PATH, E_USAGE.
 *
 * @example
 * ```ts
 * import { findFiles, logSubject, readLog } from 'shuffle-audit';
 *
 * const files = findFiles(['./deals.csv'], import.meta.dirname);
 * const log = await readLog(files, { packs: 1, maxRejects: 0, start: 'natural' });
 * console.log(`${log.origin.source.decks} decks of ${logSubject(log, files).space.width} cards`);
 *
 * // prints:
 * // 40 decks of 5 cards
 * ```
 */
export function readLog(places: readonly LogPlace[], wishes: LogWishes, onDeals?: (deals: number) => void): Promise<ReadLog> {
  return readLogOf(fileInputs(places), wishes, onDeals);
}

/**
 * Returns the deals of a log that was read once, in order; only the first `trials` where fewer are to be tested. Where they were not kept the files
 * are read again: one that changed in between gives E_LOG_CHANGED before the counts are returned. With `start` 'previous' each outcome is what turned
 * a deal into the next, one fewer than there are deals.
 */
export function logSubject(read: Pick<ReadLog, 'origin' | 'form' | 'kept'>, places: readonly LogPlace[], trials?: number): LogSubject {
  return logSubjectOf(read, fileInputs(places), trials);
}
