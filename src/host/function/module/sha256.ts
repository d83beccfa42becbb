import { createHash } from 'node:crypto';
import { AuditError } from '../../../core/errors.js';
import { cannotRead } from '../../../core/words/system-reason.js';
import { readFile } from '../../read-file.js';

/** Returns the SHA-256 of a file, 64 hex digits. Throws E_INPUT_MISSING where there is none to read; `id` is the user's name for it. */
export function moduleSha256(path: string, id: string): string {
  try {
    return createHash('sha256').update(readFile(path)).digest('hex');
  } catch (error) {
    if (error instanceof AuditError) throw error;
    throw new AuditError('E_INPUT_MISSING', cannotRead(id, error), { cause: error });
  }
}
