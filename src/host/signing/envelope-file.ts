import { readFileSync, statSync } from 'node:fs';
import { AuditError } from '../../core/errors.js';
import { systemReason } from '../../core/system-reason.js';

/** An envelope names every file of its subject, a policy some keys: neither is larger. */
const MOST_BYTES = 2 ** 24;

/** Where the signature of a record lies: `naive-swap.dsse.json` beside `naive-swap.json`. */
export function envelopeFile(record: string): string {
  return `${record.replace(/\.json$/, '')}.dsse.json`;
}

/** The text of an envelope or policy; null where `optional` and no file is there. Throws E_INPUT_MISSING where it cannot be read, E_USAGE where it is larger than any. */
export function smallText(file: string): string;
export function smallText(file: string, optional: true): string | null;
export function smallText(file: string, optional?: true): string | null {
  // What was found beside a record, and not named, is read only where it is a file: a pipe would wait for whoever writes to it.
  if (optional && !statSync(file, { throwIfNoEntry: false })?.isFile()) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(smallBytes(file));
  } catch (cause) {
    if (cause instanceof AuditError) throw cause;
    throw new AuditError('E_INPUT_MISSING', `cannot read ${file}: it is not UTF-8`, { at: { file }, cause });
  }
}

/** The bytes of a file that is small where it is what it should be. Throws as `smallText` does. */
export function smallBytes(file: string): Uint8Array {
  try {
    if (statSync(file).size > MOST_BYTES)
      throw new AuditError('E_USAGE', `${file} must have at most ${MOST_BYTES} bytes, got ${statSync(file).size}`);
    return new Uint8Array(readFileSync(file));
  } catch (cause) {
    if (cause instanceof AuditError) throw cause;
    throw new AuditError('E_INPUT_MISSING', `cannot read ${file}: ${systemReason(cause)}`, { at: { file }, cause });
  }
}
