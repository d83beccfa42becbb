import { describe, expect, test } from 'vitest';
import { positionMap } from '../../../src/kinds/deck/page/positions.js';
import { renderCompareHtml } from '../../../src/report/compare/document.js';
import type { Comparison } from '../../../src/report/compare/facts/comparison.js';
import { smallMap } from '../../../src/report/compare/facts/small-map.js';
import { firstDifference } from '../../support/first-difference.js';
import { faults } from '../page-faults.js';
import { record } from '../records.js';
import { cell, comparison } from './cells.js';

const SHUFFLES = ['fisher-yates', 'inside-out', 'naive-swap', 'sattolo'] as const;
const WRONG: readonly string[] = ['naive-swap', 'sattolo'];
const usual = comparison(SHUFFLES, ['mt19937', 'randu', 'xoshiro128ss'], (shuffle) =>
  WRONG.includes(shuffle) ? 'biased' : 'no-bias-found',
);
const page = await renderCompareHtml(usual);

const LINK = /<a href="([^"]*)">/g;
/** The page without the links to its cells, which the pages of single records do not have. */
const withoutLinks = (text: string): string =>
  text.replace(/<a href="[A-Za-z0-9%_~-][A-Za-z0-9%._~-]*\/[A-Za-z0-9%._~-]+\.html">([\s\S]*?)<\/a>/g, '$1');
const ids = (count: number, name: string): readonly string[] => Array.from({ length: count }, (_, k) => `${name}-${k + 1}`);

describe('the page of a comparison', () => {
  test('is self-contained, scriptless and held by its own policy; its links lead to the cells beside it and nowhere else', () => {
    expect(faults(withoutLinks(page))).toEqual([]);
    const links = [...page.matchAll(LINK)].map(([, href]) => href);
    expect([...new Set(links)].sort()).toEqual(usual.cells.map(({ href }) => href).sort());
    expect(links.filter((href) => !/^compare\/[a-z0-9-]+\.html$/.test(href ?? ''))).toEqual([]);
  });

  test('with a link elsewhere, a script or a style attribute is seen to be at fault', () => {
    expect(faults(withoutLinks(page.replace('<a href="compare/', '<a href="https://example.org/')))).not.toEqual([]);
    expect(faults(withoutLinks(page.replace('<a href="compare/', '<a href="../')))).toContain('has an element it must not have');
    expect(faults(withoutLinks(page.replace('<main', '<script></script><main')))).toEqual(['has an element it must not have']);
    expect(faults(withoutLinks(page.replace('<h2>', '<h2 style="">')))).toEqual(['has a style or event attribute']);
  });

  test('is the same twice', async () => {
    expect(firstDifference(page, await renderCompareHtml(usual))).toBeNull();
  });

  test('counts every verdict, zero included, and bounds the false alarms', () => {
    expect(page).toContain('<b>6</b> biased, <b>6</b> no bias found, <b>0</b> cannot tell, 0 not run');
    expect(page).toContain('The chance of a false alarm anywhere among the 12 is at most 1 in 41,000');
    expect(page).toContain('<h1>The shuffle decides, not the generator</h1>');
  });

  test('has a map, a verdict and one number in every cell, and the digest of every record', () => {
    expect(page.split('class="mini"').length - 1).toBe(12);
    expect(page.match(/■<\/span> biased<\/b><small>off by [\d.]+\u00a0%/g)).toHaveLength(6);
    expect(page.match(/○<\/span> no bias found<\/b><small>down to [\d.]+\u00a0%/g)).toHaveLength(6);
    for (const { digest } of usual.cells) expect(page).toContain(digest);
    expect(page).toContain('npx shuffle-audit verify</span> <span>reports/compare/fisher-yates-mt19937.json');
  });

  test('says which cells were not run, and why', async () => {
    const holey = comparison(SHUFFLES, ['mt19937', 'msvc'], (_, prng) => (prng === 'msvc' ? null : 'no-bias-found'));
    const text = await renderCompareHtml(holey);
    expect(faults(withoutLinks(text))).toEqual([]);
    expect(text.match(/class="missing">not run</g)).toHaveLength(4);
    expect(text).toContain('Not run: 4');
    expect(text).toContain('<li>sattolo does not fit msvc</li>');
    expect(text).toContain('0</b> cannot tell, 4 not run');
  });

  test('of one shuffle has a row each generator with what there is room for', async () => {
    const column = comparison(['fisher-yates'], ['mt19937', 'randu'], (_, prng) => (prng === 'randu' ? 'biased' : 'no-bias-found'));
    const text = await renderCompareHtml(column);
    expect(faults(withoutLinks(text))).toEqual([]);
    expect(text).toContain('1 of 2 generators shows a bias under fisher-yates');
    expect(text).toContain('Would have been seen from');
    expect(text).not.toContain('Speed, as measured');
    expect(text).toContain('For every biased generator');
  });

  test('of one generator and many shuffles has a row each shuffle', async () => {
    const text = await renderCompareHtml(comparison(ids(9, 'shuffle'), ['mt19937'], () => 'no-bias-found'));
    expect(faults(withoutLinks(text))).toEqual([]);
    expect(text.match(/<th scope="row" role="rowheader">shuffle-\d</g)).toHaveLength(9);
    expect(text).not.toContain('Orders that can come first</th><th scope="col" role="columnheader" class="num">');
    expect(text).toContain('States against orders');
  });

  test('without a bias has nobody who catches it', async () => {
    expect(await renderCompareHtml(comparison(['fisher-yates'], ['randu'], () => 'no-bias-found'))).not.toContain('Who catches what');
    expect(page).toContain('Who catches what');
  });

  test('says so where there are no maps', async () => {
    const none = { ...usual, cells: usual.cells.map((one) => ({ ...one, map: null })) };
    const text = await renderCompareHtml(none);
    expect(faults(withoutLinks(text))).toEqual([]);
    expect(text).toContain('so there are no maps');
  });
});

