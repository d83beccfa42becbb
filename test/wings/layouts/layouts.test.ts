import { describe, expect, it } from 'vitest';
import { Batch } from '../../../src/core/subject/outcome.js';
import { logWishesOf } from '../../../src/engine/log/read-log.js';
import { STANDARD_CARDS, standardName } from '../../../src/engine/log/standard-cards.js';
import { logFacts, logWords } from '../../../src/kinds/words/log.js';
import { decksOf, failure, ownFolder, place, read } from '../../host/log/logs.js';
import { deal } from '../../support/deal.js';

ownFolder();

const N = 10;
const { cells } = deal('fisher-yates', N, 30, 'layouts');
const DECKS = Array.from({ length: 30 }, (_, d) => [...cells.subarray(d * N, d * N + N)]);
const TRUE = DECKS.map((deck) => deck.join(' '));

/** The decks of a text in the order of their deals, read at once and in pieces of 7 bytes, after the record has read the same log again. */
async function decksIn(text: string, wishes: object = {}, name = 'log'): Promise<readonly string[]> {
  const { origin } = await read(text, wishes, name);
  expect((await read(text, logWishesOf(origin), name)).origin).toEqual(origin);
  const decks = await decksOf([place(name, text)], wishes);
  expect(await decksOf([place(name, text)], wishes, 7)).toEqual(decks);
  return decks;
}

const readAs = async (text: string, wishes: object = {}): Promise<string | undefined> =>
  logFacts((await read(text, wishes)).origin).find(([fact]) => fact === 'Read as')?.[1];

describe('JSON', () => {
  const objects = DECKS.map((deck, id) => ({ id, result: { deck, at: 'x' } }));
  const texts: readonly (readonly [string, string])[] = [
    ['an array of arrays in one line', JSON.stringify(DECKS)],
    ['an array over many lines', JSON.stringify(DECKS, null, 2)],
    ['an array of objects with a key within a key', JSON.stringify(objects, null, 1)],
    ['an array of texts', JSON.stringify(DECKS.map((deck) => deck.join(', ')))],
    ['one object with the array', JSON.stringify({ about: { tags: ['a', 'b'], text: 'a ] or a } in a "text"' }, deals: DECKS, end: [] })],
    ['one object with an array of objects', JSON.stringify({ data: { deals: objects } }, null, 4)],
    ['lines with a key within a key', objects.map((one) => JSON.stringify(one)).join('\n')],
    ['an array with a byte order mark and CRLF', `\ufeff${JSON.stringify(DECKS, null, 1).replaceAll('\n', '\r\n')}`],
  ];
  it.each(texts)('%s', async (_, text) => {
    expect(await decksIn(text)).toEqual(TRUE);
  });

  it('refuses two arrays of decks, and a file that breaks off', async () => {
    const two = { a: DECKS, b: DECKS.slice(1) };
    expect((await failure(read(JSON.stringify(two)))).hint).toBe('say which with --field "a", or --field "b"');
    expect(await decksIn(JSON.stringify(two), { field: 'b' })).toEqual(TRUE.slice(1));
    // Only the end of the file shows the second one.
    const late = JSON.stringify({ a: Array.from({ length: 200 }, () => DECKS).flat(), b: DECKS });
    expect((await failure(read(late))).hint).toBe('say which with --field "a", or --field "b"');
    expect(await decksIn(late, { field: 'b' })).toEqual(TRUE);
    expect((await failure(read(JSON.stringify(DECKS).slice(0, -1)))).code).toBe('E_LOG_JSON');
    expect((await failure(read(`${JSON.stringify(DECKS).slice(0, -1)},]`))).code).toBe('E_LOG_JSON');
    expect((await failure(read(`${JSON.stringify(DECKS)} x`))).code).toBe('E_LOG_JSON');
  });

  it('says how it was read, and prints what reads it again', async () => {
    const text = JSON.stringify({ data: { deals: objects } });
    expect(await readAs(text)).toBe('a JSON array at "data.deals", the deck in "result.deck"');
    expect(logWords((await read(text)).origin)).toContain('--field data.deals.result.deck');
    expect(await decksIn(text, { field: 'data.deals.result.deck' })).toEqual(TRUE);
  });
});

