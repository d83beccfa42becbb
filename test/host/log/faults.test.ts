import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { EXIT_OF } from '../../../src/core/errors.js';
import { recordedOf } from '../../../src/core/record/recorded-log.js';
import type { LogSubject } from '../../../src/engine/log/log-subject.js';
import type { LogPlace } from '../../../src/host/log/log-bytes.js';
import { logSubject, readLog } from '../../../src/host/log/read-log.js';
import { reservationWords } from '../../../src/kinds/words/doubt.js';
import { faults } from '../../faults/fault.js';
import { makeBlock } from '../../support/make-block.js';
import { failure, folder, outcomesOf, ownFolder, place, read, WISHES } from './logs.js';

const said = (one: Parameters<typeof reservationWords>[0][number]): string => reservationWords([one]);

ownFolder();

const GOOD = '0,1,2,3\n3,2,1,0\n';
const utf16 = (text: string): Uint8Array => Buffer.from(`\ufeff${text}`, 'utf16le');

faults('L1', 'a malformed row', 'file, line, column, what was expected and got: E_LOG_* 65; left out only with --max-rejects', () => {
  it.each([
    ['a card that is none', `${GOOD}0,1,x,2\n`, 'E_LOG_NUMBER', 3, 5, 'card 3 of 4 must be a whole number in digits, got "x"'],
    [
      'a number of no card',
      `${GOOD}0,1,2,4\n`,
      'E_LOG_CARD',
      3,
      7,
      'card 4 of 4 must be one of numbers from 0 to 3, as in the first deck, got "4"',
    ],
    [
      'a card twice',
      `${GOOD}0,1,1,3\n`,
      'E_LOG_DUPLICATE',
      3,
      5,
      'each card must be in the deck once, got "1" again as card 3, while 2 is missing',
    ],
    [
      'a field too many that is no card',
      `${GOOD}0,1,2,3,x\n`,
      'E_LOG_COLUMNS',
      3,
      9,
      'a deck of 4 cards was expected, as in the first row, got 5',
    ],
    ['an empty field', `${GOOD}0,,2,3\n`, 'E_LOG_NUMBER', 3, 3, 'card 2 of 4 must be a whole number in digits, got ""'],
    [
      'a quote inside a field',
      `${GOOD}0,1"2,2,3\n`,
      'E_LOG_ROW',
      3,
      4,
      'a field without quotes around it must hold none, got a quote inside',
    ],
    [
      'text behind a quote',
      `${GOOD}"0"1,2,2,3\n`,
      'E_LOG_ROW',
      3,
      4,
      'a field in quotes must end with its closing quote, got more text behind it',
    ],
    ['a quote left open', `${GOOD}0,1,2,"3\n`, 'E_LOG_ROW', 3, 1, 'a closing quote was expected before the end of the file, got none'],
    [
      'a name of no card',
      'AS,KD\nKD,1OS\n',
      'E_LOG_CARD',
      2,
      4,
      'card 2 of 2 must be one of 2 of the standard cards, as in the first deck, got "1OS"',
    ],
    [
      'a card after a wide one',
      'A♠;K♦\nK♦;X\n',
      'E_LOG_CARD',
      2,
      4,
      'card 2 of 2 must be one of 2 of the standard cards, as in the first deck, got "X"',
    ],
    [
      'a row in which a quoted field has lines',
      'note,deck\n"a\nb",0 1\n"c\nd",0 0\n',
      'E_LOG_DUPLICATE',
      5,
      6,
      'each card must be in the deck once, got "0" again as card 2, while 1 is missing',
    ],
    ['another number of fields', 'a,0 1 2\na,b,2 1 0\n', 'E_LOG_COLUMNS', 2, 5, '2 fields were expected, as in the first row, got 3'],
  ])('%s', async (_claim, text, code, line, column, message) => {
    const error = await failure(read(text));
    expect(error).toMatchObject({ code, message, at: { file: 'deals.csv', line, column } });
    expect(EXIT_OF[error.code]).toBe(65);
    expect(error.hint).toContain('--max-rejects');
  });

  it('as many as --max-rejects are left out and kept, and one more is not; any of them rules out a clean verdict', async () => {
    const text = `${GOOD}0,1,x,2\n1,0,3,2\n0,0,1,2\n`;
    const { origin, rejects } = await read(text, { maxRejects: 2 });
    expect(origin.source).toMatchObject({ rows: 5, decks: 3, rejects: 2 });
    expect(rejects.map(({ line, column, code, row }) => ({ line, column, code, row }))).toEqual([
      { line: 3, column: 5, code: 'E_LOG_NUMBER', row: '0,1,x,2' },
      { line: 5, column: 3, code: 'E_LOG_DUPLICATE', row: '0,0,1,2' },
    ]);
    expect(recordedOf(origin.source).reservations.map(said)).toEqual([
      '2 malformed rows of 5 rows were left out, which may not be by chance',
    ]);
    expect((await failure(read(text, { maxRejects: 1 }))).at).toMatchObject({ line: 5 });
  });

  it('a move that nobody may make is such a row: told with its line, left out with --max-rejects, its number missing', async () => {
    const outcome = { kind: 'moves', piles: 3, max: 7, choice: 'pile' } as const;
    const text = '1,1 2 3 0 2 3\n2,1 2 3 1 2 3\n3,1 2 7 1 2 4\n4,1 2 3 1 4 3\n5,1 2 8 1 2 4\n6,7 7 7 7 7 0\n';
    const [none, more, large] = [
      'a move must change one pile, got none changed',
      'a move must take stones away, got pile 2 from 2 to 4',
      'a move must be made in piles of 1 to 7 stones, got pile 3 of 8',
    ];
    const log = await read(text, { outcome, id: '1', maxRejects: 3 });
    const { origin, rejects } = log;
    expect(rejects.map(({ code, line, message, row }) => ({ code, line, message, row }))).toEqual([
      { code: 'E_LOG_ROW', line: 2, message: none, row: '2,1 2 3 1 2 3' },
      { code: 'E_LOG_ROW', line: 4, message: more, row: '4,1 2 3 1 4 3' },
      { code: 'E_LOG_ROW', line: 5, message: large, row: '5,1 2 8 1 2 4' },
    ]);
    expect(origin.source).toMatchObject({ rows: 6, decks: 3, rejects: 3, numbers: { missing: 3, gaps: 2 } });
    expect(recordedOf(origin.source).reservations.map(said)).toContain(
      '3 malformed rows of 6 rows were left out, which may not be by chance',
    );
    expect(await outcomesOf(logSubject(log, [place('deals.csv', text)]), makeBlock('moves', 3))).toEqual([
      '1 2 3 0 0',
      '1 2 7 2 4',
      '7 7 7 2 0',
    ]);
    const error = await failure(read(text, { outcome, id: '1', maxRejects: 1 }));
    expect(error).toMatchObject({ code: 'E_LOG_ROW', message: more, at: { file: 'deals.csv', line: 4 } });
    expect([EXIT_OF[error.code], error.hint]).toEqual([65, expect.stringContaining('--max-rejects')]);
  });

  it('a first row that is no deck does not tell how cards are written', async () => {
    const error = await failure(read('0,1,2,2\n0,1,2,3\n'));
    expect(error).toMatchObject({
      code: 'E_LOG_LAYOUT',
      message: 'the numbers 0 to 3 or 1 to 4, each once, were expected in a deck of 4, got 2 twice',
      at: { line: 1 },
    });
    expect(await failure(read('a,b,c\n'))).toMatchObject({ code: 'E_LOG_LAYOUT' });
    const odd = await failure(read('1,2,3\n', { packs: 2 }));
    expect(odd).toMatchObject({ code: 'E_LOG_LAYOUT', message: 'a deck that holds each card 2 times was expected, got 3 cards' });
    expect(await failure(read(''))).toMatchObject({ code: 'E_LOG_LAYOUT', message: 'a deck was expected, got no row at all' });
  });
});

