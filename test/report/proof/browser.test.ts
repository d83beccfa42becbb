import { afterAll, describe, expect, test } from 'vitest';
import { renderProofHtml } from '../../../src/report/proof/html.js';
import { claimsPages } from '../../../src/report/proof/pages.js';
import { needs } from '../../support/tools.js';
import { CLEAN, closeBrowser, look } from '../look.js';
import { claims, proof } from './records.js';

afterAll(closeBrowser);

describe('in a browser', () => {
  test.each(['naive-swap', 'modulo', 'function'] as const)(
    'the proof of %s is accessible, quiet and fits on desk and phone',
    async (name) => {
      needs('chromium');
      const html = await renderProofHtml(proof(name));
      expect(await look(html, 1280, 'light'), '1280').toEqual(CLEAN);
      expect(await look(html, 390, name === 'modulo' ? 'dark' : 'light'), '390').toEqual(CLEAN);
    },
  );

  test('the claims are accessible, quiet and fit on a phone', async () => {
    needs('chromium');
    expect(await look(await claimsPages.html(claims({ broken: true }), {}), 390, 'light')).toEqual(CLEAN);
  });
});
