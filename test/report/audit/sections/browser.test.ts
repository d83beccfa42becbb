import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { auditPage } from '../../../../src/report/audit/page.js';
import { needs } from '../../../support/tools.js';
import { browser, CLEAN, closeBrowser, folder, look } from '../../look.js';
import { LOGS } from './log-records.js';

afterAll(closeBrowser);

/** A sheet of A4 in CSS pixels. */
const A4 = { width: 794, height: 1123 };

describe('the page of a log, in a browser', () => {
  test.each(Object.entries(LOGS))('%s: accessible, quiet and fits, by day and night, on desk, phone and paper', async (_, made) => {
    needs('chromium');
    const html = await auditPage(await made());
    for (const width of [1280, 390])
      for (const scheme of ['light', 'dark'] as const) expect(await look(html, width, scheme), `${width} ${scheme}`).toEqual(CLEAN);
    const context = await (await browser()).newContext({ viewport: A4 });
    try {
      const page = await context.newPage();
      const file = join(folder, 'sheet.html');
      writeFileSync(file, html);
      await page.goto(pathToFileURL(file).href);
      await page.emulateMedia({ media: 'print' });
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(A4.width);
      // Every drawing lies within the sheet, and none is without height.
      const drawings = await page.evaluate<readonly { readonly right: number; readonly height: number }[]>(
        `[...document.querySelectorAll('figure.turn svg, figure.drift svg, figure.groups svg')].map((svg) => svg.getBoundingClientRect())
          .filter(({ width }) => width > 0).map(({ height, right }) => ({ height, right }))`,
      );
      expect(drawings.length).toBeGreaterThan(0);
      expect(drawings.filter(({ height, right }) => height < 50 || right > A4.width)).toEqual([]);
    } finally {
      await context.close();
    }
  });
});
