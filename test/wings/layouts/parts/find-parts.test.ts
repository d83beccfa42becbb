import { describe, expect, it } from 'vitest';
import { logWishesOf } from '../../../../src/engine/log/read-log.js';
import { logSubject } from '../../../../src/host/log/read-log.js';
import { renderSummary } from '../../../../src/report/audit/summary.js';
import { failure, ownFolder, place, read } from '../../../host/log/logs.js';
import { deal } from '../../../support/deal.js';
import { recordOf } from '../../../support/record-of.js';

ownFolder();

type Row = readonly number[];

/** The first `k` cards of each of `deals` decks of `n`. */
const rows = (n: number, deals: number, seed: string, k = n): Row[] => {
  const { cells } = deal('fisher-yates', n, deals, seed);
  return Array.from({ length: deals }, (_, row) => [...cells.subarray(row * n, row * n + k)]);
};
const text = (all: readonly Row[], header = ''): string => `${header}${all.map((row) => row.join(',')).join('\n')}\n`;
const hands = (n: number, only?: object): object => ({ partial: { orderUnknown: false, numbers: 'from-0' }, n, ...(only && { only }) });

async function audit(all: string, wishes: object): Promise<{ readonly said: string; readonly because: readonly string[] }> {
  const log = await read(all, wishes, 'parts.csv');
  expect((await read(all, logWishesOf(log.origin), 'parts.csv')).origin).toEqual(log.origin);
  const { decks } = log.origin.source;
  const { core } = await recordOf(logSubject(log, [place('parts.csv', all)]), { seed: 'log', trials: decks, detect: 0.2 });
  const because = core.verdict.kind === 'biased' ? core.verdict.because : [];
  return { said: renderSummary({ core }).replaceAll(/\s+/g, ' '), because };
}

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
    expect((await audit(text(all), hands(n))).said).toMatch(told);
  });

  it('is audited part by part', async () => {
    const all = text([...a, ...c]);
    expect((await audit(all, hands(49, { from: 1, to: 500 }))).said).toMatch(/^◐ Cannot tell: 500 deals are too few/);
    expect((await audit(all, hands(69, { from: 501, to: null }))).said).toMatch(/^◐ Cannot tell: 500 deals are too few/);
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

describe('hands from two decks', () => {
  const small = rows(59, 700, 'small', 5);
  const large = rows(69, 900, 'large', 5);

  it('are not tested as if from one, and the row is told', async () => {
    const grown = await audit(text([...small, ...large]), hands(69));
    expect(grown.because).toEqual([]);
    expect(grown.said).toMatch(/Cannot tell: from row 70\d on this log has another deck Cards 59 to 68 are absent before row 70\d/);
    const shrunk = await audit(text([...large, ...small]), hands(69));
    expect(shrunk.said).toMatch(
      /Cards 59 to 68 are absent from row \d+ on.* --rows 1-\d+ --partial --n 69 .* --rows \d+- --partial --n 59 /,
    );
  });

  it.each([
    ['a generator that got stuck', [...large, ...Array.from({ length: 700 }, () => [3, 17, 25, 31, 40])]],
    [
      'a card that seldom comes',
      large.map((hand, row) => (row === 400 ? hand : hand.map((card) => (card === 68 ? (hand.includes(5) ? 6 : 5) : card)))),
    ],
  ] as const)('are not seen in %s', async (_what, all) => {
    const kept = all.filter((hand) => new Set(hand).size === hand.length);
    expect((await read(text(kept), hands(69))).origin.source.deckParts).toBeUndefined();
  });
});