faults('L2', 'deals twice', 'a number twice: E_LOG_DUP_ID 65; equal decks are counted where luck has none', () => {
  it('a number twice is an error, far apart or not', async () => {
    expect(await failure(read('1,0 1\n2,1 0\n1,0 1\n', { id: '1' }))).toMatchObject({
      code: 'E_LOG_DUP_ID',
      message: 'each deal must have a number of its own, got 1 again',
      at: { line: 3, column: 1 },
    });
  });

  it('equal decks are counted where luck has none, and say nothing where it has', async () => {
    const deck = (turn: number): string => Array.from({ length: 52 }, (_, i) => (i * 7 + turn) % 52).join(',');
    const large = await read(`${[1, 2, 3, 2, 4, 2].map(deck).join('\n')}\n`);
    expect(large.origin.source.repeated).toBe(2);
    expect(recordedOf(large.origin.source).repeated).toEqual({ rows: 2, decks: 6, alikeBits: 0 });
    expect((await read(GOOD + GOOD)).origin.source.repeated).toBeNull();
  });
});

faults('L3', 'decks of several sizes, jokers', 'never pooled, the sizes listed: E_LOG_MIXED_DECK 65', () => {
  const MIXED = '0,1,2,3\n3,2,1,0\n4,3,2,1,0\n1,0,2,3\n0,1,2,3,4\n2,1,0\n';

  it('the sizes are listed, and one must be chosen', async () => {
    expect(await failure(read(MIXED))).toMatchObject({
      code: 'E_LOG_MIXED_DECK',
      message: 'decks of 4 cards were expected, as in the first row, got decks of several sizes: 3 of 4 cards, 1 of 3 cards, 2 of 5 cards',
      at: { file: 'deals.csv', line: 3 },
      hint: 'choose one with --n, such as --n 4; rows cut short count as decks of another size',
    });
  });

  it('the chosen size is read, and the others stand in the origin and rule out a clean verdict', async () => {
    const five = (await read(MIXED, { n: 5 })).origin.source;
    expect(five).toMatchObject({
      decks: 2,
      rows: 6,
      leftOut: [
        { cards: 3, rows: 1 },
        { cards: 4, rows: 3 },
      ],
    });
    expect(recordedOf(five).reservations.map(said)[0]).toMatch(/^4 rows with decks of another size were left out/);
    expect(await failure(read(MIXED, { n: 7 }))).toMatchObject({ code: 'E_LOG_LAYOUT' });
  });

  it('a joker among standard cards is named, until --cards has it', async () => {
    expect(await failure(read('AS,KD,JK\n'))).toMatchObject({
      message: 'a card such as AS, 10h or T♦ was expected, as most of the row are, got "JK"',
    });
    expect(await failure(read('1,2026-11-21,0,1,2\n'))).toMatchObject({
      message: 'a whole number was expected, as most of the row are, got "2026-11-21"',
    });
    expect(await failure(read('AS,joker,1,x\n'))).toMatchObject({
      message: 'a whole number or a card such as AS, 10h or T♦ was expected, got "joker"',
    });
    expect((await read('AS,KD,JK\n', { alphabet: ['AS', 'KD', 'JK'] })).origin.source.vocabulary).toEqual({
      kind: 'alphabet',
      cards: ['AS', 'KD', 'JK'],
    });
  });
});

