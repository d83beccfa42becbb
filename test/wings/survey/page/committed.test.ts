import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isOfKind } from '../../../../src/core/record/record.js';
import { readEvidence } from '../../../../src/records/read-evidence.js';
import { readSurveyList } from '../../../../src/wings/survey/engine/read-survey-list.js';
import { checkSurvey } from '../../../../src/wings/survey/engine/verify-survey.js';
import { pages } from '../../../../src/wings/survey/page/pages.js';
import type { Survey } from '../../../../src/wings/survey/record/survey.js';
import { ROW_OPTIONS } from '../../../../src/wings/survey/rows/row-asked.js';
import { readManifest } from '../../../support/manifest.js';

const REPORTS = join(import.meta.dirname, '../../../../reports');

describe('the committed survey', () => {
  const record = readEvidence(join(REPORTS, 'survey.json'));
  if (!isOfKind<Survey>(record, 'survey')) throw new Error('reports/survey.json is the record of a survey');
  const { core } = record;
  const manifest = readManifest(join(REPORTS, 'survey/manifest.csv'));

  it('is of the committed list', () => {
    expect(core.plan.rows).toEqual(readSurveyList(readFileSync(join(REPORTS, 'survey/list.csv')), 'list.csv', ROW_OPTIONS));
  });

  it('comes to its verdicts by its stages', () => {
    expect(checkSurvey(record).map(({ outcome }) => outcome)).toEqual(['holds', 'holds']);
  });

  it('has a line in the manifest for the record of every stage, with its digest and the command of its row, and no other', () => {
    const lines = core.surveyed.flatMap(({ name, stages }) =>
      stages.flatMap((stage) =>
        'record' in stage
          ? [
              {
                record: stage.record,
                digest: stage.digest,
                command: `npx shuffle-audit survey reports/survey/list.csv --rows ${name} --seed ${core.plan.seed}`,
              },
            ]
          : [],
      ),
    );
    const sorted = lines.toSorted((a, b) => (a.record < b.record ? -1 : 1));
    expect(manifest.map(({ command, digest, record: file }) => ({ record: file, digest, command }))).toEqual(sorted);
  });

  it('has its page beside it, without a link to a row', async () => {
    const page = readFileSync(join(REPORTS, 'survey.html'), 'utf8');
    expect(page).toBe(await pages.html(record, { record: 'survey.json', manifest: 'survey/manifest.csv' }));
    expect([...page.matchAll(/href="(survey[^"]*)"/g)].map(([, to]) => to)).toEqual(['survey/manifest.csv']);
  });
});
