import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import type { Evidence } from '../../../../src/core/record/evidence.js';
import { LANGUAGES, type Language } from '../../../../src/core/record/profile.js';
import { renderDocument } from '../../../../src/wings/standards/document/html.js';
import { profileOf } from '../../../../src/wings/standards/profiles/catalogue.js';
import { browser, CLEAN, closeBrowser, folder, look } from '../../../report/look.js';
import { record } from '../../../report/records.js';
import { needs } from '../../../support/tools.js';

afterAll(closeBrowser);

function held(): Evidence {
  const evidence = record('naive-swap-52');
  const document = { profile: profileOf('gli-19'), parties: {}, package: 'ab'.repeat(32), platform: 'linux x64' };
  return { ...evidence, run: { ...evidence.run, document } };
}

describe('a document in a browser', () => {
  test.each(LANGUAGES)('in %s is accessible, quiet and fits, on desk and phone', async (language) => {
    needs('chromium');
    const page = renderDocument(held(), language);
    for (const width of [1280, 390]) expect(await look(page, width, 'light'), `${width}`).toEqual(CLEAN);
  });

  test.each(LANGUAGES)('in %s has the five questions on one sheet of A4, and no row on two', async (language: Language) => {
    const context = await (await browser()).newContext();
    try {
      const page = await context.newPage();
      const file = join(folder, `document-${language}.html`);
      writeFileSync(file, renderDocument(held(), language));
      await page.goto(pathToFileURL(file).href);
      // A4 less the margins of 18, 18 and 20 mm.
      const [width, height] = [(210 - 36) * (96 / 25.4), (297 - 38) * (96 / 25.4)];
      await page.setViewportSize({ width: Math.floor(width), height: Math.floor(height) });
      await page.emulateMedia({ media: 'print' });
      expect(await page.evaluate<number>('document.querySelector(".first").getBoundingClientRect().bottom')).toBeLessThan(height);
      expect(await page.evaluate<string>('getComputedStyle(document.querySelector("tr")).breakInside')).toBe('avoid');
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(Math.ceil(width));
      const pdf = await page.pdf({ preferCSSPageSize: true });
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    } finally {
      await context.close();
    }
  });
});
