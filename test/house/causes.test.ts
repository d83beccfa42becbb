import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CAUSES_PAGE, causesAt, causesPage, SWEPT } from '../slow/cause-results.js';
import { MISTAKES, nameOf } from '../slow/mistakes.js';
import { UNLISTED } from '../slow/unlisted.js';

/** `npm run tables` sets this: the page is then written anew instead of being held to what was dealt. */
const WRITE = process.env['SHUFFLE_AUDIT_WRITE_TABLES'] === '1';

describe('the page that says which cause is named', () => {
  it('is made of what was dealt', () => {
    if (WRITE) writeFileSync(CAUSES_PAGE, causesPage());
    else expect(readFileSync(CAUSES_PAGE, 'utf8'), 'run: npm run tables').toBe(causesPage());
  });

  it.each(SWEPT)('has no wrong name at %i cards, and no mistake that is gone', (n) => {
    const names = new Set([...MISTAKES.map(nameOf), ...UNLISTED.map(({ shuffle }) => shuffle.id)]);
    const faults = Object.entries(causesAt(n)).filter(([name, row]) => !names.has(name) || row.some(({ judged }) => judged === 'wrong'));
    expect(faults).toEqual([]);
  });
});
