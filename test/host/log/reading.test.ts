import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LogVocabulary } from '../../../src/core/source/log-source.js';
import { tokenReader } from '../../../src/engine/log/deck-of-tokens.js';
import { DeckScanner } from '../../../src/engine/log/deck-scanner.js';
import { splitDeck } from '../../../src/engine/log/split-deck.js';
import { STANDARD_CARDS, spellingsOf } from '../../../src/engine/log/standard-cards.js';
import { readLog } from '../../../src/host/log/read-log.js';
import { readsAnyBytes } from './any-bytes.js';
import { decksOf, failure, fixture, ownFolder, place, read, WISHES } from './logs.js';

ownFolder();

const bytesOf = (name: string): Buffer => readFileSync(fixture(name).path);

/** The decks of a fixture by other means: split at line ends and separators, without this project's readers. */
const EXPECTED: Readonly<Record<string, (text: string) => readonly string[]>> = {
  'names-52.csv': (text) =>
    text
      .trim()
      .split('\n')
      .map((line) => line.replaceAll(',', ' ')),
  'numbers-52.csv': (text) =>
    text
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.replaceAll(',', ' ')),
  'one-based.tsv': (text) =>
    text
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t')[1]),
  'together.txt': (text) =>
    text
      .trim()
      .split('\n')
      .map((line) =>
        [...line]
          .join('')
          .replaceAll(/(.)(.)/gu, (_, rank: string, suit: string) => `${rank === 'T' ? '10' : rank}${'SHDC'['♠♥♦♣'.indexOf(suit)]} `)
          .trim(),
      ),
  'crlf.csv': (text) =>
    text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.replaceAll(/["[\],]/g, '')),
  'hands.ndjson': (text) =>
    text
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { deck: string[] }).deck.join(' ')),
  'arrays.ndjson': (text) =>
    text
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as number[]).join(' ')),
};

describe('every way to write a log gives the decks that were written', () => {
  it.each(Object.entries(EXPECTED))('%s', async (name, decks) => {
    const expected = decks(bytesOf(name).toString('utf8'));
    expect(expected.length).toBe(40);
    expect(await decksOf([fixture(name)])).toEqual(expected);
  });

  it('packed.csv.gz', async () => {
    const expected = gunzipSync(bytesOf('packed.csv.gz'))
      .toString()
      .trim()
      .split('\n')
      .map((line) => line.replaceAll(',', ' '));
    expect(await decksOf([fixture('packed.csv.gz')])).toEqual(expected);
  });

  it('two-packs.csv, each card twice', async () => {
    const { origin } = await readLog([fixture('two-packs.csv')], { ...WISHES, packs: 2 });
    expect(origin.source).toMatchObject({ decks: 40, packs: 2, vocabulary: { kind: 'standard', cards: STANDARD_CARDS } });
    expect((await failure(readLog([fixture('two-packs.csv')], WISHES))).message).toBe(
      'each card once was expected in a deck of 104, got JD twice',
    );
  });

  it('several files are one log, headers stepped over where they are the same', async () => {
    const places = [place('a.csv', 'x,y\n0,1\n'), place('b.csv', 'x,y\n1,0\n'), place('c.csv', '0,1\n')];
    expect(await decksOf(places)).toEqual(['0 1', '1 0', '0 1']);
    const other = [place('a.csv', 'x,y\n0,1\n'), place('b.csv', 'y,x\n1,0\n')];
    expect(await failure(decksOf(other))).toMatchObject({ code: 'E_LOG_NUMBER', at: { file: 'b.csv', line: 1 } });
  });
});

