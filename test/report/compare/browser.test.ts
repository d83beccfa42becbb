import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { renderCompareHtml } from '../../../src/report/compare/document.js';
import type { Comparison } from '../../../src/report/compare/facts/comparison.js';
import { needs } from '../../support/tools.js';
import { browser, CLEAN, closeBrowser, folder, look } from '../look.js';
import { comparison } from './cells.js';

afterAll(closeBrowser);

const ids = (count: number, name: string): readonly string[] => Array.from({ length: count }, (_, k) => `${name}-${k + 1}`);
const PAGES: Readonly<Record<string, Comparison>> = {
  'some shuffles and generators': comparison(
    ['fisher-yates', 'inside-out', 'naive-swap-n-minus-1', 'sattolo', 'sort-comparator', 'riffle:7'],
    ['mt19937', 'middle-square-weyl', 'v8-xorshift128plus'],
    (shuffle, prng) => (shuffle === 'riffle:7' && prng === 'mt19937' ? null : shuffle.startsWith('f') ? 'no-bias-found' : 'biased'),
  ),
  'one shuffle': comparison(['fisher-yates'], ids(12, 'generator'), (_, prng) => (prng.endsWith('7') ? 'biased' : 'inconclusive')),
  'twenty shuffles': comparison(ids(20, 'a-shuffle-with-a-name'), ids(6, 'generator'), (shuffle) =>
    shuffle.endsWith('2') ? 'biased' : 'no-bias-found',
  ),
  'thirty biased shuffles': comparison(ids(30, 'a-shuffle-with-a-name'), ids(2, 'generator'), () => 'biased'),
};

describe('in a browser', () => {
  test.each(Object.keys(PAGES))('a comparison of %s is accessible, quiet and fits, by day and night, on desk and phone', async (name) => {
    needs('chromium');
    const html = await renderCompareHtml(PAGES[name] ?? comparison([], [], () => null));
    for (const [width, scheme] of [
      [1280, 'light'],
      [1280, 'dark'],
      [390, 'light'],
      [390, 'dark'],
    ] as const) {
      expect(await look(html, width, scheme), `${width} ${scheme}`).toEqual(CLEAN);
    }
  });

  test.each(Object.keys(PAGES))('a comparison of %s fits on paper', async (name) => {
    const context = await (await browser()).newContext();
    try {
      const page = await context.newPage();
      const file = join(folder, 'print.html');
      writeFileSync(file, await renderCompareHtml(PAGES[name] ?? comparison([], [], () => null)));
      await page.goto(pathToFileURL(file).href);
      await page.setViewportSize({ width: 680, height: 1017 });
      await page.emulateMedia({ media: 'print' });
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(680);
      const scrolled = `[...document.querySelectorAll('.wrap, pre, .catches')].filter((box) => box.scrollWidth > box.clientWidth).length`;
      if (!name.startsWith('thirty')) return;
      for (const width of [680, 390, 1280]) {
        await page.setViewportSize({ width, height: 1017 });
        await page.emulateMedia({ media: width === 680 ? 'print' : 'screen' });
        expect(await page.evaluate(scrolled), String(width)).toBe(0);
      }
    } finally {
      await context.close();
    }
  });
});
