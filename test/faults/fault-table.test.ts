import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { faultTable, type Tried } from './fault-reporter.js';
import { ROWS } from './rows.js';

const ROW: Tried = { id: 'S2', fault: 'loops', required: 'is ended', outcome: 'ended', held: true };
const TESTS = fileURLToPath(new URL('..', import.meta.url));

describe('the table of faults', () => {
  it('is in order, and a row that did not hold says so', () => {
    const table = faultTable([{ ...ROW, id: 'S10', outcome: 'NOT AS REQUIRED', held: false }, ROW, { ...ROW, id: 'L1' }]).split('\n');
    expect(table[0]).toMatch(/^Faults tried: 3 of the 48 rows /);
    expect(table.slice(1, -1)).toEqual([
      ...['L1', 'S2'].flatMap((id) => [`${id}   loops`, '     must   is ended', '     result ended']),
      'S10  loops',
      '     must   is ended',
      '     result NOT AS REQUIRED',
    ]);
  });

  it('counts the cases of a row that has several, and does not hide the one that fails', () => {
    const cases = [true, true, false].map((held): Tried => ({ ...ROW, id: 'L3', outcome: null, held }));
    expect(faultTable(cases.slice(0, 2))).toContain('result 2 of 2 cases as required');
    expect(faultTable(cases)).toContain('result NOT AS REQUIRED: 2 of 3 cases as required');
  });

  it('names the rows that were not tried, and no others', () => {
    const all = ROWS.map((id): Tried => ({ ...ROW, id }));
    expect(faultTable(all)).not.toContain('NOT TRIED');
    expect(faultTable(all.slice(2))).toMatch(/\nNOT TRIED in this run: S1, S2$/);
  });

  it('has a test for every row about a function, a program or a log', () => {
    const files = readdirSync(TESTS, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'));
    const ids = files.flatMap((file) =>
      [...readFileSync(join(TESTS, file), 'utf8').matchAll(/\bfaults?\(\s*'([A-Z]\d+)'/g)].map(([, id]) => id),
    );
    expect(ROWS.filter((id) => !id.startsWith('P') && !ids.includes(id))).toEqual([]);
  });
});