describe('how a log is written is read from its first rows', () => {
  it.each([
    ['2;1;0\n0;1;2\n', { delimiter: ';', separator: null, fields: 3 }],
    ['2|1|0\n0|1|2\n', { delimiter: '|', separator: null }],
    ['2 1 0\n0 1 2\n', { delimiter: null, separator: ' ', fields: 1 }],
    ['2-1-0\n0-1-2\n', { delimiter: null, separator: '-' }],
    ['7,"2,1,0",x\n8,"0,1,2",y\n', { delimiter: ',', separator: ',', deck: { from: 2, to: 2 }, fields: 3 }],
    ['when,deck\n2026-11-21,2 1 0\n', { header: true, deck: { from: 2, to: 2 } }],
    ['"A♠","K♦"\n"K♦","A♠"\n', { delimiter: ',', deck: { from: 1, to: 2 } }],
  ])('%j', async (text, layout) => {
    expect((await read(text)).origin.source.layout).toMatchObject(layout);
  });

  it.each([
    ['0,1\n', 'from-0', ['0', '1']],
    ['2,1\n', 'from-1', ['1', '2']],
    ['10h,AS,t♦️\n', 'standard', ['AS', '10H', '10D']],
  ])('cards of %j', async (text, kind, cards) => {
    expect((await read(text)).origin.source.vocabulary).toEqual({ kind, cards });
  });

  it('a first row in perfect order may be a header, so it must be said', async () => {
    const ordered = `${Array.from({ length: 8 }, (_, i) => i).join(',')}\n7,6,5,4,3,2,1,0\n`;
    expect(await failure(read(ordered))).toMatchObject({ code: 'E_LOG_LAYOUT', hint: 'say which with --header yes or --header no' });
    expect((await read(ordered, { header: true })).origin.source.decks).toBe(1);
    expect((await read(ordered, { header: false })).origin.source.decks).toBe(2);
  });

  it('the deck and the deal number are found by name, by number and by range', async () => {
    const text = 'id,a,b,when\n1,0,1,x\n2,1,0,y\n';
    for (const wishes of [
      { field: 'a-b', id: 'id' },
      { field: '2-3', id: '1' },
    ])
      expect((await read(text, wishes)).origin.source).toMatchObject({
        decks: 2,
        numbers: { least: 1, greatest: 2 },
        layout: { deck: { from: 2, to: 3 }, id: 1 },
      });
    expect((await failure(read(text, { field: 'c' }))).message).toBe('the field was expected to be one of "id", "a", "b", "when", got "c"');
    expect((await failure(read(text, { field: '2-9' }))).code).toBe('E_LOG_LAYOUT');
  });

  it('two fields that both hold a deck are not chosen between', async () => {
    expect((await failure(read('0 1,1 0\n'))).message).toBe('one field with a deck was expected, got 1 and 2');
    expect((await read('0 1,1 0\n', { field: '2' })).origin.source.layout).toMatchObject({ deck: { from: 2, to: 2 } });
    expect((await failure(read('{"a":[0,1],"b":[1,0]}\n', {}, 'x.ndjson'))).message).toBe(
      'one field with a deck was expected, got "a" and "b"',
    );
  });

  it('an alphabet of single characters needs no separator', async () => {
    expect(await decksOf([place('abc.txt', 'cab\nabc\n')], { alphabet: ['a', 'b', 'c'] })).toEqual(['c a b', 'a b c']);
  });

  it('CSV and JSON are no one log', async () => {
    expect(await failure(decksOf([place('a.csv', '0,1\n'), place('b.ndjson', '[1,0]\n')]))).toMatchObject({ code: 'E_LOG_FORMAT' });
  });
});

describe('the pieces in which a file is read change nothing', () => {
  it.each(['names-52.csv', 'together.txt', 'crlf.csv', 'hands.ndjson', 'packed.csv.gz'])('%s', async (name) => {
    const whole = await decksOf([fixture(name)]);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 700 }), async (piece) => {
        expect(await decksOf([fixture(name)], {}, piece)).toEqual(whole);
      }),
      { seed: 20261121, numRuns: 12 },
    );
  });

  it('of rows that are drawn at random, quoted fields with line breaks among them', async () => {
    const field = fc.constantFrom('', 'x', '"a ""b"" c"', '"two\nlines"', '"two\r\nlines"', 'é');
    const row = fc.tuple(field, fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }), fc.boolean(), fc.constantFrom('\n', '\r\n'));
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 20 }), fc.integer({ min: 1, max: 40 }), async (rows, piece) => {
        const text = rows.map(([note, deck, quoted, end]) => `${note},${quoted ? `"${deck.join(' ')}"` : deck.join(' ')}${end}`).join('');
        const log = place('random.csv', text);
        expect(await decksOf([log], { field: '2', header: false }, piece)).toEqual(rows.map(([, deck]) => deck.join(' ')));
      }),
      { seed: 20261122, numRuns: 60 },
    );
  });
});

describe('rows are decks, or are said', () => {
  it('accepted and rejected rows are all rows, whatever is broken in them', async () => {
    const row = fc.oneof(
      fc.shuffledSubarray(['0', '1', '2', '3'], { minLength: 4 }).map((deck) => deck.join(',')),
      fc
        .array(fc.constantFrom('0', '1', '2', '3', '4', '', 'x', '"', '"1"', ' 2', '03', '1e0'), { minLength: 1, maxLength: 6 })
        .map((fields) => fields.join(',')),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 30 }), async (rows) => {
        const lines = ['3,2,1,0', ...rows.filter((line) => line !== '' && !opensQuote(line))];
        const { origin, blank } = await read(`${lines.join('\n')}\n`, { maxRejects: 1000, n: 4 });
        const others = origin.source.leftOut.reduce((sum, one) => sum + one.rows, 0);
        expect(origin.source.rows).toBe(lines.length);
        expect(blank).toBe(0);
        expect(origin.source.decks + origin.source.rejects + others).toBe(origin.source.rows);
        expect(origin.source.decks).toBe(lines.filter((line) => isDeck(line)).length);
      }),
      { seed: 20261123, numRuns: 300 },
    );
  });
});

