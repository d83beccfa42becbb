import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openItemList } from '../../../../src/wings/lists/files/open-item-list.js';
import { failure, itemsOf, listFile, ownFolder } from './lists.js';

ownFolder();

const u32 = (items: readonly number[]): Uint8Array => new Uint8Array(Uint32Array.from(items).buffer);

describe('a list of numbers', () => {
  it.each([
    ['one a line', '2\n0\n1\n', [2, 0, 1], 0],
    ['counted from 1', '3\n1\n2\n', [2, 0, 1], 1],
    ['without the last line end', '2\n0\n1', [2, 0, 1], 0],
    ['with carriage returns', '2\r\n0\r\n1\r\n', [2, 0, 1], 0],
    ['with empty lines at the end', '2\n0\n1\n\n\r\n', [2, 0, 1], 0],
    ['of one width, with noughts before', '02\n00\n01\n', [2, 0, 1], 0],
    ['with spaces around them', ' 2\n0 \n\t1\n', [2, 0, 1], 0],
    ['behind a mark of the order of bytes', '\ufeff2\n0\n1\n', [2, 0, 1], 0],
  ])('%s', async (_how, text, items, from) => {
    const list = await openItemList(listFile('list.txt', text));
    expect(list.n).toBe(items.length);
    expect(list.numbering).toEqual({ by: 'numbers', from });
    expect(await itemsOf(list)).toEqual(items);
    expect(await itemsOf(list)).toEqual(items);
    expect(list.files).toEqual([
      { name: 'list.txt', bytes: Buffer.byteLength(text), sha256: createHash('sha256').update(text).digest('hex'), format: 'lines' },
    ]);
    await list.close();
  });

  it.each([
    ['one row of spaced numbers', 'row.txt', '2 0 1\n', {}, 'lines'],
    ['one row of numbers with commas', 'row.txt', '2, 0, 1', {}, 'lines'],
    ['a row of a table', 'row.csv', '2;0;1\n', {}, 'csv'],
    ['a column with its name', 'list.csv', 'id\n2\n0\n1\n', {}, 'csv', 'id'],
    ['a column without one', 'list.csv', '2\n0\n1\n', {}, 'csv', '1'],
    ['a column named by a number, as pandas does', 'list.csv', '0\n2\n0\n1\n', { header: true }, 'csv', '0'],
    ['a column of several by its name', 'list.csv', 'name,id\na,2\n"b,c",0\nd,1\n', { column: 'id' }, 'csv', 'id'],
    ['a column of several by its number', 'list.tsv', 'a\t2\r\nb\t0\r\nc\t1\r\n', { column: '2' }, 'csv', '2'],
    ['fields in quotes, one over two lines', 'list.csv', 'note,id\n"a\nb","2"\n"c""d","0"\n,1\n', { column: 'id' }, 'csv', 'id'],
    ['numbers of JSON, one a line', 'list.ndjson', '2\n0\n1\n', {}, 'ndjson'],
    ['objects with one key', 'list.jsonl', '{"id":2}\n{"id":0}\n{"id":"1"}\n', {}, 'ndjson', 'id'],
    ['objects with several', 'list.txt', '{"a":5,"id":2}\n{"id":0}\n{"id":1}\n', { column: 'id' }, 'ndjson', 'id'],
    ['an array of JSON', 'list.json', '[2,0,1]', {}, 'ndjson'],
    ['an array of JSON on several lines', 'list.txt', '[\n  2,\n  "0",\n  1\n]\n', {}, 'ndjson'],
  ])('as %s', async (_how, name, text, options, format, column?: string) => {
    const list = await openItemList(listFile(name, text), options);
    expect(await itemsOf(list)).toEqual([2, 0, 1]);
    expect([list.files[0]?.format, list.files[0]?.column]).toEqual([format, column]);
  });

  it('packed by gzip, whatever the name says, with the digest of the packed file', async () => {
    const packed = gzipSync('id\n2\n0\n1\n');
    const list = await openItemList(listFile('list.csv.gz', packed));
    expect(await itemsOf(list)).toEqual([2, 0, 1]);
    expect(list.files).toEqual([
      {
        name: 'list.csv.gz',
        bytes: packed.length,
        sha256: createHash('sha256').update(packed).digest('hex'),
        format: 'csv',
        column: 'id',
        compressed: 'gzip',
      },
    ]);
    expect(await itemsOf(await openItemList(listFile('list.txt', gzipSync('2\n0\n1\n'))))).toEqual([2, 0, 1]);
    expect(await itemsOf(await openItemList(listFile('list.u32.gz', gzipSync(u32([2, 0, 1])))))).toEqual([2, 0, 1]);
  });

  it('from standard input, which the record calls stdin', async () => {
    const list = await openItemList('-', { stdin: Readable.from(['2\n0', '\n1\n'], { objectMode: false }) });
    expect([await itemsOf(list), list.files[0]?.name]).toEqual([[2, 0, 1], 'stdin']);
  });

  it('of four or eight bytes each, told by the ending or by the format', async () => {
    const items = [2, 0, 1, 3];
    const eight = new Uint8Array(BigUint64Array.from(items.map((item) => BigInt(item + 1))).buffer);
    const four = await openItemList(listFile('list.u32', u32(items)));
    expect([four.files[0]?.format, four.numbering, await itemsOf(four)]).toEqual(['u32', { by: 'numbers', from: 0 }, items]);
    const told = await openItemList(listFile('list.bin', eight), { format: 'u64' });
    expect([told.files[0]?.format, told.numbering, await itemsOf(told)]).toEqual(['u64', { by: 'numbers', from: 1 }, items]);
  });
});

