import { describe, expect, it } from 'vitest';
import { logWishesOf } from '../../../src/engine/log/read-log.js';
import { logSubject } from '../../../src/host/log/read-log.js';
import { renderSummary } from '../../../src/report/audit/summary.js';
import { deal } from '../../support/deal.js';
import { recordOf } from '../../support/record-of.js';
import { failure, ownFolder, place, read } from './logs.js';

ownFolder();

type Row = readonly number[];

const rows = (n: number, deals: number, seed: string, k = n): Row[] => {
  const { cells } = deal('fisher-yates', n, deals, seed);
  return Array.from({ length: deals }, (_, row) => [...cells.subarray(row * n, row * n + k)]);
};
const text = (all: readonly Row[], header = ''): string => `${header}${all.map((row) => row.join(',')).join('\n')}\n`;
const hands = (n: number, only?: object): object => ({ partial: { orderUnknown: false, numbers: 'from-0' }, n, ...(only && { only }) });

async function said(all: string, wishes: object): Promise<string> {
  const log = await read(all, wishes, 'parts.csv');
  expect((await read(all, logWishesOf(log.origin), 'parts.csv')).origin).toEqual(log.origin);
  const { decks } = log.origin.source;
  const { core } = await recordOf(logSubject(log, [place('parts.csv', all)]), { seed: 'log', trials: decks, detect: 0.2 });
  return renderSummary({ core }).replaceAll(/\s+/g, ' ');
}

describe('only some rows of a log', () => {
  const all = [...rows(6, 40, 'six'), ...rows(8, 60, 'eight')];

  it('are read as if the log held no others, with a header and without', async () => {
    for (const header of ['', 'a,b,c,d,e,f,g,h\n']) {
      const { origin } = await read(text(all, header), { only: { from: 41, to: null } });
      expect(origin.source).toMatchObject({ decks: 60, rows: 60, only: { from: 41, to: null }, vocabulary: { kind: 'from-0' } });
      expect(origin.source.vocabulary.cards).toHaveLength(8);
      expect((await read(text(all, header), { only: { from: 1, to: 40 } })).origin.source).toMatchObject({ decks: 40, leftOut: [] });
    }
  });

  it('are counted without blank lines and comments, and their faults named by the line of the file', async () => {
    const log = `# from a table\na,b,c\n0,1,2\n\n# later\n2,1,0\n1,0,2\n0,2,1\n1,2,9\n`;
    const { origin } = await read(log, { only: { from: 2, to: 4 } });
    expect(origin.source.decks).toBe(3);
    expect(await failure(read(log, { only: { from: 2, to: null } }))).toMatchObject({ at: { line: 9 } });
  });

  it('must be there', async () => {
    expect(await failure(read(text(all), { only: { from: 101, to: null } }))).toMatchObject({
      code: 'E_USAGE',
      message: '--rows must begin within the log, which has 100 rows, got 101',
    });
    expect(await failure(read(text(all), { only: { from: 41, to: 101 } }))).toMatchObject({
      code: 'E_USAGE',
      message: '--rows must end within the log, which has 100 rows, got 101',
    });
  });
});

describe('a log of several decks', () => {
  const [a, b, c] = [rows(49, 500, 'a', 5), rows(59, 500, 'b', 5), rows(69, 500, 'c', 5)];

  it.each([
    [
      'that grow',
      [...a, ...b, ...c],
      69,
      /from rows 50\d and 1,00\d on.*Rows 1 to 50\d hold cards 0 to 48, .*--rows 1-50\d --partial --n 49 /,
    ],
    ['that come back', [...c, ...a, ...rows(69, 500, 'd', 5)], 69, /from rows \d+ and 1,0\d\d on.*--rows \d+-\d+ --partial --n 49 /],
  ] as const)('%s: is parted by its rows', async (_way, all, n, told) => {
    expect(await said(text(all), hands(n))).toMatch(told);
  });

  it('is audited part by part', async () => {
    const all = text([...a, ...c]);
    expect(await said(all, hands(49, { from: 1, to: 500 }))).toMatch(/^◐ Cannot tell: 500 deals are too few/);
    expect(await said(all, hands(69, { from: 501, to: null }))).toMatch(/^◐ Cannot tell: 500 deals are too few/);
  });

  it('and of several sizes is refused with the rows of each, however its rows are filled up', async () => {
    const six = rows(69, 300, 'six', 6);
    const small = rows(49, 300, 'small', 5);
    const header = 'a,b,c,d,e,f\n';
    for (const log of [
      text([...small, ...six]),
      text([...small, ...six], header),
      header + text(small).replaceAll('\n', ',\n') + text(six),
    ])
      expect(await failure(read(log, hands(69)))).toMatchObject({
        code: 'E_LOG_MIXED_DECK',
        hint: 'audit each part by itself: --rows 1-300 --n 49 for hands of 5; --rows 301- for hands of 6',
      });
    expect(await failure(read(text([...rows(52, 30, 'x'), ...rows(54, 30, 'y')]), {}))).toMatchObject({
      code: 'E_LOG_MIXED_DECK',
      hint: 'audit each part by itself: --rows 1-30 for decks of 52; --rows 31- for decks of 54',
    });
  });
});
