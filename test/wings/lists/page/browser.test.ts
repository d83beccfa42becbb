import { afterAll, expect, test } from 'vitest';
import { pages } from '../../../../src/wings/lists/page/pages.js';
import { CLEAN, closeBrowser, look } from '../../../report/look.js';
import { ORDERS } from './records.js';

afterAll(closeBrowser);

test.each(Object.keys(ORDERS))('the page of %s is accessible, quiet and fits, by day on a desk and by night on a phone', async (name) => {
  const html = await pages.html(await ORDERS[name](), {});
  expect(await look(html, 1280, 'light')).toEqual(CLEAN);
  expect(await look(html, 390, 'dark')).toEqual(CLEAN);
});
