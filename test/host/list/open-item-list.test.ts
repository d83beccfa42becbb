import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openItemList } from '../../../src/host/list/open-item-list.js';
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
    ['an item lost', '0\n3\n2\n', 'E_LIST_LOST', undefined, 'each of the numbers 0 to 3 must be in the list, but 1 is lost'],
    [
      'two lost',
      '1\n5\n2\n6\n',
      'E_LIST_LOST',
      undefined,
      'each of the numbers 1 to 6 must be in the list, but 3 is lost; besides, 1 more',
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
    ['no item', '\n', 'E_LIST_EMPTY', undefined, 'a list must have at least 2 items, got none: list.txt'],
    ['one item', '0\n', 'E_LIST_EMPTY', undefined, 'a list must have at least 2 items, got one: list.txt'],
  ])('%s', async (_what, text, code, line, said) => {
    expect(await failure(openItemList(listFile('list.txt', text)))).toEqual({ code, said, ...(line !== undefined && { line }) });
  });

  it('numbers of four bytes are named by their place, and a file that ends within one is refused', async () => {
    expect(await failure(openItemList(listFile('twice.u32', u32([1, 0, 1]))))).toMatchObject({
      code: 'E_LIST_DOUBLED',
      line: 3,
      said: 'each item must be in the list once, got 1 on line 1 of twice.u32 and again on line 3 of twice.u32; besides, 1 item lost, 2 first',
    });
    expect(await failure(openItemList(listFile('cut.u32', u32([1, 0, 2]).subarray(0, 10))))).toMatchObject({
      code: 'E_LOG_TRUNCATED',
      said: 'a file of u32 must hold a number of 32 bits for each item, got 2 bytes at its end: cut.u32',
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
