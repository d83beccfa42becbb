import { resolve } from 'node:path';
import { AuditError } from '../../core/errors.js';
import type { Origin } from '../../core/record/origin.js';
import type { LogSource } from '../../core/source/log-source.js';
import { logError } from '../../engine/log/log-error.js';
import type { LogSubject } from '../../engine/log/log-subject.js';
import { logWishesOf, sameFiles } from '../../engine/log/read-log.js';
import type { LogPlace } from './log-bytes.js';
import { logSubject, readLog } from './read-log.js';

/** Opens the deals of a record again. Throws E_VERIFY where a file has changed, E_INPUT_MISSING where it is gone. */
export async function reopenLog(origin: Origin<LogSource>, cwd: string): Promise<LogSubject> {
  const places: readonly LogPlace[] = origin.source.files.map(({ file }) => ({ name: file, path: resolve(cwd, file) }));
  if (places.some(({ name }) => name === '-'))
    throw new AuditError('E_VERIFY', 'deals that came on standard input are not there to be read again');
  const log = await readLog(places, logWishesOf(origin));
  if (!sameFiles(log.origin.source.files, origin.source.files)) {
    const at = log.origin.source.files.findIndex(({ sha256 }, i) => sha256 !== origin.source.files[i].sha256);
    const { file, sha256 } = log.origin.source.files[at];
    throw logError(
      'E_VERIFY',
      `${file} has changed since the record was made: sha256 was ${origin.source.files[at].sha256}, is ${sha256}`,
      {
        file,
      },
    );
  }
  return logSubject(log, places);
}
