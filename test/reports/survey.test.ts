import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isSurvey } from '../../src/core/proof.js';
import { readSurveyList } from '../../src/engine/survey/read-survey-list.js';
import { verifySurvey } from '../../src/engine/verify/verify-survey.js';
import { readEvidence } from '../../src/host/record/read-evidence.js';
import { readStage } from '../../src/host/survey/read-stage.js';
import { renderSurveyHtml } from '../../src/report/survey/html.js';

const REPORTS = join(import.meta.dirname, '../../reports');
const FOLDER = join(REPORTS, 'survey');

describe('the committed survey', () => {
  const record = readEvidence(join(REPORTS, 'survey.json'));
  if (!isSurvey(record)) throw new Error('reports/survey.json is the record of a survey');
  const { core } = record;

  it('is of the committed list', () => {
    expect(core.plan.rows).toEqual(readSurveyList(readFileSync(join(FOLDER, 'list.csv')), 'list.csv'));
  });

  it('says of every biased row what its records say, and of the others has the records', async () => {
    const biased = core.surveyed.filter(({ verdict }) => verdict.kind === 'biased');
    const names = new Set(biased.flatMap(({ stages }) => stages.flatMap((stage) => ('record' in stage ? [stage.record] : []))));
    const checks = await verifySurvey(record, async (file) => {
      if (names.has(file)) return readStage(join(FOLDER, file));
      // Every number of those that found nothing takes minutes to derive: `verify reports/survey.json` does.
      return { record: readEvidence(join(FOLDER, file)) };
    });
    expect(checks.filter(({ outcome }) => outcome !== 'holds').map(({ id, note }) => [id, note])).toEqual([
      ['deals', expect.stringContaining('by itself')],
    ]);
  });

  it('has its page beside it, and beside the rows nothing but their records and the pages of the biased', () => {
    expect(readFileSync(join(REPORTS, 'survey.html'), 'utf8')).toBe(renderSurveyHtml(record, { record: 'survey.json' }));
    const records = core.surveyed.flatMap(({ stages }) => stages.flatMap((stage) => ('record' in stage ? [stage.record] : [])));
    const there = readdirSync(FOLDER).filter((name) => /\.(?:json|html)$/.test(name));
    expect(there.filter((name) => name.endsWith('.json')).toSorted()).toEqual(records.toSorted());
    for (const page of there.filter((name) => name.endsWith('.html'))) expect(records).toContain(page.replace(/html$/, 'json'));
  });
});
