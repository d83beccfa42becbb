import { describe, expect, it } from 'vitest';
import { openItemList } from '../../../../src/wings/lists/files/open-item-list.js';
import { openPartition } from '../../../../src/wings/lists/files/open-partition.js';
import { failure, itemsOf, listFile, ownFolder } from './lists.js';

ownFolder();

const BEFORE = 'pear\napple\n007\nlong name, with a comma\n';

describe('texts, told by their order before', () => {
  it.each([
    ['one a line', 'after.txt', '007\npear\nlong name, with a comma\napple', {}],
    ['a column of a table', 'after.csv', 'fruit,n\r\n007,1\r\npear,2\r\n"long name, with a comma",3\r\napple,4\r\n', { column: 'fruit' }],
    ['an array', 'after.json', '["007","pear","long name, with a comma","\\u0061pple"]', {}],
  ])('%s', async (_how, name, text, options) => {
    const original = listFile('before.txt', BEFORE);
    const list = await openItemList(listFile(name, text), { ...options, original });
    expect(await itemsOf(list)).toEqual([2, 0, 3, 1]);
    expect(await itemsOf(list)).toEqual([2, 0, 3, 1]);
    expect([list.n, list.numbering]).toMatchObject([
      4,
      { by: 'original', file: { name: 'before.txt', bytes: BEFORE.length, format: 'lines' } },
    ]);
    await list.close();
  });

  it('numbers of any kind, in a file of their own bytes too', async () => {
    const original = listFile('before.u32', new Uint8Array(Uint32Array.of(70, 4_000_000_000, 5).buffer));
    expect(await itemsOf(await openItemList(listFile('after.txt', '5\n70\n4000000000\n'), { original }))).toEqual([2, 0, 1]);
  });

  it.each([
    [
      'lost',
      'pear\n007\napple\n',
      'E_LIST_LOST',
      undefined,
      'each of the items of before.txt must be in after.txt, but "long name, with a comma" (on line 4 of before.txt) is lost',
    ],
    [
      'doubled',
      'pear\n007\napple\nlong name, with a comma\n007\npear\n',
      'E_LIST_DOUBLED',
      5,
      'each item must be in the list once, got 007 on line 2 of after.txt and again on line 5 of after.txt; besides, 1 more',
    ],
    [
      'foreign',
      'pear\n7\napple\nPear\n',
      'E_LIST_FOREIGN',
      2,
      'each item must be one of the items of before.txt, got 7 on line 2 of after.txt; besides, 1 more and 2 items lost, 007 first',
    ],
    ['none', '', 'E_LIST_EMPTY', undefined, 'a list must have at least 2 items, got none: after.txt'],
  ])('an item %s', async (_what, text, code, line, said) => {
    const original = listFile('before.txt', BEFORE);
    expect(await failure(openItemList(listFile('after.txt', text), { original }))).toEqual({
      code,
      said,
      ...(line !== undefined && { line }),
    });
  });

  it('an order before that has an item twice', async () => {
    const original = listFile('before.txt', 'a\nb\na\n');
    expect(await failure(openItemList(listFile('after.txt', 'b\na\n'), { original }))).toEqual({
      code: 'E_LIST_DOUBLED',
      line: 3,
      said: 'each item must be in the list once, got "a" on line 1 of before.txt and again on line 3 of before.txt',
    });
  });
});