describe('one card a row', () => {
  type Row = readonly (number | string)[];
  const rows = DECKS.flatMap((deck, d) => deck.map((card, p): Row => [d, p, card]));
  const table = (head: string, all: readonly Row[], delimiter = ','): string =>
    `${head ? `${head}\n` : ''}${all.map((row) => row.join(delimiter)).join('\n')}\n`;
  const byCard = rows.toSorted((a, b) => Number(a[0]) - Number(b[0]) || Number(a[2]) - Number(b[2]));
  const byPlace = rows.toSorted((a, b) => Number(a[1]) - Number(b[1]));
  const texts: readonly (readonly [string, string])[] = [
    ['with names', table('deal,position,card', rows)],
    [
      'places from 1, other names, tabs',
      table(
        'hand_id\tpos\tvalue',
        rows.map(([d, p, c]) => [`H${d}`, Number(p) + 1, c]),
        '\t',
      ),
    ],
    [
      'semicolons, further columns',
      table(
        'time;game;pos;card',
        rows.map(([d, p, c]) => [`t${d}`, d, p, c]),
        ';',
      ),
    ],
    ['rows of a deal by their cards', table('deal,position,card', byCard)],
    ['rows of all deals by their places', table('deal,position,card', byPlace)],
    [
      'no places',
      table(
        'deal,card',
        rows.map(([d, , c]) => [d, c]),
      ),
    ],
  ];
  it.each(texts)('%s', async (_, text) => {
    expect(await decksIn(text)).toEqual(TRUE);
  });

  it('names that are no cards, and hands', async () => {
    const people = ['Ann Lee', 'Bob', 'Cy, jr', 'Di', 'Ed', 'Flo', 'Gil', 'Hal', 'Ina', 'Jo'];
    const text = table(
      'draw;place;name',
      rows.map(([d, p, c]) => [d, p, people[Number(c)]]),
      ';',
    );
    expect((await read(text)).origin.source.vocabulary.cards).toEqual(people);
    const hand = rows.filter(([, p]) => Number(p) < 4);
    const found = await decksIn(table('deal,pos,card', hand), { partial: { orderUnknown: false, numbers: 'from-0' }, n: N });
    expect(found).toEqual(DECKS.map((deck) => deck.slice(0, 4).join(' ')));
  });

  it('refuses two columns that may be the cards, a deal that breaks off and a place given twice', async () => {
    for (const head of ['', 'a,b,c'])
      expect((await failure(read(table(head, rows)))).hint).toContain(head ? `--field '"b"', or --field '"c"'` : '--field 2, or --field 3');
    expect(await decksIn(table('a,b,c', rows), { field: 'c' })).toEqual(TRUE);
    expect((await failure(read(table('deal,position,card', rows.slice(0, -3))))).code).toBe('E_LOG_MIXED_DECK');
    const twice = rows.with(124, [12, 3, rows[124][2]]);
    expect((await failure(read(table('deal,position,card', twice)))).message).toContain('at 3');
  });

  it('says how it was read, and keeps the number and the group of a deal', async () => {
    const text = table(
      'table,deal,position,card',
      rows.map(([d, p, c]) => [Number(d) < 15 ? 'a' : 'b', d, p, c]),
    );
    expect(await readAs(text)).toBe('a card a row, 10 a deal: the deal in field 2, its place in field 3, the card in field 4');
    const { origin } = await read(text, { id: 'deal', by: { by: 'column', name: 'table' } });
    expect(origin.source.numbers).toMatchObject({ least: 0, greatest: 29, missing: 0 });
    expect(origin.source.parts?.groups).toEqual([
      { name: 'a', deals: 15 },
      { name: 'b', deals: 15 },
    ]);
    expect(logWords(origin)).toEqual(expect.arrayContaining(['--id 2', '--field 4']));
  });

  it('leaves rows that are decks alone', async () => {
    const day = DECKS.map((deck, d) => `2026-01-${10 + Math.floor(d / 3)},${[2, 1, 3][d % 3]},"${deck.join(' ')}"`);
    expect(await readAs(`day,table,deck\n${day.join('\n')}`)).toContain('rows of 3 fields');
  });
});