faults('L4', 'gaps in the deal numbers, rows out of order, a file twice', 'counted, and no clean verdict: 21; E_LOG_SAME_FILE 65', () => {
  it('gaps are counted and rule out a clean verdict', async () => {
    const { origin } = await read('id,deck\n5,0 1\n6,1 0\n9,0 1\n20,1 0\n', { id: 'id' });
    expect(origin.source.numbers).toEqual({ field: '1', least: 5, greatest: 20, missing: 12, gaps: 2, back: 0 });
    expect(recordedOf(origin.source).reservations.map(said)[0]).toBe(
      '12 numbers are missing in 2 gaps of the deal numbers, which may not be by chance',
    );
  });

  it('numbers that go back are counted, and are no gap where they fill it', async () => {
    const { origin } = await read('3,0 1\n1,1 0\n2,0 1\n', { id: '1' });
    expect(origin.source.numbers).toMatchObject({ missing: 0, gaps: 0, back: 1 });
    expect(recordedOf(origin.source).reservations.map(said)).toEqual([
      'the deal numbers go back 1 time, so the rows are not in the order of the deals',
    ]);
  });

  it('the same bytes under two names are refused', async () => {
    const places = [place('a.csv', GOOD), place('b.csv', GOOD)];
    expect(await failure(readLog(places, WISHES))).toMatchObject({
      code: 'E_LOG_SAME_FILE',
      message: 'each file must hold deals of its own, got the same bytes in a.csv and b.csv',
    });
  });
});

