import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { AuditError } from '../../core/errors.js';
import type { AnyRecord } from '../../core/record/record.js';
import { recordText } from './record-text.js';

/**
 * Counts the records in `folder`, without its subfolders, about deals of the same subject as `core`, under the same name. Another seed, plan or
 * version of its code is no other subject. A proof deals nothing and is not counted, nor is a file that is no record.
 */
export function earlierRecords(folder: string, core: AnyRecord['core']): number {
  const subject = dealtSubject(core);
  // A folder may be made with its first record.
  if (subject === null || !existsSync(folder)) return 0;
  const named = JSON.stringify(subject);
  return readdirSync(folder, { withFileTypes: true }).filter(
    // Reading a pipe waits for whoever writes to it.
    (entry) => entry.isFile() && entry.name.endsWith('.json') && holds(join(folder, entry.name), subject, named),
  ).length;
}

function holds(file: string, subject: string, named: string): boolean {
  try {
    const text = recordText(file);
    // Most files are told apart by this, which takes a hundredth of the time of reading them.
    return text.includes(named) && dealtSubject((JSON.parse(text) as { readonly core?: unknown }).core) === subject;
  } catch (error) {
    if (error instanceof AuditError || error instanceof SyntaxError) return false;
    throw error;
  }
}

/**
 * Returns the name of the dealt subject in the core of a record, or of what is none. It is 'calibration' where every statistic was dealt, null where
 * nothing was.
 */
export function dealtSubject(core: unknown): string | null {
  if (!isFields(core) || !isFields(core['plan']) || typeof core['plan']['seed'] !== 'string') return null;
  if (core['kind'] === 'calibration') return 'calibration';
  const id = isFields(core['subject']) ? core['subject']['id'] : undefined;
  return typeof id === 'string' ? id : null;
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
