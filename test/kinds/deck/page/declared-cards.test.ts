import { expect, it } from 'vitest';
import type { DeclaredNull } from '../../../../src/core/record/declared-null.js';
import type { Evidence } from '../../../../src/core/record/evidence.js';
import { uniformUnderNull } from '../../../../src/engine/subject/uniform-under-null.js';
import { declaredCards } from '../../../../src/kinds/deck/page/page.js';
import { renderSummary } from '../../../../src/report/audit/summary.js';
import { pipelineOf } from '../../../support/pipeline-of.js';
import { recordOf } from '../../../support/record-of.js';
import { sectionHtml } from '../../../support/section-html.js';

const audited = (shuffle: string, n: number, declared?: DeclaredNull): Promise<Evidence> =>
  recordOf(uniformUnderNull(pipelineOf(shuffle, n), declared), {
    seed: 'cards',
    trials: 30_000,
    detect: 0.15,
    battery: 'quick',
  });

const textOf = async ({ core }: Evidence): Promise<string> =>
  (await sectionHtml(declaredCards(core)))
    .replace(/<span class="label">[^<]*<\/span>|<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

it('are shown beside what is declared, the one that stands out most first', async () => {
  // Card 6 is to come last in one of 21 deals, and comes last in one of six.
  const text = await textOf(await audited('fisher-yates', 6, { kind: 'weighted', file: 'w', weights: [1, 1, 1, 1, 1, 2] }));
  expect(text).toMatch(
    /^The cards as they were dealt Of all positions, position 6 is the furthest from what is declared\. All of them, in 30,000 deals:/,
  );
  expect(text).toMatch(/Card dealt declared 6 [45],\d{3} some 1,430 [1-5] [45],\d{3} some 5,710 /);
});

it('say of a clean audit that luck takes one so far, and of many cards which are shown', async () => {
  const text = await textOf(await audited('sattolo', 20, { kind: 'cyclic' }));
  expect(text).toMatch(
    /is the furthest from what is declared, no further than luck takes one\. The 12 cards that stand out most there, in 30,000 deals:/,
  );
});

it('are partners where pairs are declared', async () => {
  const record = await audited('random-cut', 6, { kind: 'matchings' });
  expect(record.core.verdict.kind).toBe('biased');
  expect(await textOf(record)).toMatch(/Of all cards and partners, the partners of card \d are the furthest/);
  expect(renderSummary(record)).toMatch(/^■ Biased: cards \d and \d are (paired too often|never paired)\n/);
  expect(renderSummary(record)).not.toContain('come first');
  expect(renderSummary(record).replaceAll('\n', ' ')).toMatch(
    /Cards \d and \d came together in [\d,]+ of 30,000 deals, where some 6,000 are declared\./,
  );
});

it('are nothing without a null', async () => {
  expect(await textOf(await audited('fisher-yates', 6))).toBe('');
});