faults('L5', 'byte order mark, CRLF, no last line feed', 'no difference; a carriage return alone is named', () => {
  it.each([
    ['a byte order mark', `\ufeff${GOOD}`],
    ['CRLF', GOOD.replaceAll('\n', '\r\n')],
    ['CRLF and LF', GOOD.replace('\n', '\r\n')],
    ['no line feed at the end', GOOD.slice(0, -1)],
    ['empty lines at the end', `${GOOD}\n\r\n\n`],
  ])('%s makes no difference to the decks', async (_claim, text) => {
    expect((await read(text)).origin.source).toMatchObject({ rows: 2, decks: 2, layout: { header: false } });
  });

  it('a carriage return alone ends no line and is named', async () => {
    const message = 'a line must end in a line feed, or in a carriage return and a line feed, got a carriage return alone';
    expect(await failure(read(`${GOOD}0,1,2,3\r3,2,1,0\n`))).toMatchObject({ code: 'E_LOG_ROW', message, at: { line: 3, column: 8 } });
    expect(await failure(read('0,1,2,3\r3,2,1,0\r'))).toMatchObject({ code: 'E_LOG_ROW', message });
  });

  it('mixed ends are counted, a last line without an end is none', async () => {
    expect(await read('0,1\r\n1,0\n0,1\n1,0\r\n')).toMatchObject({ crlf: 2, origin: { source: { decks: 4 } } });
    expect(await read('0,1\r\n1,0\r\n0,1')).toMatchObject({ crlf: 0 });
    expect(await read('[0,1]\r\n[1,0]\n[0,1]\n')).toMatchObject({ crlf: 1 });
    expect(await read('0,1\n1,0\n')).toMatchObject({ crlf: 0 });
    // A single line that ends otherwise is enough, the row that names the fields too.
    expect(await read('0,1\r\n1,0\n')).toMatchObject({ crlf: 1 });
    expect(await read('0,1\n1,0\r\n')).toMatchObject({ crlf: 1 });
    expect(await read('a,b\r\n0,1\n1,0')).toMatchObject({ crlf: 1 });
    expect(await read('a,b\r\n0,1\r\n1,0')).toMatchObject({ crlf: 0 });
  });

  it('empty lines are counted and are no rows', async () => {
    expect(await read('0,1\n\n1,0\n')).toMatchObject({ blank: 1, origin: { source: { rows: 2 } } });
  });
});

faults('L6', 'UTF-16, Latin-1, damaged UTF-8', 'named with its place, never replaced: E_LOG_ENCODING 65', () => {
  it('UTF-16 is refused, with or without its mark', async () => {
    const marked = Buffer.from(utf16(GOOD));
    const swapped = Buffer.from(utf16(GOOD)).swap16();
    for (const bytes of [marked, marked.subarray(2), swapped, swapped.subarray(2)])
      expect(await failure(read(bytes))).toMatchObject({ code: 'E_LOG_ENCODING', at: { line: 1 } });
  });

  it.each([
    ['0,1\n1\0,0\n', 2, 2],
    [`${GOOD}0,1,2,3\n\0\0\0\0`, 4, 1],
  ])('a zero among UTF-8 is no UTF-16: %j', async (text, line, column) => {
    expect(await failure(read(text))).toMatchObject({
      code: 'E_LOG_ENCODING',
      message: 'UTF-8 was expected, got the byte 0x00, which no text holds: a damaged file, or one that was not written to its end',
      at: { line, column },
    });
  });

  it('a byte of Latin-1 is named with its place, even in a field that is not read, and is never replaced', async () => {
    const bytes = Buffer.concat([Buffer.from('who,deck\nJos\u00e9,0 1\n'), Buffer.from('Jos\u00e9,0 1\n', 'latin1')]);
    expect(await failure(read(bytes, { maxRejects: 9 }))).toMatchObject({
      code: 'E_LOG_ENCODING',
      message: expect.stringMatching(/^UTF-8 was expected, got the byte 0xe9, which .* or a damaged file$/) as string,
      at: { line: 3, column: 4 },
    });
  });
});

