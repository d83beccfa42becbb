import { AuditError, type ErrorCode } from '../core/errors.js';
import { cannotRead } from '../core/words/system-reason.js';
import { readStart, statIfThere } from './read-file.js';

/** The most bytes, more than any such file has: an envelope names every file of its subject, a policy some keys. */
const MOST_BYTES = 2 ** 24;

type Malformed = Extract<ErrorCode, 'E_BEACON' | 'E_ENVELOPE' | 'E_POLICY' | 'E_PROFILE'>;

/**
 * Reads the text of a small file of ours, such as an envelope or a policy; null where `optional` and no file is there. Throws E_INPUT_MISSING where
 * it cannot be read, `code` where it is larger than any such file or no text.
 */
export function smallText(file: string, code: Malformed): string;
export function smallText(file: string, code: Malformed, optional: true): string | null;
export function smallText(file: string, code: Malformed, optional?: true): string | null {
  // What was found beside a record, and not named, is read only where it is a file: a pipe would wait for whoever writes to it.
  if (optional && !statIfThere(file)?.isFile()) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(smallBytes(file, code));
  } catch (cause) {
    if (cause instanceof AuditError) throw cause;
    throw new AuditError(code, `${file} must be UTF-8, got other bytes`, { at: { file }, cause });
  }
}

/** Reads the bytes of a file that is small if it is what it should be. Throws as `smallText` does. */
function smallBytes(file: string, code: Malformed): Uint8Array {
  try {
    const bytes = readStart(file, MOST_BYTES);
    if (bytes.length > MOST_BYTES) throw new AuditError(code, `${file} must have at most ${MOST_BYTES} bytes, got more`, { at: { file } });
    return new Uint8Array(bytes);
  } catch (cause) {
    if (cause instanceof AuditError) throw cause;
    throw new AuditError('E_INPUT_MISSING', cannotRead(file, cause), { at: { file }, cause });
  }
}
