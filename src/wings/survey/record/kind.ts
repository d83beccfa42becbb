import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { AuditError } from '../../../core/errors.js';
import type { Again, RecordKind } from '../../../records/record-kind.js';
import type { StageRead } from '../engine/verify-survey.js';
import { checkSurvey, verifySurvey } from '../engine/verify-survey.js';
import { type SurveyCore, surveySchema } from './survey.js';

export const survey: RecordKind<SurveyCore> = {
  kind: 'survey',
  schema: surveySchema,
  replay: () => ({
    reason: 'is the record of a survey, whose rows have records of their own',
    hint: 'replay a deal of one of these',
  }),
  files: () => [],
  manifest: ({ plan }) => `${plan.folder}/manifest.csv`,
  isRedone: () => false,
  derive: async (record) => checkSurvey(record),
  redo: (record, { beside, read }) => verifySurvey(record, (file) => readStage(join(beside, record.core.plan.folder, file), read)),
  pages: async () => (await import('../page/pages.js')).pages,
};

/** Reads the record of a stage of a row strictly and derives it again. */
export async function readStage(file: string, read: Again['read']): Promise<StageRead> {
  if (!existsSync(file)) return { missing: file };
  try {
    return { record: await read(file) };
  } catch (error) {
    if (error instanceof AuditError) return { wrong: error.message };
    throw error;
  }
}