describe('whatever bytes a log holds', () => {
  it('it is read or refused with a code, and never anything else: 500 logs, and ten times as many in the slow suite', async () => {
    await readsAnyBytes(500, 20261125);
  });
});

/** Whether a field of the line begins with a quote that the line does not close, so that the row goes on. */
function opensQuote(line: string): boolean {
  return /(?:^|,)"(?![^"]*"(?:,|$))/.test(line);
}

/** What a deck of 0 to 3 is, said anew. */
function isDeck(line: string): boolean {
  const cards = line.split(',').map((field) => field.replace(/^"([^"]*)"$/, '$1').trim());
  return cards.length === 4 && cards.every((card) => /^0*[0-3]$/.test(card)) && new Set(cards.map(Number)).size === 4;
}

describe('the plain reader and the careful one', () => {
  const standard: LogVocabulary = { kind: 'standard', cards: STANDARD_CARDS };
  const numbers = (least: number, n: number): LogVocabulary => ({
    kind: least === 0 ? 'from-0' : 'from-1',
    cards: Array.from({ length: n }, (_, i) => String(least + i)),
  });
  const cases: readonly (readonly [string, LogVocabulary, number, string])[] = [
    ['numbers from 0', numbers(0, 52), 1, ','],
    ['numbers from 1 to 300', numbers(1, 300), 1, ' '],
    ['standard names', standard, 1, ','],
    ['standard names that follow one another', standard, 1, ''],
    ['three packs', numbers(0, 13), 3, ';'],
  ];

  it.each(cases)('read the same deck: %s', (_claim, vocabulary, packs, separator) => {
    const kinds = vocabulary.cards.length;
    const width = kinds * packs;
    const scanner = new DeckScanner({ vocabulary, packs, width }, separator, true);
    const careful = tokenReader({ vocabulary, packs, partial: false, width });
    const deck = fc.shuffledSubarray(
      Array.from({ length: width }, (_, i) => i % kinds),
      { minLength: width },
    );
    const change = fc.option(fc.tuple(fc.nat(width - 1), fc.nat(kinds - 1)));
    const wrap = fc.constantFrom(['', ''], ['[', ']'], ['"', '"'], ['"[', ']"']);
    fc.assert(
      fc.property(deck, change, wrap, fc.nat(7), (cards, changed, [open, close], spelling) => {
        const dealt = cards.map((card, i) => (changed?.[0] === i ? changed[1] : card));
        const text = dealt
          .map((card) => {
            const name = vocabulary.cards[card];
            const ways = vocabulary.kind === 'standard' ? spellingsOf(name) : [name];
            return ways[spelling % ways.length];
          })
          .join(separator);
        const cells = new Uint16Array(width + 3);
        const bytes = Buffer.from(`${open}${text}${close}\n`);
        const end = scanner.scan(bytes, 0, cells, 3);
        const again = new Uint16Array(width);
        const fault = careful.read(splitDeck(text, separator, 0, vocabulary.kind === 'standard'), again, 0);
        expect(end >= 0).toBe(fault === null);
        if (fault !== null) return;
        expect(end).toBe(bytes.length - 1);
        expect([...cells.subarray(3)]).toEqual(dealt);
        expect([...again]).toEqual(dealt);
      }),
      { seed: 20261124, numRuns: 100 },
    );
  });

  it('the plain reader refuses a deck that is cut, too long, or has a separator twice', () => {
    const scanner = new DeckScanner({ vocabulary: numbers(0, 4), packs: 1, width: 4 }, ',', true);
    const scan = (text: string): number => scanner.scan(Buffer.from(`${text}\n`), 0, new Uint16Array(4), 0);
    expect(scan('3,2,1,0')).toBe(7);
    expect(scan('3,2,1,00')).toBe(7);
    for (const text of ['3,2,1', '3,2,,1,0', '3,2,1,', '3,2 ,1,0', '[3,2,1,0', '"3,2,1,0', '', '3,2,1,1', '3;2;1;0', '4,2,1,0'])
      expect(scan(text)).toBe(-1);
  });
});