faults('L6', 'UTF-16, Latin-1, damaged UTF-8', 'named with its place, never replaced: E_LOG_ENCODING 65', () => {
  it.each([0, 1, 17, 1000, 499_999])('the byte is found behind %i wide characters, at once', async (before) => {
    const row = Buffer.concat([Buffer.from('é'.repeat(before)), Buffer.from([0xe9]), Buffer.from('é'.repeat(499_999 - before))]);
    expect(await failure(read(Buffer.concat([Buffer.from(GOOD), row, Buffer.from('\n')])))).toMatchObject({
      code: 'E_LOG_ENCODING',
      at: { line: 3, column: before + 1 },
    });
  });
});

faults('L7', 'huge rows, many rows', 'at most 1 MiB a row: E_LOG_LINE_TOO_LONG 65; memory does not grow', () => {
  it('a row of more than 1 MiB is refused wherever it stands', async () => {
    const long = `${'1,'.repeat(600_000)}0\n`;
    for (const [text, line] of [
      [long, 1],
      [GOOD + long, 3],
      [`${GOOD}"${'a\n'.repeat(600_000)}"\n`, 3],
    ] as const)
      expect(await failure(read(text))).toMatchObject({ code: 'E_LOG_LINE_TOO_LONG', at: { line } });
  });

  it('many rows take no memory: 20 MB are read in a window of little more than 1 MiB', async () => {
    const { origin } = await read(GOOD.repeat(1_250_000));
    expect(origin.source.decks).toBe(2_500_000);
    expect(origin.source.files[0].bytes).toBe(20_000_000);
  });
});

faults('L8', 'a packed file that ends too soon', 'nothing of it counts: E_LOG_TRUNCATED 65', () => {
  const packed = gzipSync(GOOD.repeat(500));

  it.each([1, 4, 8, 9, 20])('%i bytes missing, and nothing counts', async (missing) => {
    expect(await failure(read(packed.subarray(0, -missing), {}, 'cut.csv.gz'))).toMatchObject({
      code: 'E_LOG_TRUNCATED',
      message: 'cut.csv.gz must be whole, but its packed data ends too soon',
    });
  });

  it('the whole file is read, and its digest is that of the packed bytes', async () => {
    const { origin } = await read(packed, {}, 'whole.csv.gz');
    expect(origin.source).toMatchObject({ decks: 1000, files: [{ bytes: packed.length }] });
  });
});

faults('L9', 'garbage behind packed data, a bomb', 'E_LOG_GZIP 65; at most 200 times its size: E_LOG_BOMB 65', () => {
  it('garbage behind the data, and data that is no gzip, are refused', async () => {
    const packed = gzipSync(GOOD.repeat(500));
    expect(await failure(read(Buffer.concat([packed, Buffer.from([0x1f, 0x8b, 1, 2, 3, 4])]), {}, 'more.gz'))).toMatchObject({
      code: 'E_LOG_GZIP',
    });
    const flipped = Buffer.from(packed);
    flipped[packed.length - 6] ^= 1;
    expect(await failure(read(flipped, {}, 'flipped.gz'))).toMatchObject({ code: 'E_LOG_GZIP' });
    expect(await failure(read(GOOD, {}, 'plain.csv.gz'))).toMatchObject({ code: 'E_LOG_GZIP' });
  });

  it.each([1, 512, 700_000])('%i zeros behind the data are padding, and stand in the digest', async (zeros) => {
    const packed = Buffer.concat([gzipSync(GOOD.repeat(500)), Buffer.alloc(zeros)]);
    const { origin } = await read(packed, {}, 'padded.gz');
    const sha256 = createHash('sha256').update(packed).digest('hex');
    expect(origin.source).toMatchObject({ decks: 1000, files: [{ bytes: packed.length, sha256 }] });
  });

  it.each([1, 512, 700_000])('%i zeros and then more data are no padding: nothing is left out unsaid', async (zeros) => {
    const packed = Buffer.concat([gzipSync(GOOD.repeat(500)), Buffer.alloc(zeros), gzipSync(GOOD)]);
    expect(await failure(read(packed, {}, 'hidden.gz'))).toMatchObject({ code: 'E_LOG_GZIP' });
  });

  it('several members are one file', async () => {
    expect((await read(Buffer.concat([gzipSync(GOOD), gzipSync('1,0,2,3\n')]), {}, 'two.gz')).origin.source.decks).toBe(3);
  });

  it('what unpacks to more than 200 times its size is refused', async () => {
    const bomb = gzipSync('0,1,2,3\n'.repeat(2_000_000));
    expect(16_000_000 / bomb.length).toBeGreaterThan(200);
    expect(await failure(read(bomb, {}, 'bomb.csv.gz'))).toMatchObject({ code: 'E_LOG_BOMB' });
  });
});

