import { describe, expect, it } from 'vitest';
import { pages } from '../../../../src/wings/until-caught/page/pages.js';
import { faults } from '../../../report/page-faults.js';
import { unbalanced } from '../../../report/well-formed.js';
import { caughtRecord, shuffleBy } from '../caught-record.js';

const caught = await caughtRecord(shuffleBy('xoshiro128ss', 'lemire', 'continuous', 'sattolo'), 13, { seed: 'document', budget: 4096 });
const left = await caughtRecord(shuffleBy('xoshiro128ss'), 13, { seed: 'document', budget: 4096 });

describe('the record of a sample that was dealt until it was caught', () => {
  it('is a page by itself', async () => {
    for (const record of [caught, left]) expect(faults(await pages.html(record, {}))).toEqual([]);
  });

  it('says in every form what caught it, after how many deals, and every look', async () => {
    const [{ least, trials }] = caught.core.looks.toReversed();
    const said = [pages.text(caught, {}), pages.junit(caught, {}), pages.markdown(caught, {}), await pages.html(caught, {})];
    for (const text of said) {
      for (const words of [`Caught after ${trials.toLocaleString('en')} deals`, least.test, 'Every look', caught.digest])
        expect(text).toContain(words);
    }
  });

  it('is a failure of JUnit where it was caught, else an error', () => {
    const xml = pages.junit(caught, {});
    expect(unbalanced(xml)).toEqual([]);
    expect(xml).toMatch(/name="verdict"><failure type="biased" message="Caught after [\d,]+ deals">/);
    expect(pages.junit(left, {})).toContain('name="verdict"><error type="inconclusive" message="Not caught after 4,096 deals">');
  });

  it('names the nearest test where it was not caught, and says no sentence twice', () => {
    const text = pages.text(left, {});
    expect(text).toMatch(/^◐ Not caught after 4,096 deals\n\nfisher-yates\/xoshiro128ss\S+ was not caught\. The nearest test was/m);
    expect(text.match(/The chance that luck alone/g)).toHaveLength(1);
    expect(pages.summary(left)).toContain('Theory:');
  });
});
