import { join } from 'node:path';
import type { SurveyCore } from '../../core/survey-record.js';
import { surveySchema } from '../../engine/record/survey-schema.js';
import { checkSurvey, verifySurvey } from '../../engine/verify/verify-survey.js';
import { readStage } from '../read-stage.js';
import type { RecordKind } from '../record-kind.js';

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
  pages: async () => (await import('../../report/survey/pages.js')).pages,
};
