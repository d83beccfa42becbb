import { AuditError } from '../core/errors.js';
import type { AnyRecord } from '../core/record/record.js';
import { commandOf } from '../core/words/build.js';
import { keysWritten } from '../engine/record/keys-written.js';
import { treeFacts } from '../engine/record/strict-tree.js';
import { thisBuild } from '../host/build.js';
import { recordText } from '../host/record/record-text.js';
import { VERSION } from '../host/version.js';
import { checkRecord, fittingRecord } from './check-record.js';

/** The record in a file, read strictly. Throws E_INPUT_MISSING where the file is missing, or what `parseEvidence` throws, naming the file. */
export function readEvidence(file: string): AnyRecord {
  return parseEvidence(recordText(file), file);
}

/**
 * Reads a record strictly: E_EVIDENCE_SYNTAX for broken JSON or a key given twice, E_EVIDENCE_SCHEMA for a field missing, unknown or out of range,
 * E_VERIFY where it fits but was altered, so that its digest does not match.
 */
export function parseEvidence(text: string, file: string): AnyRecord {
  return asRecord(text, file, checkRecord);
}

/** Reads a record that may have been altered, for a caller that checks the digest and says more of what differs. */
export function readAltered(file: string): AnyRecord {
  return parseAltered(recordText(file), file);
}

/** Parses the text of a record that may have been altered. */
export function parseAltered(text: string, file: string): AnyRecord {
  return asRecord(text, file, fittingRecord);
}

function asRecord(text: string, file: string, check: typeof checkRecord): AnyRecord {
  const data = parsed(text, file);
  try {
    return check(data, file);
  } catch (error) {
    if (!(error instanceof AuditError)) throw error;
    const { code, hint, message } = error;
    const next = (code === 'E_EVIDENCE_SCHEMA' ? otherVersion(data, file) : null) ?? hint;
    throw new AuditError(code, message, { at: { file }, cause: error, ...(next !== undefined && { hint: next }) });
  }
}

function parsed(text: string, file: string): unknown {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (cause) {
    throw new AuditError('E_EVIDENCE_SYNTAX', `${file} is not JSON: ${(cause as Error).message}`, {
      at: { file },
      cause,
      ...(/^\s*</.test(text) && { hint: 'that is a page; its record lies beside it and ends in .json' }),
    });
  }
  const { fault, keys } = treeFacts(data);
  if (fault === null && keysWritten(text) !== keys)
    throw new AuditError('E_EVIDENCE_SYNTAX', `${file} gives a key twice in one object, where only the last would count`, { at: { file } });
  return data;
}

/** Says what to do with a record that another version of this program wrote; null where it names none. */
function otherVersion(data: unknown, file: string): string | null {
  const { core } = asFields(data);
  const { version } = asFields(asFields(core)['tool']);
  if (typeof version !== 'string' || !/^\d+\.\d+\.\d+[\w.+-]{0,40}$/.test(version) || version === VERSION) return null;
  return `it was made by version ${version}, this is ${VERSION}; read it with: ${commandOf(version, `verify ${file}`, thisBuild())}`;
}

function asFields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}
