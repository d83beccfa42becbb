import { describe, expect, it } from 'vitest';
import { type CauseRow, outsiderRows, ROWS } from './cause-subjects.js';
import { judged, namedOf, summary, toldOf } from './cause-verdict.js';

/** Enough deals to see each, and few enough for every day; the whole table is `causes.test.ts`. */
const DEALS = 4000;

const NAMED = [
  'naive-swap, in place, js, 10 cards',
  'naive-swap, own names, py, 52 cards',
  'sattolo-forward, in place, js, 52 cards',
  'starts-late, in place, js, 10 cards',
  'stops-early, in place, py, 10 cards',
];

/** Rows that must not be named wrongly, whether or not they are named. */
const NOT_WRONG = ['sattolo, own names, js, 10 cards', 'naive-swap, from the end, pl, 10 cards', 'riffle:1, own names, js, 52 cards'];

const OUTSIDERS = ['leastOfTwo, 10 cards', 'packetsMoved, 52 cards', 'thirdsApart, 10 cards'];

function rowOf(name: string): CauseRow {
  const row = ROWS.find((one) => one.name === name);
  if (!row) throw new Error(`no row is called ${name}`);
  return row;
}

describe('some causes as people write them', () => {
  it.each(NAMED)('%s: is named', async (name) => {
    const row = rowOf(name);
    const told = await toldOf(await row.open(), DEALS);
    expect(judged(row, told), summary(told)).toBe('right');
  });

  it.each(NOT_WRONG)('%s: is not named wrongly', async (name) => {
    const row = rowOf(name);
    const told = await toldOf(await row.open(), DEALS);
    expect(['right', 'none'], summary(told)).toContain(judged(row, told));
  });

  it.each(OUTSIDERS)('%s: is no known mistake, and given no name', async (name) => {
    const row = (await outsiderRows()).find((one) => one.name === name);
    const told = await toldOf(await (row ?? rowOf(name)).open(), DEALS);
    expect(told.verdict).toBe('biased');
    expect(namedOf(told)).toEqual([]);
  });

  it('is right for no other cause, and for no lie', async () => {
    const row = rowOf('naive-swap, in place, js, 10 cards');
    const told = await toldOf(await row.open(), DEALS);
    expect(judged(rowOf('sattolo, in place, pl, 10 cards'), told)).toBe('wrong');
    expect(judged(rowOf('original-returned, in place, pl, 10 cards'), told)).toBe('wrong');
    expect(namedOf(told)).toEqual(['naive-swap']);
  });
});