describe('names without --cards', () => {
  const people = ['Adams', 'Baker', 'Chen', 'Diaz', 'Evans', 'Foster', 'Gupta', 'Hill', 'Ivanov', 'Jones'];
  const named = DECKS.map((deck) => deck.map((card) => people[card]));
  const texts: readonly (readonly [string, string])[] = [
    ['in one field', `n,order\n${named.map((row, i) => `${i},"${row.join('; ')}"`).join('\n')}`],
    ['a field a name, no header', named.map((row) => row.join(',')).join('\n')],
    ['in JSON', JSON.stringify(named.map((order) => ({ order })))],
  ];
  it.each(texts)('%s', async (_, text) => {
    expect(await decksIn(text)).toEqual(named.map((row) => row.join(' ')));
  });

  it('are for somebody to say where a row holds another, none differ, or their order counts', async () => {
    const other = named.with(3, named[3].with(0, 'Kim'));
    expect((await failure(read(other.map((row) => row.join(';')).join('\n')))).code).toBe('E_LOG_LAYOUT');
    expect((await failure(read(named.map(() => people.join(';')).join('\n')))).code).toBe('E_LOG_LAYOUT');
    expect((await failure(read(texts[1][1], { start: 'natural' }))).code).toBe('E_LOG_LAYOUT');
  });
});

describe('the newest row first', () => {
  const time = (d: number): string => new Date(Date.UTC(2026, 4, 1) + 37_000 * d).toISOString();
  const rows = DECKS.map((deck, d) => `${d},${time(d)},"${deck.join(' ')}"`);
  const log = (all: readonly string[]): string => `id,time,deck\n${all.join('\n')}\n`;
  const order = async (text: string, wishes: object = {}): Promise<unknown> => (await read(text, wishes)).origin.source.newest;

  it('is seen by falling times, or numbers that all differ', async () => {
    expect(await order(log(rows.toReversed()))).toEqual({ by: 'times', field: 2 });
    expect(await order(log(rows))).toBeUndefined();
    expect(
      await order(
        DECKS.map((deck, id) => JSON.stringify({ id, deck }))
          .toReversed()
          .join('\n'),
      ),
    ).toEqual({ by: 'numbers', field: 'id' });
    const seconds = DECKS.map((deck, d) => `${1_767_225_600 - 40 * d},"${deck.join(' ')}"`);
    expect(await order(`ts,deck\n${seconds.join('\n')}`)).toEqual({ by: 'times', field: 1 });
    expect(await order(log(rows.toReversed()), { newest: 'last' })).toBeUndefined();
    const clash = DECKS.map((deck, d) => `${d},${90 - d},"${deck.join(' ')}"`);
    expect((await failure(read(`a,b,deck\n${clash.join('\n')}`))).hint).toBe('say which with --newest first, or --newest last');
  });

  it('gives the deals of the same log with the oldest first, in one file or in several', async () => {
    const kept = async (texts: readonly string[]): Promise<unknown> => {
      const { readLog } = await import('../../../src/host/log/read-log.js');
      const log = await readLog(
        texts.map((text, i) => place(`part-${i}.csv`, text)),
        { packs: 1, start: 'unknown', maxRejects: 0, id: 'id' },
      );
      const batch = new Batch(N, 30);
      log.kept?.read(batch, 0);
      return { cells: [...batch.cells], back: log.origin.source.numbers?.back };
    };
    const oldest = await kept([log(rows)]);
    const [one, two] = [rows.slice(0, 12).toReversed(), rows.slice(12).toReversed()];
    expect(await kept([log(rows.toReversed())])).toEqual(oldest);
    expect(await kept([log(one), log(two)])).toEqual(oldest);
    expect(await kept([log(two), log(one)])).toEqual(oldest);
  });

  it('turns the groups of the deals with them, more deals than are moved at a time', async () => {
    const { cells: many } = deal('fisher-yates', N, 700, 'groups');
    const lines = Array.from({ length: 700 }, (_, d) => `${d},${'xyz'[(d * d) % 3]},${many.subarray(d * N, d * N + N).join(',')}`);
    const kept = async (all: readonly string[], wishes: object): Promise<unknown> => {
      const log = await read(`id,table,a,b,c,d,e,f,g,h,i,j\n${all.join('\n')}\n`, {
        id: 'id',
        field: '3-12',
        by: { by: 'column', name: 'table' },
        ...wishes,
      });
      const batch = new Batch(N, 700);
      log.kept?.read(batch, 0);
      const names = log.origin.source.parts?.groups.map(({ name }) => name) ?? [];
      return { cells: [...batch.cells], groups: Array.from(batch.groups ?? [], (group) => names[group]) };
    };
    const oldest = await kept(lines, {});
    expect(oldest).toMatchObject({ cells: [...many], groups: lines.map((line) => line.split(',')[1]) });
    expect(await kept(lines.toReversed(), {})).toEqual(oldest);
    expect(await kept(lines.toReversed(), { newest: 'last' })).not.toEqual(oldest);
  });
});

