import { appendFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { outsiderRows, ROWS } from './cause-subjects.js';
import { type Judged, judged, namedOf, summary, toldOf } from './cause-verdict.js';

/** A file that a line a row is added to: `SHUFFLE_AUDIT_TABLE=causes.tsv npx vitest run --mode slow test/engine/diagnose/causes.test.ts`. */
const TABLE = process.env['SHUFFLE_AUDIT_TABLE'];

/** The share of the causes seen that must be named. */
const NAMED = 0.9;

function keep(...cells: readonly string[]): void {
  if (TABLE !== undefined) appendFileSync(TABLE, `${cells.join('\t')}\n`);
}

/** One row alone: `-t "sattolo, own names"`, its language and its cards. */
describe('a cause, however it is written,', () => {
  const came: Judged[] = [];

  it.each(ROWS.map((row) => [row.name, row] as const))('%s: is named, or nothing is', async (name, { cause, n, open }) => {
    const told = await toldOf(await open());
    const result = judged(cause, n, told);
    came.push(result);
    keep(name, result, summary(told));
    expect(result, summary(told)).not.toBe('wrong');
  });

  afterAll(() => {
    if (came.length < ROWS.length) return;
    const seen = came.filter((result) => result !== 'unseen');
    expect(seen.filter((result) => result === 'right').length / seen.length).toBeGreaterThanOrEqual(NAMED);
  });
});

describe('a biased shuffle that is no known mistake', async () => {
  it.each((await outsiderRows()).map((row) => [row.name, row] as const))('%s: is given no cause', async (name, { open }) => {
    const told = await toldOf(await open());
    const named = namedOf(told);
    keep(name, named.length > 0 ? 'wrong' : told.verdict === 'biased' ? 'none' : 'unseen', summary(told));
    expect(named).toEqual([]);
  });
});