describe('what is wrong with it', () => {
  it.each([
    ['an item lost', '0\n3\n2\n', 'E_LIST_LOST', undefined, 'each of the numbers 0 to 3 must be in list.txt, but 1 is lost'],
    [
      'two lost',
      '1\n5\n2\n6\n',
      'E_LIST_LOST',
      undefined,
      'each of the numbers 1 to 6 must be in list.txt, but 3 is lost; besides, 1 more',
    ],
    [
      'an item doubled',
      '0\n3\n2\n1\n3\n',
      'E_LIST_DOUBLED',
      5,
      'each item must be in the list once, got 3 on line 2 of list.txt and again on line 5 of list.txt; besides, 1 item lost, 4 first',
    ],
    [
      'a foreign number',
      '0\n3\n20\n1\n',
      'E_LIST_FOREIGN',
      3,
      'each item must be one of the numbers 0 to 3, got 20 on line 3 of list.txt; besides, 1 item lost, 2 first',
    ],
    [
      'a number that no item can be',
      '0\n99999999999\n',
      'E_LIST_FOREIGN',
      2,
      'each item must be one of the numbers 0 to 1, got 99999999999 on line 2 of list.txt; besides, 1 item lost, 1 first',
    ],
    [
      'a text',
      '0\n3\nseven\n1\n',
      'E_LIST_TEXT',
      3,
      'items must be whole numbers where their order before is not given, got "seven" on line 3 of list.txt',
    ],
    ['a line without an item', '0\n\n1\n', 'E_LIST_BLANK', 2, 'every line must hold an item, line 2 of list.txt holds none'],
    [
      'a text that is no UTF-8',
      Buffer.from('0\n1\n\xe9\n', 'latin1'),
      'E_LOG_ENCODING',
      3,
      expect.stringMatching(/^UTF-8 was expected, got the byte 0xe9, which .* or a damaged file$/) as string,
    ],
    ['no item', '\n', 'E_LIST_EMPTY', undefined, 'a list must have at least 2 items, got none: list.txt'],
    ['one item', '0\n', 'E_LIST_EMPTY', undefined, 'a list must have at least 2 items, got one: list.txt'],
  ])('%s', async (_what, text, code, line, said) => {
    expect(await failure(openItemList(listFile('list.txt', text)))).toEqual({ code, said, ...(line !== undefined && { line }) });
  });

  it.each([
    [
      'a table with several columns',
      'list.csv',
      'id,name\n0,a\n',
      {},
      'E_LIST_COLUMN',
      'which column holds the items must be said, got "id" and "name" in list.csv',
    ],
    [
      'a column that is not there',
      'list.csv',
      'id,name\n0,a\n',
      { column: 'no' },
      'E_LIST_COLUMN',
      'a column "no" was expected in list.csv, got "id" and "name"',
    ],
    [
      'objects with several keys',
      'list.ndjson',
      '{"a":0,"b":1}\n',
      {},
      'E_LIST_COLUMN',
      'which column holds the items must be said, got "a" and "b" in list.ndjson',
    ],
    [
      'a row with a field too many',
      'list.csv',
      'id,a\n0,1\n1,2,3\n',
      { column: 'id' },
      'E_LOG_COLUMNS',
      '2 fields were expected, as in the first row, got 3',
    ],
    [
      'a quote that stays open',
      'list.csv',
      'id\n0\n"1\n',
      {},
      'E_LOG_ROW',
      'a closing quote was expected before the end of the file, got none',
    ],
    ['a line that is no JSON', 'list.ndjson', '0\n{\n', {}, 'E_LOG_JSON', 'a key in quotes was expected in an object'],
    [
      'an object without the key',
      'list.ndjson',
      '{"id":0}\n{"no":1}\n',
      {},
      'E_LOG_JSON',
      'a number or a text for the key "id" was expected, got none',
    ],
    ['an array in an array', 'list.json', '[0,[1]]', {}, 'E_LOG_JSON', 'a number or a text was expected in the array, got "[1]]\\n"'],
    ['an array without its end', 'list.json', '[0,1', {}, 'E_LOG_JSON', 'a ] was expected before the end of the file, got none'],
    ['more behind an array', 'list.json', '[0,1]\n2\n', {}, 'E_LOG_JSON', 'one array was expected, got more behind it'],
    [
      'numbers of bytes that are not told',
      'list.bin',
      '01234567',
      {},
      'E_LIST_FORMAT',
      'how many bytes an item has must be said of a file that ends in .bin: list.bin',
    ],
    ['no Parquet', 'list.parquet', '0\n1\n', {}, 'E_LIST_FORMAT', 'list.parquet must hold Parquet, as its name or --format says, got text'],
  ])('%s', async (_what, name, text, options, code, said) => {
    expect(await failure(openItemList(listFile(name, text), options))).toMatchObject({ code, said });
  });

  it('numbers of four bytes are named by their place, and a file that ends within one is refused', async () => {
    expect(await failure(openItemList(listFile('twice.u32', u32([1, 0, 1]))))).toMatchObject({
      code: 'E_LIST_DOUBLED',
      said: 'each item must be in the list once, got 1 as item 1 of twice.u32 and again as item 3 of twice.u32; besides, 1 item lost, 2 first',
    });
    expect(await failure(openItemList(listFile('cut.u32', u32([1, 0, 2]).subarray(0, 10))))).toMatchObject({
      code: 'E_LOG_TRUNCATED',
      said: 'a file of u32 must hold 4 bytes for each item, got 2 bytes at its end: cut.u32',
    });
  });

  it('items of a row are named by their place in it', async () => {
    expect(await failure(openItemList(listFile('list.json', '[0,\n2,1,\n0]')))).toEqual({
      code: 'E_LIST_DOUBLED',
      line: 3,
      said: 'each item must be in the list once, got 0 as item 1 of list.json and again as item 4 of list.json; besides, 1 item lost, 3 first',
    });
  });

  it('a name that promises packed data', async () => {
    expect(await failure(openItemList(listFile('list.txt.gz', '0\n1\n')))).toEqual({
      code: 'E_LOG_GZIP',
      said: 'list.txt.gz must hold gzip data, as its name says, got something else',
    });
  });

  it('a folder, and a file that is not there', async () => {
    expect(await failure(openItemList(import.meta.dirname))).toMatchObject({ code: 'E_PATH' });
    expect(await failure(openItemList('no-such-list.txt'))).toMatchObject({
      code: 'E_INPUT_MISSING',
      said: 'the list no-such-list.txt does not exist',
    });
  });
});