describe('a large comparison', () => {
  const restless = positionMap(record('naive-swap-52').core);
  if (!restless) throw new Error('the record has counts of positions');

  /** Every cell with a striking map, the costliest there is, and every verdict. */
  const large = (shuffles: number, prngs: number, rows: number): Comparison => {
    const made = comparison(ids(shuffles, 'shuffle'), ids(prngs, 'generator'), () => 'no-bias-found');
    const map = smallMap(restless, rows);
    const kinds = ['biased', 'no-bias-found', 'inconclusive'] as const;
    return { ...made, cells: made.cells.map((one, k) => ({ ...one, map, kind: kinds[k % 3] ?? 'biased' })) };
  };

  test.each([
    [1, 40, 26],
    [20, 1, 26],
    [8, 12, 26],
    [20, 40, 13],
  ])('of %d shuffles and %d generators stays below two megabytes', async (shuffles, prngs, rows) => {
    const text = await renderCompareHtml(large(shuffles, prngs, rows));
    expect(faults(withoutLinks(text))).toEqual([]);
    expect(text.length).toBeLessThan(2e6);
    expect(text.split('class="mini"').length - 1).toBe(shuffles * prngs);
  });
});

describe('hostile text', () => {
  const NASTY = '</style><script>alert(1)</script>"\'><img src=x onerror=alert(2)>\u202egnp.\u0000';

  test('stays text, and hidden characters are shown', async () => {
    const origin = {
      source: { kind: 'built-in', maker: NASTY, prng: NASTY, bounded: NASTY, seeding: NASTY },
      outcome: { kind: 'deck' },
    } as const;
    const one = { ...cell('a', 'b', 'biased'), origin, id: NASTY, digest: NASTY, startedAt: NASTY, found: [{ test: NASTY, logP: -50 }] };
    const text = await renderCompareHtml({
      ...usual,
      makers: [{ id: NASTY, title: NASTY }],
      generators: [{ id: NASTY, title: NASTY, stateBits: 31, seedBits: 31 }],
      boundeds: [{ id: NASTY, title: NASTY }],
      seedings: [{ id: NASTY, title: NASTY, everyDeal: true, seedBits: 16 }],
      presets: [],
      plan: { ...usual.plan, seed: NASTY, tests: [NASTY] },
      version: NASTY,
      cells: [one],
      holes: [{ origin, reason: NASTY }],
      folder: NASTY,
      placeOptions: [NASTY],
      planOptions: [NASTY],
    });
    expect(faults(withoutLinks(text))).toEqual([]);
    expect(text).not.toContain('\u202e');
    expect(text.match(/<style>/g)).toHaveLength(1);
  });
});
