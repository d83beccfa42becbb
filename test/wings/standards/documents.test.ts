import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Evidence } from '../../../src/core/record/evidence.js';
import { LANGUAGES } from '../../../src/core/record/profile.js';
import { checkRecord } from '../../../src/records/check-record.js';
import { renderDocument } from '../../../src/wings/standards/document/html.js';
import { PROJECT } from '../../house/source-tree.js';
import { firstDifference } from '../../support/first-difference.js';

const FOLDER = join(PROJECT, 'reports/documents');
const DOCUMENTS = readdirSync(FOLDER).filter((name) => name.includes('.document.'));

describe('the documents of reports/documents', () => {
  it('are of a clean audit, a biased one and a log, in every language', () => {
    const verdicts = readdirSync(FOLDER)
      .filter((name) => name.endsWith('.json'))
      .map((name) => (checkRecord(JSON.parse(readFileSync(join(FOLDER, name), 'utf8')), name) as Evidence).core.verdict.kind);
    expect(verdicts).toEqual(['no-bias-found', 'biased', 'inconclusive']);
    expect(new Set(DOCUMENTS.map((name) => /\.document\.(?:(\w\w)\.)?html$/.exec(name)?.[1] ?? 'en'))).toEqual(new Set(LANGUAGES));
  });

  it.each(DOCUMENTS)('%s follows from its record byte by byte', (name) => {
    const [, stem = '', language = 'en'] = /^(.+)\.document\.(?:(\w\w)\.)?html$/.exec(name) ?? [];
    const record = JSON.parse(readFileSync(join(FOLDER, `${stem}.json`), 'utf8')) as Evidence;
    const page = renderDocument(record, LANGUAGES.find((one) => one === language) ?? 'en', { record: `${stem}.json` });
    expect(firstDifference(page, readFileSync(join(FOLDER, name), 'utf8'))).toBeNull();
  });
});
