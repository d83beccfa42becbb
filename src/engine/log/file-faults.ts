import type { AuditError } from '../../core/errors.js';
import type { LogFile } from '../../core/source/log-source.js';
import { noText, notText } from './file-kinds.js';
import { logError } from './log-error.js';

/** The most times its size that a packed log may unpack to; a small one may reach the second limit in any case. */
const MOST_RATIO = 200;
const ALWAYS_ALLOWED = 1 << 20;

/** Returns how a file holds its deals, by its head. Throws E_LOG_FORMAT if it is no text, and E_LOG_GZIP if its name promises packed data. */
export function holdingOf(head: Uint8Array, name: string): 'text' | 'gzip' | 'parquet' {
  const other = noText(head);
  if (other?.name === 'Parquet') return 'parquet';
  if (other?.name === 'gzip data') return 'gzip';
  if (other !== null) throw notText(name, other);
  if (!/\.gz$/i.test(name)) return 'text';
  throw logError('E_LOG_GZIP', `${name} must hold gzip data, as its name says, got something else`, { file: name });
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

/** Throws E_LOG_SAME_FILE if a file has the bytes of one before. */
export function refuseSame(before: readonly LogFile[], { file, sha256 }: LogFile): void {
  const same = before.find((other) => other.sha256 === sha256);
  if (same)
    throw logError('E_LOG_SAME_FILE', `each file must hold deals of its own, got the same bytes in ${same.file} and ${file}`, { file });
}

/** Returns the error for a file that is CSV after JSON, or JSON after CSV. */
export function otherForm(file: string, wasJson: boolean): AuditError {
  return logError('E_LOG_FORMAT', `all files must be written alike, got ${wasJson ? 'CSV after JSON' : 'JSON after CSV'} in ${file}`, {
    file,
  });
}