faults('L11', 'numbers that are none: 0x1, 1e0, 2^53 + 1', 'digits and nothing else: E_LOG_NUMBER 65', () => {
  it.each(['', '0x1', '1e0', '1.0', '+1', '-1', '١', '1_0', '9007199254740993', 'NaN'])('%j is no card', async (text) => {
    expect(await failure(read(`${GOOD}0,${text},2,3\n`))).toMatchObject({ at: { line: 3, column: 3 } });
    expect(await failure(read(`[0,1]\n["${text}",0]\n`, {}, 'n.ndjson'))).toMatchObject({ at: { line: 2 } });
    expect(await failure(read(`1,0 1\n${text},1 0\n`, { id: '1' }))).toMatchObject({ code: 'E_LOG_NUMBER', at: { line: 2 } });
  });

  it.each(['1e0', '1.0', '-1', '9007199254740993'])('%s as a number of JSON is no card', async (text) => {
    expect(await failure(read(`[0,1]\n[${text},0]\n`, {}, 'n.ndjson'))).toMatchObject({ at: { line: 2, column: 2 } });
  });

  it('leading zeros are digits', async () => {
    expect((await read('00,01\n01,00\n')).origin.source.decks).toBe(2);
  });
});

faults('L12', 'keys twice, __proto__, depth', 'strictly one value a line: E_LOG_JSON 65', () => {
  const first = '{"deck":[0,1]}\n';

  it.each([
    ['a key twice', '{"deck":[0,1],"deck":[1,0]}', 'each key must be given once in an object, got "deck" again', 15],
    ['a key twice, once escaped', '{"deck":[0,1],"d\\u0065ck":[1,0]}', 'each key must be given once in an object, got "deck" again', 15],
    ['a key twice further in', '{"deck":[0,1],"a":[{"b":1,"b":2}]}', 'each key must be given once in an object, got "b" again', 27],
    ['no key of that name', '{"deal":[0,1]}', 'the key "deck" was expected, got only "deal"', 1],
    ['a value that is no array', '{"deck":null}', 'an array with the deck was expected, got "null"', 9],
    ['a card that is no card', '{"deck":[0,[1]]}', 'a card as a number or a text was expected, got "[1]"', 12],
    ['two values', '{"deck":[0,1]} 1', 'one value a line was expected, got more behind it', 16],
    ['a comma too many', '{"deck":[0,1,]}', 'a value of JSON was expected, got none', 14],
    ['a number that is none', '{"deck":[01,0]}', 'a value of JSON was expected, got "01"', 10],
    ['no end', '{"deck":[0,1]', 'a comma or } was expected in an object', 14],
    ['a text that does not end', '{"deck":[0,1],"a":"b', 'a closing quote was expected', 19],
    ['an escape that is none', '{"deck":[0,1],"a":"\\x"}', 'only the escapes of JSON were expected in a text', 19],
    ['levels without end', `{"deck":[0,1],"a":${'['.repeat(100_000)}}`, 'at most 32 levels were expected', 50],
  ])('%s', async (_claim, line, message, column) => {
    expect(await failure(read(`${first}${line}\n`, {}, 'd.ndjson'))).toMatchObject({
      code: 'E_LOG_JSON',
      message,
      at: { line: 2, column },
    });
  });

  it('__proto__ and constructor are keys like any other', async () => {
    expect((await read(`${first}{"__proto__":{"x":1},"constructor":1,"deck":[1,0]}\n`, {}, 'p.ndjson')).origin.source.decks).toBe(2);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });
});

