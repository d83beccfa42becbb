import type { AuditError } from '../../core/errors.js';
import { logError } from './log-error.js';
import { noText } from './no-text.js';

/** The most times its size that a packed log may unpack to; a small one may reach the second limit in any case. */
const MOST_RATIO = 200;
const ALWAYS_ALLOWED = 1 << 20;

/** Returns how a file holds its deals, by its first four bytes. Throws E_LOG_FORMAT if it is no text, and E_LOG_GZIP if its name promises packed data. */
export function holdingOf(head: Uint8Array, name: string): 'text' | 'gzip' | 'parquet' {
  const other = noText(head);
  if (other === 'Parquet') return 'parquet';
  if (other === 'gzip data') return 'gzip';
  if (other !== null) throw notText(name, other);
  if (!/\.gz$/i.test(name)) return 'text';
  throw logError('E_LOG_GZIP', `${name} must hold gzip data, as its name says, got something else`, { file: name });
}

/** Returns the error for a file in a binary format that is not supported. */
export function notText(name: string, got: string): AuditError {
  return logError('E_LOG_FORMAT', `a text file was expected, got ${got}: ${name}`, { file: name }, 'write the deals as CSV or NDJSON');
}

export function changedFile(name: string, hint = 'run again when nothing writes to it'): AuditError {
  return logError('E_LOG_CHANGED', `${name} must stay as it is while it is read, but it has changed`, { file: name }, hint);
}

/** Returns the error for packed data that are truncated. */
export function cutOff(name: string): AuditError {
  return logError(
    'E_LOG_TRUNCATED',
    `${name} must be whole, but its packed data ends too soon`,
    { file: name },
    'fetch it again; nothing of it was counted',
  );
}

/** Returns the error for packed data that are damaged, or followed by something else. */
export function otherData(name: string, hint?: string): AuditError {
  const message = `${name} must hold gzip data and nothing else, zeros at its end apart, got something else in it`;
  return logError('E_LOG_GZIP', message, { file: name }, hint);
}

/** Throws E_LOG_BOMB if `packed` bytes have unpacked to more than any log does. */
export function checkRatio(name: string, unpacked: number, packed: number): void {
  if (unpacked > MOST_RATIO * packed + ALWAYS_ALLOWED)
    throw logError(
      'E_LOG_BOMB',
      `a packed log may unpack to ${MOST_RATIO} times its size, got more: ${name}`,
      { file: name },
      'if it is what it should be, unpack it first',
    );
}
