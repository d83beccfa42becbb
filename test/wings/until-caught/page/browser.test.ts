import { afterAll, expect, test } from 'vitest';
import { renderCaughtTable } from '../../../../src/wings/until-caught/page/table.js';
import { CLEAN, closeBrowser, look } from '../../../report/look.js';
import { needs } from '../../../support/tools.js';
import { caughtSamples } from './samples.js';

const samples = await caughtSamples();
afterAll(closeBrowser);

test.each([
  ['some, whose digests are listed', samples.slice(0, 12)],
  ['a whole table of generators', samples],
])('the page of %s is accessible, quiet and fits, by day on a desk and by night on a phone', async (_, shown) => {
  needs('chromium');
  const html = await renderCaughtTable(shown);
  expect(await look(html, 1280, 'light')).toEqual(CLEAN);
  expect(await look(html, 390, 'dark')).toEqual(CLEAN);
});
