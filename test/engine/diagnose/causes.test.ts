import { appendFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { outsiderRows, ROWS } from './cause-subjects.js';
import { keepWritten, tally, type WrittenCell } from './cause-table.js';
import { judged, namedOf, summary, type Told, toldOf } from './cause-verdict.js';

/** A file that gets a line a row as it comes: `SHUFFLE_AUDIT_TABLE=rows.tsv npx vitest run --mode slow test/engine/diagnose/causes.test.ts`. */
const TABLE = process.env['SHUFFLE_AUDIT_TABLE'];

/** The share of the causes seen that must be named. */
const NAMED = 0.9;

const OUTSIDERS = await outsiderRows();
const causes: Record<string, WrittenCell> = {};
const outsiders: Record<string, WrittenCell> = {};

function keep(cells: Record<string, WrittenCell>, name: string, told: Told, result: WrittenCell['judged']): void {
  cells[name] = { judged: result, said: summary(told) };
  if (TABLE !== undefined) appendFileSync(TABLE, `${[name, result, summary(told)].join('\t')}\n`);
}

// One row alone: `-t "sattolo, own names"`, and behind it the language and the cards. What is kept is then left as it is.
describe('a cause, however it is written,', () => {
  it.each(ROWS.map((row) => [row.name, row] as const))('%s: is named, or nothing is', async (name, row) => {
    const told = await toldOf(await row.open());
    const result = judged(row, told);
    keep(causes, name, told, result);
    expect(result, summary(told)).not.toBe('wrong');
  });

  afterAll(() => {
    if (Object.keys(causes).length < ROWS.length) return;
    const { none, right, wrong } = tally(Object.values(causes));
    expect(right / (right + none + wrong)).toBeGreaterThanOrEqual(NAMED);
  });
});

describe('a biased shuffle that is no known mistake', () => {
  it.each(OUTSIDERS.map((row) => [row.name, row] as const))('%s: is given no cause', async (name, { open }) => {
    const told = await toldOf(await open());
    const named = namedOf(told);
    keep(outsiders, name, told, named.length > 0 ? 'wrong' : told.verdict === 'biased' ? 'none' : 'unseen');
    expect(named).toEqual([]);
  });
});

afterAll(() => {
  if (Object.keys(causes).length + Object.keys(outsiders).length === ROWS.length + OUTSIDERS.length) keepWritten({ causes, outsiders });
});
