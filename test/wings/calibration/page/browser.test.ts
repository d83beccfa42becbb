import { afterAll, describe, expect, test } from 'vitest';
import { pages } from '../../../../src/wings/calibration/page/pages.js';
import { CLEAN, closeBrowser, look } from '../../../report/look.js';
import { needs } from '../../../support/tools.js';
import { calibration, failing, tooFew } from './record.js';

afterAll(closeBrowser);

describe('in a browser', () => {
  test.each([
    ['that holds', calibration()],
    ['that fails', failing],
    ['that cannot tell', tooFew],
  ])('a calibration %s is accessible, quiet and fits on desk and phone', async (_, record) => {
    needs('chromium');
    const html = await pages.html(record, {});
    expect(await look(html, 1280, 'light'), '1280').toEqual(CLEAN);
    expect(await look(html, 390, 'dark'), '390').toEqual(CLEAN);
  });
});
