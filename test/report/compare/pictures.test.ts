import { describe, expect, test } from 'vitest';
import { renderCompareHtml } from '../../../src/report/compare/document.js';
import { biasedFirst } from '../../../src/report/compare/facts/biased-first.js';
import type { ComparedCell } from '../../../src/report/compare/facts/cell.js';
import type { Comparison } from '../../../src/report/compare/facts/comparison.js';
import { gridOf } from '../../../src/report/compare/facts/grid.js';
import { comparison } from './cells.js';

const readable = (markup: string): string => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const table = (page: string): string => /<table class="catches"[\s\S]*?<\/table>/.exec(page)?.[0] ?? '';
const heads = (page: string): readonly string[] => [...table(page).matchAll(/<span class="up">([^<]*)</g)].map(([, name = '']) => name);
/** Every row of the grid of tests: its name, and what stands for each test, by the test's name. */
const rows = (page: string): ReadonlyMap<string, ReadonlyMap<string, string>> =>
  new Map(
    [...table(page).matchAll(/<th scope="row" role="rowheader">([^<]*)<\/th>(.*?)<\/tr>/g)].map(([, name = '', cells = '']) => [
      name,
      new Map([...cells.matchAll(/<td role="cell">(.*?)<\/td>/g)].map(([, shown = ''], k) => [heads(page)[k] ?? '', shown])),
    ]),
  );
const size = (shown: string | undefined): string | null => /class="sq (s\d)/.exec(shown ?? '')?.[1] ?? null;

/** A comparison whose subjects were caught by these tests, with powers of ten of p; the others are clean. */
function caughtBy(found: Readonly<Record<string, Readonly<Record<string, number>>>>, prngs: readonly string[] = ['mt19937']): Comparison {
  const names = Object.keys(found);
  const made = comparison(names, prngs, (shuffle) => (Object.keys(found[shuffle] ?? {}).length > 0 ? 'biased' : 'no-bias-found'));
  const cells = made.cells.map((one): ComparedCell => {
    const tests = Object.entries(found[one.origin.source.maker] ?? {});
    return { ...one, found: tests.map(([name, tens]) => ({ test: name, logP: -tens * Math.LN10 })) };
  });
  return { ...made, cells };
}

const SOME = { even: {}, far: { a: 2000, b: 7 }, near: { b: 30 } };

describe('who catches what', async () => {
  const page = await renderCompareHtml(caughtBy(SOME));

  test('is a grid of biased subjects by tests, those that catch the most first', () => {
    expect(heads(page)).toEqual(['b', 'a']);
    expect([...rows(page).keys()]).toEqual(['far', 'near']);
  });

  test('has a square where a test went beyond the line and none elsewhere, the larger the further', () => {
    expect(size(rows(page).get('far')?.get('a'))).toBe('s5');
    expect(size(rows(page).get('far')?.get('b'))).toBe('s2');
    expect(size(rows(page).get('near')?.get('b'))).toBe('s3');
    expect(rows(page).get('near')?.get('a')).toBe('');
  });

  test('frames the test that went furthest, and says all of it to those who hear the page', () => {
    expect(rows(page).get('far')?.get('a')).toContain(' furthest"');
    expect(rows(page).get('far')?.get('b')).not.toContain('furthest');
    expect(readable(rows(page).get('far')?.get('a') ?? '')).toMatch(/10 to the minus 2,000 , furthest/);
  });

  test('begins with what the grid shows', async () => {
    expect(readable(page)).toContain('b catches every biased shuffle; no other test does.');
    expect(readable(await renderCompareHtml(caughtBy({ x: { a: 9 }, y: { b: 9 } })))).toContain(
      'No single test catches all 2 biased shuffles: a catches the most, 1.',
    );
    expect(readable(await renderCompareHtml(caughtBy({ x: { a: 9, b: 9 }, y: {} })))).toContain('x is caught by 2 tests, furthest by a .');
    expect(readable(await renderCompareHtml(caughtBy({ x: { a: 9, b: 9, c: 9 }, y: { a: 9, b: 9, c: 9 } })))).toContain(
      'a catches every biased shuffle; so do 2 other tests.',
    );
  });

  test('follows the records: a lie in one of them changes the grid', async () => {
    const lied = await renderCompareHtml(caughtBy({ ...SOME, near: { a: 30 } }));
    expect(size(rows(lied).get('near')?.get('a'))).toBe('s3');
    expect(rows(lied).get('near')?.get('b')).toBe('');
  });

  test('counts the audits where a test did not catch all of a subject’s', async () => {
    const two = caughtBy({ far: { a: 2000, b: 7 }, even: {} }, ['mt19937', 'randu']);
    const cells = two.cells.map((one, k) => (k === 0 ? { ...one, found: one.found.slice(0, 1) } : one));
    const shown = await renderCompareHtml({ ...two, cells });
    expect(readable(rows(shown).get('far')?.get('b') ?? '')).toContain('in 1 of 2 audits');
    expect(rows(shown).get('far')?.get('b')).toContain('<small aria-hidden="true">1</small>');
    expect(rows(shown).get('far')?.get('a')).not.toContain('<small');
    expect(shown).toContain('A number: in so many');
  });
});

