import { describe, expect, it } from 'vitest';
import { plain } from '../../../../src/page/phrase.js';
import { auditPage } from '../../../../src/report/audit/page.js';
import { pages } from '../../../../src/report/audit/pages.js';
import { resolutionWords } from '../../../../src/report/audit/words/resolution.js';
import { recordOf } from '../../../support/record-of.js';
import { subjectOf } from '../../prose-corpus.js';

const HANDS = { outcome: { kind: 'hand', seen: 5, order: 'kept' }, n: 52, makers: [] } as const;
const NOT_SURE = 'Even a large bias is not sure to be found in fewer than 17 deals.';
const PROMISE = /show a bias reliably only|reliably detects?|more would have been seen|bias that would have been seen/;

/** What every report of so many hands says. */
async function told(trials: number): Promise<readonly string[]> {
  const evidence = await recordOf(subjectOf(HANDS, 'fisher-yates'), { seed: 'fewest', trials });
  expect(evidence.core.verdict.kind).toBe('inconclusive');
  return [pages.text(evidence, {}), await auditPage(evidence), pages.junit(evidence, {})].map((text) =>
    text
      .replaceAll('\u00a0', ' ')
      .replaceAll(/<style>[\s\S]*?<.style>|<[a-z/][^>]*>/g, '')
      .replaceAll(/\s+/g, ' '),
  );
}

describe('where no bias, however large, is sure to be found', () => {
  it('no report promises that one is', async () => {
    const [text, page, junit] = await told(10);
    for (const said of [text, page]) {
      expect(said).toContain(NOT_SURE);
      expect(said).not.toMatch(PROMISE);
    }
    // The three rows that a clean verdict would rest on.
    expect(junit.match(/seen from –/g)).toHaveLength(3);
    expect(page.match(/seen from –/g)).toHaveLength(3);
  });

  it('no row that a clean verdict would rest on has a flag on its bar, nor a power', async () => {
    const html = await auditPage(await recordOf(subjectOf(HANDS, 'fisher-yates'), { seed: 'fewest', trials: 10 }));
    const rows = html.split('<tr role="row">').filter((row) => row.includes('class="bar"'));
    const [promised, unsure] = [true, false].map((has) => rows.filter((row) => row.includes('h7l-2,2.5') === has));
    expect(unsure).toHaveLength(3);
    expect(promised.length).toBeGreaterThan(0);
    for (const row of unsure) expect(row).toMatch(/power at [^<]*<\/span>–<\/td>/);
  });

  it('the ruler of a bias that was found all the same says why it has no limit', async () => {
    const { core } = await recordOf(subjectOf(HANDS, 'sattolo'), { seed: 'fewest', trials: 10 });
    const verdict = { kind: 'biased', because: ['seen-cards'], smallestDetectable: core.verdict.smallestDetectable } as const;
    expect(plain(resolutionWords({ ...core, verdict }))).toBe(NOT_SURE);
  });

  it('reports of more do', async () => {
    const [text, page] = await told(40);
    for (const said of [text, page]) {
      expect(said).not.toContain(NOT_SURE);
      expect(said).toMatch(PROMISE);
    }
  });
});
