import { afterAll, expect, test } from 'vitest';
import { render } from '../../../../src/records/render.js';
import { CLEAN, closeBrowser, look } from '../../../report/look.js';
import { needs } from '../../../support/tools.js';
import { brokenRaceRecord } from '../broken-race-record.js';

afterAll(closeBrowser);

test.each([
  [1280, 'light'],
  [1280, 'dark'],
  [390, 'light'],
  [390, 'dark'],
] as const)('the page of a race is accessible, quiet and fits at %i, %s', async (width, theme) => {
  needs('chromium');
  expect(await look(await render(brokenRaceRecord(), 'html'), width, theme)).toEqual(CLEAN);
});
