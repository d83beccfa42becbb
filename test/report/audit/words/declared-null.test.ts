import { beforeAll, describe, expect, it } from 'vitest';
import type { DeclaredNull } from '../../../../src/core/record/declared-null.js';
import type { Evidence } from '../../../../src/core/record/evidence.js';
import { uniformUnderNull } from '../../../../src/engine/subject/uniform-under-null.js';
import { auditPage } from '../../../../src/report/audit/page.js';
import { pages } from '../../../../src/report/audit/pages.js';
import { renderSummary } from '../../../../src/report/audit/summary.js';
import { pipelineOf } from '../../../support/pipeline-of.js';
import { recordOf, sealed } from '../../../support/record-of.js';

const CYCLIC: DeclaredNull = { kind: 'cyclic' };
const wishes = { seed: 'told', trials: 30_000, detect: 0.05 };

describe('a biased audit under a declared null', () => {
  it('says which card comes where too often, as dealt, beside how often it is declared to', async () => {
    const weights: DeclaredNull = { kind: 'weighted', file: 'w', weights: [1, 1, 1, 1, 1, 2] };
    const record = await recordOf(uniformUnderNull(pipelineOf('fisher-yates', 6), weights), { ...wishes, tests: ['position-matrix'] });
    // Card 6 is to come first in two of seven deals, and last in 5/7 · 4/6 · 3/5 · 2/4 · 1/3 = 1/21. It comes anywhere in one of six.
    expect(renderSummary(record).replaceAll('\n', ' ')).toMatch(
      /Biased: some cards come first more.* Card 6 came at position 1 in [45],\d{3} of 30,000 deals, where some 8,570 are declared\./,
    );
    const verdict = { kind: 'biased', because: ['declared-step'], smallestDetectable: null } as const;
    expect(renderSummary(sealed({ ...record.core, verdict })).replaceAll('\n', ' ')).toMatch(
      /Biased: some cards come at some.* Card 6 came at position 6 in 4,9\d\d of 30,000 deals, where some 1,430 are declared\./,
    );
  });
});

describe('a clean audit under a declared null', () => {
  let record: Evidence;
  let even: Evidence;
  beforeAll(async () => {
    record = await recordOf(uniformUnderNull(pipelineOf('sattolo', 6), CYCLIC), wishes);
    even = await recordOf(pipelineOf('fisher-yates', 6), wishes);
    expect([record.core.verdict.kind, even.core.verdict.kind]).toEqual(['no-bias-found', 'no-bias-found']);
  });
  const inOneLine = (text: string): string => text.replaceAll('\n', ' ');

  it('promises sizes of the even choices, and never of the cards that were dealt', () => {
    const said = inOneLine(renderSummary(record));
    expect(said).toMatch(/Had the even choices that the null makes of the deals been uneven by/);
    expect(said).toMatch(/it is smaller in the choices than in the deals, or not seen at all\./);
    expect(said).not.toMatch(/Had the chances|If only two cards were off/);
    expect(inOneLine(renderSummary(even))).toMatch(/Had the chances been uneven by.* If only two cards were off/);
  });

  it('names the null wherever its verdict stands', () => {
    const texts = (of: Evidence): readonly string[] => [
      renderSummary(of),
      pages.junit(of, {}),
      pages.markdown(of, {}),
      pages.line(of).plan,
    ];
    expect(texts(record).filter((text) => !/under the null: cyclic/i.test(text))).toEqual([]);
    expect(texts(even).filter((text) => /under the null/i.test(text))).toEqual([]);
  });

  it('holds its rule to that law on the page', async () => {
    const rule = /The whole rule allows 2 false alarms in a million audits of ([^.]*)\./;
    expect([rule.exec(await auditPage(record))?.[1], rule.exec(await auditPage(even))?.[1]]).toEqual([
      'a shuffle of the declared law',
      'an even shuffle',
    ]);
  });
});
