import { existsSync } from 'node:fs';
import { AuditError } from '../../../core/errors.js';
import type { AnyRecord } from '../../../core/record.js';
import { VERSION } from '../../../host/version.js';
import { deriveAgain } from '../../../records/derive-again.js';
import { readEvidence } from '../../../records/read-evidence.js';

/**
 * The record that lies in `file` from an earlier run of the same survey: made by this version, as `fits` says of this very stage, and all of its numbers derived
 * again. Null where none lies there, or another: then the stage is done anew.
 */
export async function keptRecord<Kept extends AnyRecord>(
  file: string,
  is: (record: AnyRecord) => record is Kept,
  fits: (core: Kept['core']) => boolean,
): Promise<Kept | null> {
  if (!existsSync(file)) return null;
  try {
    const record = readEvidence(file);
    if (!is(record) || record.core.tool.version !== VERSION || !fits(record.core)) return null;
    await deriveAgain(record, file);
    return record;
  } catch (error) {
    if (error instanceof AuditError) return null;
    throw error;
  }
}
