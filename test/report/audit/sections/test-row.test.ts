import { expect, test } from 'vitest';
import type { EvidenceCore } from '../../../../src/core/record/evidence.js';
import { strip } from '../../../../src/report/audit/sections/strip.js';
import { testRow } from '../../../../src/report/audit/sections/tests-table.js';
import { sectionHtml } from '../../../support/section-html.js';
import { altered } from '../../records.js';

const NEVER = { p: 1e-12, logP: Math.log(1e-12), lowerP: 1, logLowerP: 0 };
const OFTEN = { p: 0.3, logP: Math.log(0.3), lowerP: 0.7, logLowerP: Math.log(0.7) };

/** A record of one row with these tails: those that decide, and the usual law's. */
function coreOf(deciding: typeof NEVER, plain: typeof NEVER | null): EvidenceCore {
  const { core } = altered('fisher-yates-52', {});
  return { ...core, results: [{ ...core.results[0], ...deciding, plain, logPAdjusted: 0, pAdjusted: 1 }] };
}

const AXIS = { low: 0.001, high: 1, decades: [0.01, 0.1] };
const rowOf = (core: EvidenceCore): string => testRow(core, core.results[0], AXIS).text;

test('a row prints the p that decides, and the usual law’s beside it where one of them is small', () => {
  expect(rowOf(coreOf(OFTEN, NEVER))).toMatch(/p <\/span>0\.30 <small>calibrated<\/small> <small>usual /);
  expect(rowOf(coreOf(OFTEN, OFTEN))).not.toContain('<small>usual');
  expect(rowOf(coreOf(OFTEN, null))).not.toContain('<small>usual');
});

test('the strip draws the p that decides, whatever the usual law says', async () => {
  expect(await sectionHtml(strip(coreOf(OFTEN, NEVER)))).toContain('The one result lies within');
  expect(await sectionHtml(strip(coreOf(NEVER, OFTEN)))).toContain('The one result lies outside');
});