describe('the biased', () => {
  const lines = comparison(['fisher-yates'], ['even', 'bad', 'fine', 'worse'], (_, prng) =>
    ['bad', 'worse'].includes(prng) ? 'biased' : 'inconclusive',
  );

  test('come first, and all others keep the order in which they were named', () => {
    expect(biasedFirst(gridOf(lines)).rows.map(({ generator }) => generator.id)).toEqual(['bad', 'worse', 'even', 'fine']);
    const pairs = comparison(['a', 'b', 'c'], ['x', 'y'], (shuffle, prng) =>
      shuffle === 'c' || prng === 'y' ? 'biased' : 'no-bias-found',
    );
    const grid = biasedFirst(gridOf(pairs));
    expect(grid.columns.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
    expect(grid.rows.map(({ generator }) => generator.id)).toEqual(['y', 'x']);
    for (const row of grid.rows) for (const column of grid.columns) expect(grid.at(row, column)).toBe(gridOf(pairs).at(row, column));
  });

  test('come first in the table, and the digest of the comparison is the one it was', async () => {
    const page = await renderCompareHtml(lines);
    expect([...page.matchAll(/<th scope="row" role="rowheader">(\w+)<small>/g)].map(([, name]) => name)).toEqual([
      'bad',
      'worse',
      'even',
      'fine',
    ]);
    const last = await renderCompareHtml({ ...lines, generators: lines.generators.toReversed() });
    const digest = (text: string): string => /sha256:[0-9a-f]{64}/.exec(text)?.[0] ?? expect.fail('no digest');
    expect(digest(last)).toBe(digest(page));
  });
});

describe('how far off each is', async () => {
  const generators = ['even', 'bad', 'fine', 'worse', 'good'];
  const off: Readonly<Record<string, number>> = { bad: 0.02, worse: 0.5 };
  const made = comparison(['fisher-yates'], generators, (_, prng) => (prng in off ? 'biased' : 'inconclusive'));
  const sized = (sizes: Readonly<Record<string, number | null>>): Comparison => ({
    ...made,
    cells: made.cells.map((one) => ({
      ...one,
      seenFrom: 0.05,
      offBy: one.kind === 'biased' ? (sizes[one.origin.source.prng] ?? null) : null,
      elsewhere: one.kind === 'biased' && sizes[one.origin.source.prng] === null ? { atMost: 0.01, by: 'position', test: 'repeats' } : null,
    })),
  });
  const figure = (page: string): string => /<figure class="sizes">[\s\S]*?<svg class="wide"[\s\S]*?<\/svg>/.exec(page)?.[0] ?? '';
  const said = (page: string): readonly string[] =>
    [...figure(page).matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = '']) => text.replaceAll('\u00a0', ' '));
  const page = await renderCompareHtml(sized(off));

  test('is a bar of every biased one, the furthest first, and one bar of all that say the same', () => {
    expect(said(page)).toEqual(expect.arrayContaining(['worse', 'bad', '3 others', '50.0 %', '2.0 %', 'cannot tell, seen from 5.0 %']));
    expect(said(page).indexOf('worse')).toBeLessThan(said(page).indexOf('bad'));
    expect(said(page)).not.toContain('even');
    expect(readable(page)).toContain('worse is furthest off: 50.0 %.');
  });

  test('is what the records say: another size is another bar', async () => {
    const other = figure(await renderCompareHtml(sized({ ...off, bad: 0.9 })));
    expect(other).not.toBe(figure(page));
    expect(readable(await renderCompareHtml(sized({ ...off, bad: 0.9 })))).toContain('bad is furthest off: 90.0 %.');
  });

  test('says of a bias that shows in another test where it shows', async () => {
    const text = await renderCompareHtml(sized({ bad: null, worse: 0.5 }));
    expect(said(text)).toContain('shows in repeats');
    expect(readable(text)).toContain('One of two biased generators is off by at most 1.0 % here: another test shows the bias.');
  });

  test('is left out where no size is known, and of pairs, which the grid of maps shows', async () => {
    expect(await renderCompareHtml(sized({ bad: null, worse: null }))).not.toContain('How far off each is');
    expect(await renderCompareHtml(comparison(['a', 'b'], ['x', 'y'], () => 'biased'))).not.toContain('How far off each is');
  });
});
