import { describe, expect, it } from 'vitest';
import { recordedOf } from '../../../src/core/record/recorded-log.js';
import { logWishesOf } from '../../../src/engine/log/read-log.js';
import { logSubject } from '../../../src/host/log/read-log.js';
import { renderSummary } from '../../../src/report/audit/summary.js';
import { deal } from '../../support/deal.js';
import { recordOf } from '../../support/record-of.js';
import { ownFolder, place, read } from './logs.js';

ownFolder();

type Row = readonly number[];

/** The first `k` cards of each of `deals` decks of `n`, dealt by a built-in subject. */
function rows(n: number, deals: number, seed: string, k = n, spec = 'fisher-yates'): Row[] {
  const { cells } = deal(spec, n, deals, seed);
  return Array.from({ length: deals }, (_, row) => [...cells.subarray(row * n, row * n + k)]);
}

const byCards = (a: Row, b: Row): number => a.map((card, p) => card - b[p]).find((apart) => apart !== 0) ?? 0;
const byText = (a: Row, b: Row): number => (a.join(',') < b.join(',') ? -1 : 1);
const text = (all: readonly Row[]): string => all.map((row) => row.join(',')).join('\n');
const hands = (n: number): object => ({ partial: { orderUnknown: false, numbers: 'from-0' }, n });

async function audit(all: readonly Row[], wishes: object = {}): Promise<{ readonly said: string; readonly because: readonly string[] }> {
  const log = await read(text(all), wishes, 'sorted.csv');
  // Read again as the record says, it is the same log.
  expect((await read(text(all), logWishesOf(log.origin), 'sorted.csv')).origin).toEqual(log.origin);
  const { core } = await recordOf(logSubject(log, [place('sorted.csv', text(all))]), { seed: 'log', trials: all.length, detect: 0.1 });
  const said = renderSummary({ core }).replaceAll(/\s+/g, ' ');
  return { said, because: core.verdict.kind === 'biased' ? core.verdict.because : [] };
}

describe('a log whose rows were sorted', () => {
  const NONE = /changes its chances|depends on|too often/;
  const middle = (all: readonly Row[], from: number): Row[] => [...all.slice(0, from), ...all.slice(from).toSorted(byCards)];
  const moved = (all: readonly Row[]): Row[] => {
    const sorted = all.toSorted(byCards);
    for (const [from, to] of [
      [90, 600],
      [700, 30],
      [410, 420],
    ])
      sorted.splice(to, 0, ...sorted.splice(from, 1));
    return sorted;
  };

  it.each([
    ['rising', rows(10, 1500, 'up').toSorted(byCards), 'All 1,500 rows stand in rising order.'],
    ['falling', rows(8, 900, 'down').toSorted((a, b) => byCards(b, a)), 'All 900 rows stand in falling order.'],
    ['of 52 cards', rows(52, 200, 'many').toSorted(byCards), 'All 200 rows stand in rising order.'],
    ['by their text', rows(20, 600, 'text').toSorted(byText), 'All 600 rows stand in rising order of their text.'],
    ['with many equal rows', rows(5, 2000, 'few').toSorted(byCards), 'All 2,000 rows stand in rising order.'],
    ['from one row on', middle(rows(12, 1200, 'part'), 500), 'Rows 501 to 1,200 stand in rising order.'],
    ['all but three', moved(rows(12, 1200, 'moved')), 'All 1,200 rows stand in rising order, but 3 rows.'],
    [
      'file by file',
      [...rows(9, 700, 'one').toSorted(byCards), ...rows(9, 800, 'two').toSorted(byCards)],
      'Rows 1 to 700 and 701 to 1,500 each stand in rising order.',
    ],
  ] as const)('%s: the shuffle is not accused', async (_way, all, told) => {
    const { because, said } = await audit(all);
    expect(because).toEqual([]);
    expect(said).toContain('Cannot tell: the rows of this log were sorted');
    expect(said).toContain(told);
    expect(said).not.toMatch(NONE);
  });

  it('still shows the bias of the shuffle, and says that they were', async () => {
    const { because, said } = await audit(rows(10, 6000, 'naive', 10, 'naive-swap').toSorted(byCards), { start: 'natural' });
    expect(because).toContain('position-matrix');
    expect(said).toContain('Biased: some cards come to some positions too often');
    expect(said).toContain('All 6,000 rows stand in rising order.');
  });

  it.each([
    ['a fair log', rows(10, 1500, 'fair')],
    ['a fair log that repeats its first rows', [...rows(10, 1300, 'again'), ...rows(10, 1300, 'again').slice(0, 200)]],
    [
      'a deck that is cut by one card more each time',
      Array.from({ length: 600 }, (_, row) => Array.from({ length: 52 }, (__, p) => (p + row + 7) % 52)),
    ],
    ['one deck for ever', Array.from({ length: 300 }, () => rows(10, 1, 'one')[0])],
    [
      'a few decks, each in one stretch',
      Array.from({ length: 400 }, (_, row) => rows(10, 4, 'four').toSorted(byCards)[Math.floor(row / 100)]),
    ],
  ] as const)('%s is not one', async (_what, all) => {
    const { origin } = await read(text(all));
    expect(origin.source.sorted).toBeUndefined();
    expect(recordedOf(origin.source).unordered).toBeUndefined();
  });
});

describe('hands that were sorted', () => {
  const all = rows(52, 1500, 'hands', 6);
  const up = (hand: Row): Row => hand.toSorted((a, b) => a - b);

  it.each([
    ['in all rows but one', all.map((hand, row) => (row === 700 ? hand : up(hand))), 'sorted in all but 1 row'],
    ['from one row on, downward', all.map((hand, row) => (row < 600 ? hand : up(hand).toReversed())), 'sorted downward from row 601 on'],
    ['up to a row', all.map((hand, row) => (row < 900 ? up(hand) : hand)), 'sorted in rows 1 to 900'],
    [
      'in all places but the last',
      all.map((hand) => [...up(hand.slice(0, 5)), hand[5]]),
      'The cards at places 1 to 5 are sorted in every row',
    ],
    [
      'in all places but the first',
      all.map((hand) => [hand[0], ...up(hand.slice(1))]),
      'The cards at places 2 to 6 are sorted in every row',
    ],
  ] as const)('%s: are audited as sets', async (_way, logged, told) => {
    const { because, said } = await audit(logged, hands(52));
    expect(because).toEqual([]);
    expect(said).toContain(told);
    expect(said).toContain('only which cards it holds was tested');
  });

  it('are told from hands that come sorted in half of the rows: there the order is a bias', async () => {
    const { because } = await audit(
      all.map((hand, row) => (row % 2 === 0 ? up(hand) : hand)),
      hands(52),
    );
    expect(because).toContain('seen-order/position-matrix');
  });
});
