import { existsSync } from 'node:fs';
import { AuditError } from '../../core/errors.js';
import type { StageRead } from '../../engine/verify/verify-survey.js';
import { deriveAgain } from '../record/derive-again.js';
import { readEvidence } from '../record/read-evidence.js';

/** The record of a stage of a row, read strictly and derived again. */
export async function readStage(file: string): Promise<StageRead> {
  if (!existsSync(file)) return { missing: file };
  try {
    const record = readEvidence(file);
    await deriveAgain(record, file);
    return { record };
  } catch (error) {
    if (error instanceof AuditError) return { wrong: error.message };
    throw error;
  }
}
