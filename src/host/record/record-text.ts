import { AuditError } from '../../core/errors.js';
import { cannotRead } from '../../core/words/system-reason.js';
import { readStart } from '../read-file.js';

/** The most bytes of a record. The largest possible record holds some twenty tables of 65,536 counts, or 40,320 fractions: a tenth of this. */
const MOST_BYTES = 2 ** 26;

/**
 * Reads the text of a record's file. Throws E_INPUT_MISSING where it cannot be read, E_PATH for a pipe or device, E_EVIDENCE_SYNTAX where it is
 * larger than any record, or not UTF-8. So a file of a gigabyte, or one without an end, is refused after a part of it.
 */
export function recordText(file: string): string {
  const bytes = bytesOf(file);
  if (bytes.length > MOST_BYTES) {
    const most = `${MOST_BYTES / 2 ** 20} MiB`;
    throw new AuditError('E_EVIDENCE_SYNTAX', `${file} is no record: a record has at most ${most}, got more`, { at: { file } });
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new AuditError('E_EVIDENCE_SYNTAX', `${file} is not JSON: its bytes are not UTF-8`, { at: { file }, cause });
  }
}

function bytesOf(file: string): Buffer {
  try {
    return readStart(file, MOST_BYTES);
  } catch (cause) {
    if (cause instanceof AuditError) throw cause;
    throw new AuditError('E_INPUT_MISSING', cannotRead(`the record ${file}`, cause), { at: { file }, cause });
  }
}
