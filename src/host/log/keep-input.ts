import { createWriteStream, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AuditError } from '../../core/errors.js';
import { temporaryFolder } from '../temporary-folder.js';
import type { LogPlace } from './log-bytes.js';

/**
 * Saves standard input in a temporary file until the program ends, since a log may be read twice and memory must not grow with it. Throws
 * E_CANNOT_CREATE where there is no place for it, E_IO where there is no room.
 */
export async function keepInput(input: AsyncIterable<Uint8Array>): Promise<LogPlace> {
  const folder = temporaryFolder('shuffle-audit-');
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'input');
  try {
    await pipeline(input, createWriteStream(path, { mode: 0o600 }));
  } catch (cause) {
    throw new AuditError('E_IO', `standard input cannot be kept in ${folder}: ${(cause as NodeJS.ErrnoException).code ?? String(cause)}`, {
      hint: 'set TMPDIR to a folder with room, or write the deals to a file first',
      cause,
    });
  }
  return { name: '-', path };
}
