import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { renderLedgerHtml } from '../../../../src/wings/ledger/page/document.js';
import { ledgerOf } from '../../../../src/wings/ledger/page/facts/ledger.js';
import { browser, CLEAN, closeBrowser, folder, look } from '../../../report/look.js';
import { needs } from '../../../support/tools.js';
import { entry, everything, VERDICTS } from './entries.js';

afterAll(closeBrowser);

const LONG = 'a-subject-with-a-very-long-name-without-any-place-to-break-it/'.repeat(4);
const PAGES: Readonly<Record<string, string>> = {
  'one of everything': await renderLedgerHtml(everything()),
  'forty attempts and a long name': await renderLedgerHtml(
    ledgerOf(
      'reports',
      null,
      Array.from({ length: 40 }, (_, k) =>
        entry(k, { id: LONG, file: `${LONG}${k}.json`, verdict: k % 9 ? VERDICTS.biased : VERDICTS.clean, counted: k + 60 }),
      ),
      [],
    ),
  ),
  'an empty folder': await renderLedgerHtml(ledgerOf('reports', null, [], [])),
};

test.each(Object.keys(PAGES))('a ledger of %s is accessible, quiet and fits, by day and night, on desk and phone', async (name) => {
  needs('chromium');
  for (const [width, scheme] of [
    [1280, 'light'],
    [1280, 'dark'],
    [390, 'light'],
    [390, 'dark'],
  ] as const)
    expect(await look(PAGES[name] ?? '', width, scheme), `${width} ${scheme}`).toEqual(CLEAN);
});

test.each(Object.keys(PAGES))('a ledger of %s fits on paper, its digests whole', async (name) => {
  const context = await (await browser()).newContext();
  try {
    const page = await context.newPage();
    const file = join(folder, 'print.html');
    writeFileSync(file, PAGES[name] ?? '');
    await page.goto(pathToFileURL(file).href);
    await page.setViewportSize({ width: 680, height: 1017 });
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(680);
    const shown = `[...document.querySelectorAll('.ledger code')].map((code) => code.innerText.replace(/\\s/g, '').length).filter((digits) => digits !== 64)`;
    expect(await page.evaluate(shown)).toEqual([]);
  } finally {
    await context.close();
  }
});
