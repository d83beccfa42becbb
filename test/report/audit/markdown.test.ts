import { describe, expect, it, test } from 'vitest';
import { markdown, markdownFold, markdownText } from '../../../src/page/markdown.js';
import { power, say, strong } from '../../../src/page/phrase.js';
import { pages } from '../../../src/report/audit/pages.js';
import { altered, RECORDS, record } from '../records.js';

describe('a text as Markdown', () => {
  it.each([
    ['a | b', 'a \\| b'],
    ['<img src=x>', '&lt;img src=x>'],
    ['@somebody', '&#64;somebody'],
    ['**loud** `code` [a](b) #1', '\\*\\*loud\\*\\* \\`code\\` \\[a\\](b) \\#1'],
    ['- a - b', '\\- a - b'],
    ['one\ntwo', 'one\\\\u{a}two'],
  ])('%j is %j', (text, shown) => {
    expect(markdownText(text)).toBe(shown);
  });

  it('keeps the roles of a phrase', () => {
    expect(markdown(say`off by ${strong('5 %')}, ${power(-7)}`)).toBe('off by **5 %**, 10<sup>−7</sup>');
  });

  it('is folded behind a fence that it cannot close', () => {
    expect(markdownFold('More', 'a\n````\nb\n')).toBe('<details><summary>More</summary>\n\n`````text\na\n````\nb\n`````\n\n</details>');
  });
});

describe('the Markdown of an audit', () => {
  test.each(RECORDS)('of %s has a headline, three numbers and the whole text, folded', (name) => {
    const text = pages.markdown(record(name), {});
    expect(text).toMatch(/^### [■○◐] (?:Biased|No bias found|Cannot tell)/);
    expect(text).toContain('| off by | smallest bias that would have been seen | asked for |');
    expect(text).toContain(pages.text(record(name), {}).trimEnd());
    expect(text).not.toMatch(/\bfair|\bpassed|NaN|undefined/i);
    // Every row of a table has the cells of its head.
    const tables = text.split('\n\n').filter((block) => block.startsWith('| '));
    for (const table of tables) {
      const cells = table.split('\n').map((line) => line.split(/(?<!\\)\|/).length);
      expect(new Set(cells).size).toBe(1);
    }
  });

  test('shows the strongest rows of a bias', () => {
    const text = pages.markdown(record('naive-swap-52'), {});
    expect(text).toMatch(/\| <code>cyclic-displacement<\/code> \| uneven \| [\d.]+ % \| 10<sup>−\d+<\/sup> \|/);
    const uneven = record('naive-swap-52').core.verdict;
    const rows = text.split('\n').filter((line) => line.includes('| uneven |')).length;
    expect(rows).toBe(uneven.kind === 'biased' ? Math.min(8, uneven.because.length) : 0);
  });

  test('lets no name of a subject into its markup', () => {
    const { core } = record('sattolo-5');
    const text = pages.markdown(altered('sattolo-5', { subject: { ...core.subject, id: '</code>|<b>@x\n# y' } }), {});
    expect(text).toContain('<code>&lt;/code>\\|&lt;b>&#64;x\\\\u{a}\\# y</code>');
  });
});
