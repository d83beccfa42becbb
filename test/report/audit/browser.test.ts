import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { blocksTable } from '../../../src/page/sections/blocks-table.js';
import { sheet } from '../../../src/page/style/sheet.js';
import { auditPage } from '../../../src/report/audit/page.js';
import { needs } from '../../support/tools.js';
import { browser, CLEAN, closeBrowser, folder, look } from '../look.js';
import { record } from '../records.js';

const NAMES = ['naive-swap-52', 'fisher-yates-52', 'modulo-8-5'] as const;
afterAll(closeBrowser);

describe('in a browser', () => {
  for (const name of NAMES) {
    test(`${name} is accessible, quiet and fits, by day and night, on desk and phone`, async () => {
      needs('chromium');
      const html = await auditPage(record(name));
      for (const width of [1280, 390]) {
        for (const scheme of ['light', 'dark'] as const) expect(await look(html, width, scheme), `${width} ${scheme}`).toEqual(CLEAN);
      }
    });
  }

  test.each(NAMES)('%s is as wide as its window, whatever its width', async (name) => {
    const context = await (await browser()).newContext();
    try {
      const page = await context.newPage();
      const file = join(folder, 'width.html');
      writeFileSync(file, await auditPage(record(name)));
      await page.goto(pathToFileURL(file).href);
      for (const width of [320, 600, 759, 761, 800, 860, 920, 1000, 1019, 1021, 1100]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate('document.documentElement.scrollWidth'), `${width} px`).toBe(width);
      }
    } finally {
      await context.close();
    }
  });

  test('a page with faults is seen to have them', async () => {
    needs('chromium');
    const html = await auditPage(record('modulo-8-5'));
    const broken = html
      .replace('<h1>', '<img src="missing.png"><p class="soft">')
      .replace('</h1>', '</p>')
      .replace('max-width:1168px', 'min-width:2000px');
    const seen = await look(broken, 390, 'light');
    expect(seen.violations.join(' ')).toContain('image-alt');
    expect(seen.requests).toBeGreaterThan(1);
    expect(seen.overflow).toBeGreaterThan(0);
  });

  test('its policy lets its own style in and nothing else', async () => {
    const context = await (await browser()).newContext();
    try {
      const page = await context.newPage();
      const messages: string[] = [];
      page.on('console', (message) => messages.push(message.text()));
      const file = join(folder, 'policy.html');
      writeFileSync(file, await auditPage(record('modulo-8-5')));
      await page.goto(pathToFileURL(file).href);
      expect(await page.evaluate('getComputedStyle(document.querySelector(".page")).maxWidth')).toBe('1168px');
      expect(messages).toEqual([]);
      await page.evaluate('document.body.insertAdjacentHTML("beforeend", "<p id=x style=color:red>x</p>")');
      expect(messages.join(' ')).toContain('Content Security Policy');
    } finally {
      await context.close();
    }
  });

  test.each([...NAMES, 'sattolo-5'] as const)('%s has verdict, ruler and map on the first printed page', async (name) => {
    const context = await (await browser()).newContext();
    try {
      const page = await context.newPage();
      const file = join(folder, 'print.html');
      writeFileSync(file, await auditPage(record(name)));
      await page.goto(pathToFileURL(file).href);
      await page.setViewportSize({ width: 680, height: 1017 });
      await page.emulateMedia({ media: 'print' });
      const bottom = await page.evaluate<number>('document.querySelector("svg.map").getBoundingClientRect().bottom');
      // A4 less the margins of 12 and 16 mm
      expect(bottom).toBeLessThan(((297 - 28) / 25.4) * 96);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(680);
    } finally {
      await context.close();
    }
  });
});

describe('a table of long words', () => {
  const words = 'x'.repeat(60);
  const columns = [
    { head: 'Draw', number: false },
    { head: words, number: true },
  ];
  const table = blocksTable('Long', columns, [[['below 48'], [words]]]).text;
  const whole = `<!doctype html><meta name="viewport" content="width=device-width"><style>${sheet('', '')}</style><div class="page"><main>${table}<div class="wrap">${table}</div></main></div>`;

  test('fits the phone, and is not cut as a whole where a printed sheet ends', async () => {
    needs('chromium');
    const context = await (await browser()).newContext();
    try {
      const page = await context.newPage();
      const file = join(folder, 'words.html');
      writeFileSync(file, whole);
      await page.goto(pathToFileURL(file).href);
      await page.setViewportSize({ width: 390, height: 800 });
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
      const overflow = (): Promise<string> => page.evaluate<string>('getComputedStyle(document.querySelector(".wrap")).overflowX');
      expect(await overflow()).toBe('auto');
      await page.emulateMedia({ media: 'print' });
      expect(await overflow()).toBe('visible');
    } finally {
      await context.close();
    }
  });
});
