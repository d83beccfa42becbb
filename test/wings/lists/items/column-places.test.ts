import { expect, it } from 'vitest';
import { ItemReader } from '../../../../src/wings/lists/items/item-reader.js';
import type { ListWishes } from '../../../../src/wings/lists/items/list-form.js';
import { memoryInput, textsOf } from './memory-input.js';

const TABLE = memoryInput('list.csv', '0,1,2\na,7,x\nb,8,y\n');
const read = (wishes: ListWishes): Promise<readonly string[]> =>
  textsOf(TABLE, { header: true, ...wishes }).then((found) => found.map(({ text }) => text));

it('a number in --column is a place, and a name in quotes', async () => {
  expect(await read({ column: '"2"' })).toEqual(['x', 'y']);
  expect(await read({ column: '"1"' })).toEqual(['7', '8']);
  expect(await read({ column: '3' })).toEqual(['x', 'y']);
  expect(await read({ column: '0' })).toEqual(['a', 'b']);
  expect(await read({ column: '2', header: false })).toEqual(['1', '7', '8']);
});

it('a number that is also the name of another column is refused, with both ways to say it', async () => {
  await expect(read({ column: '2' })).rejects.toMatchObject({
    code: 'E_LIST_COLUMN',
    hint: 'name them in quotes: --column \'"2"\' for field 3, or --column \'"1"\' for field 2',
  });
});

it.each(['"0"', '"1"', '"2"'])('the record names %s so that it is read again', async (column) => {
  const { form } = await ItemReader.open(TABLE, { column, header: true });
  expect(await read(form.column === undefined ? {} : { column: form.column })).toEqual(await read({ column }));
});
