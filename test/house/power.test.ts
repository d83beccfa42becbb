import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MISTAKES, nameOf } from '../slow/mistakes.js';
import { columnOf, PAGE, powerPage } from '../slow/power-results.js';
import { CARDS, LEAST_FOUND } from '../slow/power-rules.js';

/** `npm run tables` sets this: the page is then written anew instead of being held to what was dealt. */
const WRITE = process.env['SHUFFLE_AUDIT_WRITE_TABLES'] === '1';

describe('the page that says at how many deals each mistake is found', () => {
  it('is made of what was dealt', () => {
    if (WRITE) writeFileSync(PAGE, powerPage());
    else expect(readFileSync(PAGE, 'utf8'), 'run: npm run tables').toBe(powerPage());
  });

  it.each(CARDS)('has a cell for every mistake of the catalogues at %i cards: npm run test:slow', (n) => {
    expect(Object.keys(columnOf(n)).sort()).toEqual(MISTAKES.map(nameOf).sort());
  });

  it.each(CARDS)('shows every mistake of %i cards found as often as foretold', (n) => {
    for (const [name, cell] of Object.entries(columnOf(n)))
      if (cell.kind === 'seen') expect(cell.found, name).toBeGreaterThanOrEqual(LEAST_FOUND);
  });
});
