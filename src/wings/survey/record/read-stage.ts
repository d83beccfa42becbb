import { existsSync } from 'node:fs';
import { AuditError } from '../../../core/errors.js';
import type { Again } from '../../../records/record-kind.js';
import type { StageRead } from '../engine/verify-survey.js';

/** The record of a stage of a row, read strictly and derived again. */
export async function readStage(file: string, read: Again['read']): Promise<StageRead> {
  if (!existsSync(file)) return { missing: file };
  try {
    return { record: await read(file) };
  } catch (error) {
    if (error instanceof AuditError) return { wrong: error.message };
    throw error;
  }
}
