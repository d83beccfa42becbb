import type { AuditError } from '../../core/errors.js';
import { logError } from './log-error.js';
import { noText } from './no-text.js';

/** A packed log may unpack to this many times its size, and a small one to this much in any case. */
const MOST_RATIO = 200;
const ALWAYS_ALLOWED = 1 << 20;

/** How a file holds its deals, by its first four bytes. Throws E_LOG_FORMAT for what is no text, and E_LOG_GZIP for a name that promises packed data. */
export function holdingOf(head: Uint8Array, name: string): 'text' | 'gzip' | 'parquet' {
  const other = noText(head);
  if (other === 'Parquet') return 'parquet';
  if (other === 'gzip data') return 'gzip';
  if (other !== null) throw notText(name, other);
  if (!/\.gz$/i.test(name)) return 'text';
  throw logError('E_LOG_GZIP', `${name} must hold gzip data, as its name says, got something else`, { file: name });
}

/** Of a file in a format that is no text, and is not read. */
export function notText(name: string, got: string): AuditError {
  return logError('E_LOG_FORMAT', `a text file was expected, got ${got}: ${name}`, { file: name }, 'write the deals as CSV or NDJSON');
}

/** Of a file that is no longer what it was when the reading began. */
export function changedFile(name: string, hint = 'run again when nothing writes to it'): AuditError {
  return logError('E_LOG_CHANGED', `${name} must stay as it is while it is read, but it has changed`, { file: name }, hint);
}

/** Of packed data that end before their end. */
export function cutOff(name: string): AuditError {
  return logError(
    'E_LOG_TRUNCATED',
    `${name} must be whole, but its packed data ends too soon`,
    { file: name },
    'fetch it again; nothing of it was counted',
  );
}

/** Of packed data that are damaged, or have something else behind them. */
export function otherData(name: string, hint?: string): AuditError {
  const message = `${name} must hold gzip data and nothing else, zeros at its end apart, got something else in it`;
  return logError('E_LOG_GZIP', message, { file: name }, hint);
}

/** Throws E_LOG_BOMB where `packed` bytes have unpacked to more than any log does. */
export function checkRatio(name: string, unpacked: number, packed: number): void {
  if (unpacked > MOST_RATIO * packed + ALWAYS_ALLOWED)
    throw logError(
      'E_LOG_BOMB',
      `a packed log may unpack to ${MOST_RATIO} times its size, got more: ${name}`,
      { file: name },
      'if it is what it should be, unpack it first',
    );
}