describe('the first row of a table of texts', () => {
  const after = ['c', 'a', 'd', 'b'];
  const before = ['a', 'b', 'c', 'd'];
  const items = [2, 0, 3, 1];
  const table = (name: string, rows: readonly string[]): string => listFile(name, `${rows.join('\n')}\n`);

  it.each([
    ['names in both', ['name', ...after], ['name', ...before], {}, ['name', undefined], ['name', undefined], items],
    ['an item in both', after, before, {}, ['1', false], ['1', false], items],
    ['an item of the list alone', after, ['name', ...before], {}, ['1', false], ['name', undefined], items],
    ['an item of the order before alone', ['name', ...after], before, {}, ['name', undefined], ['1', false], items],
    ['a name that is an item too', ['a', ...after], ['a', ...before], {}, ['a', undefined], ['a', undefined], items],
    ['told to be no name', ['a', 'c', 'd', 'b'], before, { header: false }, ['1', false], ['1', false], [0, 2, 3, 1]],
    // Nothing tells a name from an item that kept its place; what is read says so.
    ['the same in both', ['a', 'c', 'd', 'b'], before, {}, ['a', undefined], ['a', undefined], [1, 2, 0]],
  ] as const)('holds %s', async (_what, list, original, options, ofList, ofOriginal, expected) => {
    const read = await openItemList(table('after.csv', list), { ...options, original: table('before.csv', original) });
    expect(await itemsOf(read)).toEqual(expected);
    const [file] = read.files;
    expect([file.column, file.header]).toEqual(ofList);
    expect(read.numbering).toMatchObject({ by: 'original', file: { column: ofOriginal[0] } });
    expect(read.numbering.by === 'original' && read.numbering.file.header).toEqual(ofOriginal[1]);
    await read.close();
  });

  it('is an item of a part, where the first part alone has names', async () => {
    const parts = [table('0.csv', ['n,name', '7,c', '7,a']), table('1.csv', ['7,d', '7,b'])];
    const { whole } = await openPartition(parts, { column: '2', original: table('before.txt', before) });
    expect(await itemsOf(whole)).toEqual(items);
    expect(whole.files.map(({ column, header }) => [column, header])).toEqual([
      ['name', undefined],
      ['2', false],
    ]);
    await whole.close();
  });

  it('is found among many, whatever stream of texts it is put aside in', async () => {
    const many = Array.from({ length: 300_000 }, (_, k) => `song ${k}`);
    const read = await openItemList(table('after.csv', many.toReversed()), { original: table('before.txt', many) });
    expect([read.n, read.files[0].header]).toEqual([300_000, false]);
    await read.close();
  });

  it('names the columns where it is told to, whatever it holds, and of a file that its ending does not call a table', async () => {
    const read = await openItemList(table('years.txt', ['1999', '2', '0', '1']), { header: true });
    expect(await itemsOf(read)).toEqual([2, 0, 1]);
    expect(read.files[0]).toMatchObject({ column: '1999', header: true, format: 'csv' });
    await read.close();
  });
});

describe('lists that a whole was dealt into', () => {
  it('share its numbers, whose start is told by all of them, and one may be empty', async () => {
    const files = [listFile('0.txt', '4\n2\n'), listFile('1.csv', ''), listFile('2.u32', new Uint8Array(Uint32Array.of(1, 3).buffer))];
    const { whole, parts } = await openPartition(files);
    expect(await Promise.all(parts.map(itemsOf))).toEqual([[3, 1], [], [0, 2]]);
    expect(await itemsOf(whole)).toEqual([3, 1, 0, 2]);
    expect([whole.n, whole.numbering, parts.map(({ n, size }) => [n, size])]).toEqual([
      4,
      { by: 'numbers', from: 1 },
      [
        [4, 2],
        [4, 0],
        [4, 2],
      ],
    ]);
    await whole.close();
  });

  it('share the texts of their order before', async () => {
    const original = listFile('before.txt', 'a\nb\nc\nd\n');
    const { parts } = await openPartition([listFile('0.txt', 'd\na\n'), listFile('1.txt', 'c\nb\n')], { original });
    expect(await Promise.all(parts.map(itemsOf))).toEqual([
      [3, 0],
      [2, 1],
    ]);
  });

  it('an item in two of them is named with both files and lines, and a lost one too', async () => {
    const shares = openPartition([listFile('0.txt', '0\n3\n'), listFile('1.txt', '1\n5\n3\n'), listFile('2.txt', '4\n')]);
    expect(await failure(shares)).toEqual({
      code: 'E_LIST_DOUBLED',
      line: 3,
      said: 'each item must be in the list once, got 3 on line 2 of 0.txt and again on line 3 of 1.txt; besides, 1 item lost, 2 first',
    });
    expect(await failure(openPartition([listFile('0.txt', '0\n3\n'), listFile('1.txt', '1\n')]))).toEqual({
      code: 'E_LIST_LOST',
      said: 'each of the numbers 0 to 3 must be in one of the 2 parts, but 2 is lost',
    });
    expect(await failure(openPartition(['0.txt']))).toEqual({ code: 'E_USAGE', said: 'a whole must be dealt into 2 lists or more, got 1' });
  });

  it('how far the reading is counts all the files, and what is read again is none of it', async () => {
    const original = listFile('before.txt', 'a\nb\nc\nd\n');
    const heard: (readonly [number, number])[] = [];
    const onProgress = (read: number, of: number): void => void heard.push([read, of]);
    const { whole } = await openPartition([listFile('0.txt', 'd\na\n'), listFile('1.txt', 'c\nb\n')], { original, onProgress });
    await itemsOf(whole);
    expect(heard).toEqual([
      [8, 16],
      [12, 16],
      [16, 16],
    ]);
  });
});
