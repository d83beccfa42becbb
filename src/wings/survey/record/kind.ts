import { join } from 'node:path';
import type { RecordKind } from '../../../records/record-kind.js';
import { checkSurvey, verifySurvey } from '../engine/verify-survey.js';
import { readStage } from './read-stage.js';
import { surveySchema } from './schema.js';
import type { SurveyCore } from './survey.js';

/** A survey of many subjects. */
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