faults(
  'L13',
  'a folder, a device, a file that changes while it is read',
  'E_PATH 65, E_LOG_CHANGED 65 before any count is given out',
  () => {
    it('a folder, a missing file', async () => {
      mkdirSync(join(folder, 'inside'), { recursive: true });
      expect(await failure(readLog([{ name: 'inside', path: join(folder, 'inside') }], WISHES))).toMatchObject({
        code: 'E_PATH',
        message: 'a log must be a file, got a folder: inside',
      });
      expect(await failure(readLog([{ name: 'none.csv', path: join(folder, 'none.csv') }], WISHES))).toMatchObject({
        code: 'E_INPUT_MISSING',
        message: 'the log none.csv does not exist',
      });
    });

    it('a device is refused, since a log may be read twice', async () => {
      expect(await failure(readLog([{ name: '/dev/null', path: '/dev/null' }], WISHES))).toMatchObject({ code: 'E_PATH' });
    });

    it('a link leads to its file', async () => {
      const { path } = place('target.csv', GOOD);
      symlinkSync(path, join(folder, 'link.csv'));
      expect((await readLog([{ name: 'link.csv', path: join(folder, 'link.csv') }], WISHES)).origin.source.decks).toBe(2);
    });

    /** A log as one that memory has no room for: its deals are read again. */
    const readAgain = async (log: LogPlace, trials?: number): Promise<LogSubject> =>
      logSubject({ ...(await readLog([log], WISHES)), kept: null }, [log], trials);

    it('a log whose deals were kept is audited as it was read, whatever its file is by then', async () => {
      const log = place('kept.csv', GOOD);
      const subject = logSubject(await readLog([log], WISHES), [log]);
      const before = await outcomesOf(subject, makeBlock('L13', 2));
      writeFileSync(log.path, '3,2,1,0\n0,1,2,3\n');
      expect(await outcomesOf(subject, makeBlock('L13', 2))).toEqual(before);
    });

    it('a log that grows between two readings is refused before its counts are given out', async () => {
      const log = place('grows.csv', GOOD);
      const subject = await readAgain(log);
      appendFileSync(log.path, '1,0,2,3\n');
      expect(await failure(outcomesOf(subject, makeBlock('L13', 2)))).toMatchObject({ code: 'E_LOG_CHANGED' });
    });

    it('so is one of which only the first deals are tested', async () => {
      const log = place('first.csv', GOOD);
      const subject = await readAgain(log, 1);
      writeFileSync(log.path, '0,1,2,3\n2,3,1,0\n');
      expect(await failure(outcomesOf(subject, makeBlock('L13', 1)))).toMatchObject({ code: 'E_LOG_CHANGED' });
    });

    it('a log whose rows change between two readings is refused as well, and so is one that shrinks', async () => {
      for (const text of ['3,2,1,0\n0,1,2,3\n', '0,1,2,3\n']) {
        const log = place('changes.csv', GOOD);
        const subject = await readAgain(log);
        writeFileSync(log.path, text);
        expect(await failure(outcomesOf(subject, makeBlock('L13', 2)))).toMatchObject({ code: 'E_LOG_CHANGED' });
      }
    });
  },
);

faults('L14', 'a row that a spreadsheet would run', 'kept as a text of JSON, which is no formula', () => {
  it('a malformed row is kept as a text of JSON, which no spreadsheet reads as a formula', async () => {
    const { rejects } = await read(`${GOOD}=1+1,@SUM(A1),-2,+3\n`, { maxRejects: 1 });
    expect(rejects).toHaveLength(1);
    const line = JSON.stringify(rejects[0]);
    expect(line).toMatch(/^\{"file":/);
    expect(JSON.parse(line)).toMatchObject({ row: '=1+1,@SUM(A1),-2,+3' });
  });
});
