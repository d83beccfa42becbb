import { describe, expect, test } from 'vitest';
import { printSummary, printText } from '../../../src/page/document/print-text.js';
import { jointBasis } from '../../../src/page/document/several.js';
import { compareDocument, renderCompareHtml } from '../../../src/report/compare/document.js';
import type { Comparison } from '../../../src/report/compare/facts/comparison.js';
import { comparison } from './cells.js';

const text = (made: Comparison): string => printText(compareDocument(made), jointBasis('sha256:00', ['2026-11-20', '2026-11-21']), {});
const grid = (biased: string): Comparison =>
  comparison(['good', 'naive'], ['a', 'b', 'c'], (shuffle, prng) =>
    shuffle === 'good' && prng === 'c' ? null : shuffle === biased ? 'biased' : 'no-bias-found',
  );
const LAYOUTS = [grid('naive'), comparison(['good'], ['a', 'b'], (_, prng) => (prng === 'a' ? 'biased' : 'inconclusive'))];

describe('a comparison as text', () => {
  test.each(LAYOUTS)('has every section of the page, every audit and every digest, in 100 columns', async (made) => {
    const said = text(made);
    const page = await renderCompareHtml(made);
    const headings = [...page.matchAll(/<section[^>]*>(?:<div[^>]*>)?<h2>([^<]*)<\/h2>/g)].map(([, heading = '']) => heading);
    expect(headings.length).toBeGreaterThan(3);
    expect(headings.filter((heading) => heading !== 'Check it yourself' && !said.includes(`\n${heading}:\n`))).toEqual([]);
    for (const { digest, id } of made.cells) expect([said.includes(id), said.includes(digest)]).toEqual([true, true]);
    expect(said.split('\n').filter((line) => line.length > 100 && !line.startsWith('  npx '))).toEqual([]);
    expect(said).toMatch(/^Comparison of .*: .*, 21 November 2026\n\n\S/);
  });

  test('says each verdict, what was not run, and which test caught what', () => {
    const said = text(grid('naive'));
    expect(said.match(/^ {2}naive\S* +biased +off by/gm)).toHaveLength(3);
    expect(said.match(/^ {2}good\S* +no bias found +down to/gm)).toHaveLength(2);
    expect(said).toContain('Not run: 1:\n  - good does not fit c');
    expect(said).toMatch(/^ {2}naive; Caught by: \S+, position-matrix,/m);
    expect(said).not.toContain('square');
    expect(text(grid('good'))).not.toMatch(/^ {2}naive\S* +biased/m);
  });

  test('begins with its headline, which has no mark, and says nothing twice', () => {
    const summary = printSummary(compareDocument(grid('naive')));
    expect(summary).toMatch(/^The shuffle decides, not the generator\n/);
    expect(text(grid('naive'))).toContain(`\n\n${summary}\n\n`);
    expect(text(grid('naive')).match(/The chance of a false alarm/g)).toHaveLength(1);
  });
});
