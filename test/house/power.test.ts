import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MISTAKES, nameOf } from '../slow/mistakes.js';
import { wrongEnds } from '../slow/power-cell.js';
import { columnOf, PAGE, powerPage } from '../slow/power-results.js';
import { CARDS, LEAST_FOUND } from '../slow/power-rules.js';
import { RUNNER_PAGE, runnerPage } from '../slow/runner-page.js';

/** `npm run tables` sets this: the page is then written anew instead of being held to what was dealt. */
const WRITE = process.env['SHUFFLE_AUDIT_WRITE_TABLES'] === '1';

describe('the page that says at how many deals each mistake is found', () => {
  it('is made of what was dealt', () => {
    if (WRITE) writeFileSync(PAGE, powerPage());
    else expect(readFileSync(PAGE, 'utf8'), 'run: npm run tables').toBe(powerPage());
  });

  // A new mistake is shown as not dealt yet, until the slow suite has dealt it.
  it.each(CARDS)('has no cell at %i cards of a mistake that is gone', (n) => {
    const names = new Set(MISTAKES.map(nameOf));
    expect(Object.keys(columnOf(n)).filter((name) => !names.has(name))).toEqual([]);
  });

  it.each(CARDS)('shows every mistake of %i cards found as often as foretold', (n) => {
    const rare = Object.entries(columnOf(n)).filter(([, cell]) => cell.kind === 'seen' && cell.found < LEAST_FOUND);
    expect(rare).toEqual([]);
  });

  it.each(CARDS)('shows the whole audits of every mistake of %i cards ending as foretold, and none clean for a size that it has', (n) => {
    const cells = columnOf(n);
    const wrong = MISTAKES.flatMap((mistake) => {
      const cell = cells[nameOf(mistake)];
      return cell?.kind === 'seen' ? wrongEnds(mistake, n, cell).map((what) => `${nameOf(mistake)}: ${what}`) : [];
    });
    expect(wrong).toEqual([]);
  });
});

it('the page that says what the runners of other languages see is made of what was dealt', () => {
  if (WRITE) writeFileSync(RUNNER_PAGE, runnerPage());
  else expect(readFileSync(RUNNER_PAGE, 'utf8'), 'run: npm run tables').toBe(runnerPage());
});
