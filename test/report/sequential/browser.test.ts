import { afterAll, describe, expect, test } from 'vitest';
import { needs } from '../../support/tools.js';
import { CLEAN, closeBrowser, look } from '../look.js';
import { page, run } from './records.js';

afterAll(closeBrowser);

describe('in a browser', () => {
  test.each(['naive-swap', 'sattolo', 'undecided'] as const)(
    'the run of %s is accessible, quiet and fits on desk and phone',
    async (name) => {
      needs('chromium');
      const html = await page(run(name));
      expect(await look(html, 1280, 'light'), '1280').toEqual(CLEAN);
      expect(await look(html, 390, name === 'sattolo' ? 'dark' : 'light'), '390').toEqual(CLEAN);
    },
  );
});
