import { afterAll, describe, expect, test } from 'vitest';
import { renderComparisonHtml } from '../../../src/report/search/comparison-html.js';
import { renderSearchHtml } from '../../../src/report/search/search-html.js';
import { needs } from '../../support/tools.js';
import { CLEAN, closeBrowser, look } from '../look.js';
import { comparison, traced } from './traces.js';

afterAll(closeBrowser);

describe('in a browser', () => {
  test.each(['123046758', '867254301', '1 2 3 4 5 6 7 8 9 10 11 12 0 13 14 15'])(
    'the search of %s is accessible, quiet and fits on desk and phone',
    async (text) => {
      needs('chromium');
      const { start, trace } = traced(text, 'a-star');
      const html = renderSearchHtml(trace, start);
      expect(await look(html, 1280, 'light'), '1280').toEqual(CLEAN);
      expect(await look(html, 390, 'dark'), '390').toEqual(CLEAN);
    },
  );

  test('the comparison is accessible, quiet and fits on desk and phone', async () => {
    needs('chromium');
    const html = renderComparisonHtml(comparison('867254301', 50_000));
    expect(await look(html, 1280, 'light')).toEqual(CLEAN);
    expect(await look(html, 390, 'light')).toEqual(CLEAN);
  });
});
