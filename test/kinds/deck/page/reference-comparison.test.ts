import { describe, expect, it } from 'vitest';
import type { ReferenceNull } from '../../../../src/core/record/declared-null.js';
import type { Evidence } from '../../../../src/core/record/evidence.js';
import { openOrigin } from '../../../../src/host/open-origin.js';
import { openUnder } from '../../../../src/host/open-under.js';
import { referenceComparison } from '../../../../src/kinds/deck/page/reference-comparison.js';
import { pipelineOf } from '../../../support/pipeline-of.js';
import { recordOf } from '../../../support/record-of.js';
import { sectionHtml } from '../../../support/section-html.js';

const FISHER_YATES: ReferenceNull = {
  kind: 'reference',
  source: { kind: 'built-in', maker: 'fisher-yates', prng: 'xoshiro128ss', bounded: 'lemire', seeding: 'continuous' },
};

async function audited(shuffle: string, n: number): Promise<Evidence> {
  const subject = await openUnder(pipelineOf(shuffle, n), FISHER_YATES, (origin) => openOrigin(origin, n, '.'));
  return recordOf(subject, { seed: 'page', trials: 5000 });
}

/** The rows of the table: a value, how often it came from the shuffle, how often from the reference. */
const rowsOf = (page: string): readonly (readonly number[])[] =>
  [
    ...page.matchAll(
      /<th scope="row"[^>]*>([^<]+)<\/th><td[^>]*><span class="label">shuffle<\/span>([^<]+)<\/td><td[^>]*><span class="label">reference<\/span>([^<]+)<\/td>/g,
    ),
  ].map((row) => row.slice(1).map((text) => Number(text.replace('−', '-').replaceAll(',', ''))));

describe('the page beside a reference', () => {
  it('draws the test that shows most, with the counts of the record', async () => {
    const { core } = await audited('random-cut', 6);
    const page = await sectionHtml(referenceComparison(core));
    const [, high, low] = /How many places card (\d) lies behind card (\d)/.exec(page)?.map(Number) ?? [];
    const pairs = [1, 2, 3, 4, 5, 6].flatMap((one) => [1, 2, 3, 4, 5, 6].filter((other) => other > one).map((other) => `${one} ${other}`));
    const pair = pairs.indexOf(`${low} ${high}`);
    const values = core.counts['reference-gaps'].values ?? [];
    for (const [gap, own, beside] of rowsOf(page))
      expect([own, beside]).toEqual([values[pair * 11 + gap + 5], values[(15 + pair) * 11 + gap + 5]]);
    expect(rowsOf(page)).toHaveLength(8);
    expect(page).toContain('var(--biased)');
  });

  it('draws where cards lie where nothing was found, in no colour', async () => {
    const { core } = await audited('fisher-yates', 6);
    const page = await sectionHtml(referenceComparison(core));
    expect(page).toContain('Where card');
    expect(page).not.toContain('var(--biased)');
  });

  it('is not there without a reference', async () => {
    const { core } = await recordOf(pipelineOf('fisher-yates', 6), { seed: 'page', trials: 500 });
    expect(referenceComparison(core)).toBeNull();
  });
});
