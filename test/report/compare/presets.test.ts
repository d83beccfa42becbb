import { describe, expect, test } from 'vitest';
import { presetEntries } from '../../../src/cli/compare/entries.js';
import type { Verdict } from '../../../src/core/record/evidence.js';
import { PRESETS } from '../../../src/engine/subject/presets.js';
import { printSummary } from '../../../src/page/document/print-text.js';
import { compareDocument, renderCompareHtml } from '../../../src/report/compare/document.js';
import type { Comparison, PresetEntry } from '../../../src/report/compare/facts/comparison.js';
import { faults } from '../page-faults.js';
import { cell, comparison } from './cells.js';

const TODAY = PRESETS.filter(({ language }) => language === 'today');
const entries = presetEntries(TODAY, { kind: 'deck' });

/** A comparison of presets, each of which ended so; `change` tells another thing of one. */
function compared(kind: Verdict['kind'], change: (entry: PresetEntry) => PresetEntry = (entry) => entry): Comparison {
  const presets = entries.presets.map(change);
  const cells = presets.map(({ id, origin }) => ({ ...cell('shuffle', id.replaceAll(/\W+/g, '-'), kind), origin }));
  return { ...comparison([], [], () => null), ...entries, presets, cells };
}

/** The widths of the bars of a page, by the name beside each, in hundredths of all orders on a scale of powers of two. */
function bars(page: string): Readonly<Record<string, number>> {
  const found = [...page.matchAll(/<th scope="row">([^<]+)<small>(?:(?!<\/tr>)[\s\S])*?<rect class="can" width="([\d.]+)"/g)];
  return Object.fromEntries(found.map(([, name, width]) => [name, Number(width)]));
}

const withoutLinks = (text: string): string => text.replace(/<a href="compare\/[A-Za-z0-9%._~-]+\.html">([\s\S]*?)<\/a>/g, '$1');

describe('a comparison of the shuffles of languages', async () => {
  const page = await renderCompareHtml(compared('no-bias-found'));

  test('is a page like every other, told by languages', () => {
    expect(faults(withoutLinks(page))).toEqual([]);
    expect(page).toMatch(/<h1>\w+ of \w+ shuffles of languages cannot deal every order<\/h1>/);
    expect(page).toContain('--preset python,');
    expect(page).not.toContain('--prng');
  });

  test('draws how many orders each can deal first, those with the fewest first', () => {
    // 52! is 2^225.58.
    const { java, php, python, rust, ...others } = bars(page) as Record<'java' | 'php' | 'python' | 'rust', number>;
    expect([java, php, python, rust]).toEqual([21.3, 14.2, 100, 100]);
    expect(Object.keys(bars(page))[0]).toBe('go');
    expect(Object.keys(others)).toHaveLength(TODAY.length - 4);
  });

  test('draws what the entries say, not what the names are', async () => {
    const other = await renderCompareHtml(
      compared('no-bias-found', (entry) => (entry.id === 'java' ? { ...entry, startBits: 96 } : entry)),
    );
    expect(bars(other)['java']).toBe(42.6);
    expect(other).toContain('java <span aria-hidden="true">2<sup>96</sup></span>');
  });

  test('tells beside each how many deals give its generator away, as the catalogue declares it', async () => {
    const read = await renderCompareHtml(
      compared('no-bias-found', (entry) => ({ ...entry, generator: { ...entry.generator, ...(entry.id === 'java' && { readFrom: 3 }) } })),
    );
    const states = [...read.matchAll(/<th scope="row">([\w.-]+)<small>(?:(?!<\/tr>)[\s\S])*?<td>((?:not )?read [^<]*)<\/td><\/tr>/g)];
    const told = new Map(states.map(([, name, state]) => [name, state]));
    expect([told.get('java'), told.size]).toEqual(['read from 3 deals of 52 cards', TODAY.length]);
    expect([...told.values()]).toContain('not read by any way known here');
  });

  test('speaks of the audits where one is biased, and of nothing else where every language can deal all', async () => {
    expect(await renderCompareHtml(compared('biased'))).toContain('audits show a bias</h1>');
    const able = compared('no-bias-found', (entry) => ({ ...entry, startBits: 256 }));
    expect(await renderCompareHtml(able)).toContain('<h1>No bias found in any of');
  });

  test('says the same on the terminal', () => {
    const text = printSummary(compareDocument(compared('no-bias-found')));
    expect(text).toMatch(/^\w+ of \w+ shuffles of languages cannot deal every order\n/);
    expect(text.split('\n').filter((line) => line.length > 100)).toEqual([]);
  });

  test('calls them presets where one is no language’s of today', async () => {
    const former = { ...compared('no-bias-found', (entry) => ({ ...entry, language: entry.id !== 'java' })) };
    expect(await renderCompareHtml(former)).toMatch(/<h1>\w+ of \w+ presets cannot deal every order<\/h1>/);
  });

  test('keeps names and titles text', async () => {
    const nasty = '</style><script>alert(1)</script>"\'><img src=x onerror=alert(2)>';
    const hostile = compared('no-bias-found', (entry) => ({ ...entry, id: entry.id === 'go' ? nasty : entry.id, title: nasty }));
    expect(faults(withoutLinks(await renderCompareHtml(hostile)))).toEqual([]);
  });
});
