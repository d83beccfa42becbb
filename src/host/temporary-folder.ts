import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AuditError } from '../core/errors.js';
import { systemReason } from '../core/words/system-reason.js';

/**
 * Makes a new folder for temporary files, whose name begins with `prefix`. Throws E_CANNOT_CREATE where the system's temporary folder is missing or
 * not writable.
 */
export function temporaryFolder(prefix: string): string {
  try {
    return mkdtempSync(join(tmpdir(), prefix));
  } catch (cause) {
    throw new AuditError('E_CANNOT_CREATE', `no temporary folder can be made in ${tmpdir()}: ${systemReason(cause)}`, {
      hint: 'set TMPDIR to a folder that is there and can be written to',
      cause,
    });
  }
}
