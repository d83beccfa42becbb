import { describe, expect, test } from 'vitest';
import { walkSection } from '../../../../src/kinds/board/page/walk-law.js';
import { auditPage } from '../../../../src/report/audit/page.js';
import { faults } from '../../../report/page-faults.js';
import { sectionHtml } from '../../../support/section-html.js';
import { recordOfScrambler } from '../shown-by.js';

const readable = (markup: string): string => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const shown = (markup: string): readonly string[] => [...markup.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = '']) => text);
const lines = (markup: string): number => (/<svg class="wide"[\s\S]*?<\/svg>/.exec(markup)?.[0].match(/stroke-width="1.2"/g) ?? []).length;

const walk = await recordOfScrambler('walk:50', '3x3');
const section = await sectionHtml(walkSection(walk.core));

describe('the law of a walk', () => {
  test('that always moves is two thin lines with names, and one sentence', () => {
    const series = walk.core.walk ?? expect.fail('a walk has a law');
    expect(lines(section)).toBe(2);
    const percent = (value: number): string => `${(100 * value).toFixed(1)}\u00a0%`;
    expect(shown(section)).toEqual(
      expect.arrayContaining([
        `50 moves: ${percent(series[50])}`,
        `even number of moves: ${percent(series[100])}`,
        `odd number of moves: ${percent(series[99])}`,
      ]),
    );
    expect(readable(section)).toContain(
      'After an even number of moves the blank can be in 5 cells only, after an odd number in the other 4: however many moves are made, at least 44.4 % of the probability lies in the wrong place.',
    );
  });

  test('keeps what its sentence says: no number of moves comes below that', async () => {
    for (const [scrambler, size, least] of [
      ['walk:1000', '3x3', 4 / 9],
      ['walk-no-undo:100', '3x3', 4 / 9],
      ['walk:300', '2x4', 1 / 2],
      ['walk:100', '2x3', 1 / 2],
    ] as const) {
      const { walk: series = [] } = (await recordOfScrambler(scrambler, size, 300)).core;
      expect(Math.min(...(series ?? []))).toBeGreaterThanOrEqual(least - 1e-6);
      expect(Math.min(...(series ?? []))).toBeLessThan(least + 0.2);
    }
  });

  test('with steps that do nothing is one line', async () => {
    const lazy = await sectionHtml(walkSection((await recordOfScrambler('walk-lazy:100', '3x3', 300)).core));
    expect(lines(lazy)).toBe(1);
    expect(readable(lazy)).toMatch(/After 200 moves [\d.]+.% of the probability still lies in the wrong place/);
    expect(lazy).not.toContain('number of moves:');
  });

  test('is drawn from the record: another series is another picture', async () => {
    const series = walk.core.walk ?? expect.fail('a walk has a law');
    const core = { ...walk.core, walk: series.map((variation) => variation / 2) };
    const lied = await sectionHtml(walkSection(core));
    expect(shown(lied)).not.toEqual(shown(section));
    expect(lied.length).toBeGreaterThan(1000);
  });

  test('of a walk beyond the drawing is told in words', async () => {
    const text = readable(await sectionHtml(walkSection((await recordOfScrambler('walk:1000', '3x3', 300)).core)));
    expect(text).toContain('This scrambler, with 1,000 moves, lies to the right of the drawing: 44.4 %.');
  });

  test('stands on a page that is whole', async () => {
    expect(faults(await auditPage(walk))).toEqual([]);
  });
});
