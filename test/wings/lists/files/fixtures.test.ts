import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openItemList } from '../../../../src/wings/lists/files/open-item-list.js';
import { openPartition } from '../../../../src/wings/lists/files/open-partition.js';
import { fixture, itemsOf } from './lists.js';

const EXPECTED = JSON.parse(readFileSync(fixture('expected.json'), 'utf8')) as Readonly<Record<string, readonly number[]>>;

describe('lists as programs write them are read as Python reads them', () => {
  it.each([
    ['shuf.txt', {}, 0, 'lines'],
    ['sort-r.txt', {}, 1, 'lines'],
    ['sqlite.csv', { column: 'id' }, 1, 'csv'],
    ['r.txt', {}, 1, 'lines'],
    ['ruby.txt', {}, 0, 'lines'],
    ['python.json', {}, 0, 'ndjson'],
    ['python.ndjson', { column: 'id' }, 0, 'ndjson'],
    ['python.txt.gz', {}, 0, 'lines'],
    ['numpy.u32', {}, 0, 'u32'],
    ['numpy.u64', {}, 0, 'u64'],
    ['duckdb.parquet', { column: 'id' }, 0, 'parquet'],
  ])('%s', async (name, options, from, format) => {
    const list = await openItemList(fixture(name), options);
    expect(await itemsOf(list)).toEqual(EXPECTED[name]);
    expect([list.n, list.numbering, list.files[0]?.format]).toEqual([1000, { by: 'numbers', from }, format]);
    await list.close();
  });

  it('texts with commas and quotes, told by their order before', async () => {
    const list = await openItemList(fixture('sqlite.csv'), { original: fixture('sqlite-before.csv'), column: 'name' });
    expect(await itemsOf(list)).toEqual(EXPECTED['sqlite.csv by name']);
    expect(list.numbering).toMatchObject({ by: 'original', file: { name: 'sqlite-before.csv', format: 'csv', column: 'name' } });
    await list.close();
  });

  it('three lists that a whole was dealt into', async () => {
    const names = ['shard-00', 'shard-01', 'shard-02'];
    const { whole, parts } = await openPartition(names.map(fixture));
    const items = await Promise.all(parts.map(itemsOf));
    expect(items).toEqual(names.map((name) => EXPECTED[name]));
    expect(await itemsOf(whole)).toEqual(items.flat());
    expect(parts.map(({ file, n, size }) => [file.name, n, size])).toEqual(names.map((name, k) => [name, 1000, items[k]?.length]));
    await whole.close();
  });
});
