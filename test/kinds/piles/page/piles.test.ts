import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../../../src/core/record/evidence.js';
import { builtInSubject } from '../../../../src/engine/subject/built-in-subject.js';
import { auditPage } from '../../../../src/report/audit/page.js';
import { pages } from '../../../../src/report/audit/pages.js';
import { faults } from '../../../report/page-faults.js';
import { recordOf } from '../../../support/record-of.js';
import { resealed } from '../../../support/resealed.js';

function dealt(maker: string): Promise<Evidence> {
  const source = { kind: 'built-in', maker, prng: 'xoshiro128ss', bounded: 'lemire', seeding: 'continuous' } as const;
  const outcome = { kind: 'piles', piles: 3, max: 7 } as const;
  return recordOf(builtInSubject({ source, outcome }, 0), { seed: 'page', trials: 20_000 });
}

const readable = (page: string): string => page.replace(/<[^>]+>/g, ' ').replace(/ +/g, ' ');
const heading = (page: string): string => readable(/<h1>(.*?)<\/h1>/s.exec(page)?.[1] ?? '').trim();
/** The wide drawing of the piles taken together. */
const drawing = (page: string): string => /<figure class="stones">[\s\S]*?<svg class="wide"([\s\S]*?)<\/svg>/.exec(page)?.[1] ?? '';
/** Bars of one colour are one path, in which each begins anew. */
const red = (page: string): number =>
  [...drawing(page).matchAll(/<path d="([^"]*)" fill="var\(--biased\)"/g)].reduce((sum, [, d = '']) => sum + d.split('M').length - 1, 0);

/** What the page of each dealer says, and whether its picture marks a size that never comes. */
const DEALERS: readonly (readonly [maker: string, headline: string, sentence: string, never: boolean])[] = [
  ['off-by-one', 'the dealer deals empty piles and never 7 stones', 'without a stone and no pile of 7 stones.', true],
  ['from-zero', 'the dealer deals empty piles', 'without a stone and too few piles of 1 to 7 stones.', false],
  [
    'linear-weights',
    'the dealer deals large piles too often',
    'The dealer deals too many piles of 5 to 7 stones and too few of 1 to 3.',
    false,
  ],
  ['fixed-total', 'the dealer deals piles of more than 7 stones', 'with more than 7 stones', false],
  ['uniform-multiset', 'the dealer deals the small piles first', 'All piles have 1 to 7 stones.', false],
  ['without-replacement', 'the piles depend on each other', 'All piles have 1 to 7 stones.', false],
];

describe('the page of a dealer', () => {
  test.each(DEALERS)('of %s says what it does, in the headline and before the picture', async (maker, headline, sentence, never) => {
    const record = await dealt(maker);
    const page = await auditPage(record);
    expect(faults(page)).toEqual([]);
    expect(heading(page)).toBe(`■ Biased: ${headline}`);
    expect(heading(page).split(' ').length).toBeLessThanOrEqual(12);
    expect(readable(page)).toContain(sentence);
    expect(drawing(page).includes('>never dealt</text>')).toBe(never);
    expect(pages.text(record, {})).toContain(headline);
  });

  test('has red bars where the counts are off, and another record has others', async () => {
    const record = await dealt('off-by-one');
    const page = await auditPage(record);
    expect(red(page)).toBe(1);
    const counts = record.core.counts['pile-sizes'];
    const values = counts?.values ?? expect.fail('piles are counted one by one');
    const width = counts.shape[1];
    // A lie: every third pile of one stone has two.
    const lie = values.map((count, cell) => {
      const moved = Math.floor((values[cell - (cell % width) + 1] ?? 0) / 3);
      return cell % width === 1 ? count - moved : cell % width === 2 ? count + moved : count;
    });
    const told = resealed({
      ...record,
      core: { ...record.core, counts: { ...record.core.counts, 'pile-sizes': { ...counts, values: lie } } },
    });
    const lied = await auditPage(told);
    expect(red(lied)).toBe(3);
    expect(readable(lied)).toContain('too many piles of 2 stones and too few of 1.');
  });

  test('of an even dealer has no red bar', async () => {
    const page = await auditPage(await dealt('uniform'));
    expect(red(page)).toBe(0);
    expect(page).not.toContain('>never dealt<');
  });
});