describe('bridge', () => {
  const SUITS = 'SHDC';
  const RANKS = 'AKQJT98765432';
  const nameOf = (card: number): string => standardName(`${RANKS[card % 13]}${SUITS[Math.floor(card / 13)]}`) ?? '';
  const boards = deal('fisher-yates', 52, 12, 'bridge');
  const hands = Array.from({ length: 12 }, (_, b) =>
    [0, 1, 2, 3].map((h) => [...boards.cells.subarray(52 * b + 13 * h, 52 * b + 13 * h + 13)].sort((x, y) => x - y)),
  );
  const suit = (hand: readonly number[], s: number): string =>
    hand
      .filter((card) => Math.floor(card / 13) === s)
      .map((card) => RANKS[card % 13])
      .join('');
  const dotted = (hand: readonly number[]): string => [0, 1, 2, 3].map((s) => suit(hand, s)).join('.');
  const lettered = (hand: readonly number[]): string => [0, 1, 2, 3].map((s) => SUITS[s] + suit(hand, s)).join('');
  const held = (seat: number): readonly string[] =>
    hands.map((four) => STANDARD_CARDS.filter((name) => four[seat].some((card) => nameOf(card) === name)).join(' '));
  const pbn = (first = 0, unknown: readonly number[] = []): string =>
    hands
      .map((four, b) => {
        const turned = [0, 1, 2, 3].map((i) => (i + first + b) % 4);
        const deck = turned.map((seat) => (unknown.includes(seat) ? '-' : dotted(four[seat]))).join(' ');
        return `[Board "${b + 1}"]\n{no [Deal "N:x"] is in\na comment}\n[Deal "${'NESW'[turned[0]]}:${deck}"]\n`;
      })
      .join('% a line\n\n');
  const lin = (rooms: string, fourth: boolean): string =>
    hands
      .flatMap(([n, e, s, w], b) =>
        [...rooms].map(
          (room) => `qx|${room}${b + 1}|md|${(b % 4) + 1}${[s, w, n].map(lettered).join()},${fourth ? lettered(e) : ''}|pc|SA|\n`,
        ),
      )
      .join('pg||');

  it('reads the hand of a seat, whoever is named first, and what follows of the fourth', async () => {
    expect(await decksIn(pbn())).toEqual(held(0));
    expect(await decksIn(pbn(2, [3]), { field: 'W' })).toEqual(held(3));
    expect(await decksIn(pbn(1, [0, 2]))).toEqual(held(1));
    expect(await decksIn(lin('o', false), { field: 'E' })).toEqual(held(1));
    expect(await decksIn(lin('o', true), { field: 'S' })).toEqual(held(2));
    expect((await read(pbn())).origin.outcome).toEqual({ kind: 'hand', seen: 13, order: 'unknown' });
  });

  it('counts a board once that was played again, and refuses one without a number', async () => {
    expect(await decksIn(lin('oc', true))).toEqual(held(0));
    expect(await readAs(lin('oc', true))).toBe('bridge deals in LIN, the hand of N; 12 boards given again count once');
    expect(await decksIn(pbn() + pbn(1))).toEqual(held(0));
    const bare = pbn().replaceAll(/\[Board.*\n/g, '');
    expect((await failure(read(bare + bare))).code).toBe('E_LOG_DUPLICATE');
    // The same cards under another number were dealt again: that is for the audit to say.
    expect(await decksIn(pbn() + pbn().replaceAll(/Board "/g, 'Board "9'))).toHaveLength(24);
  });

  it('refuses a deal that is none', async () => {
    const [card] = hands[4][0];
    const wrong = pbn().replace(dotted(hands[4][1]), dotted([card, ...hands[4][1].slice(1)].sort((x, y) => x - y)));
    expect((await failure(read(wrong))).message).toContain(`a_deal_with_${nameOf(card)}_twice`);
  });
});
