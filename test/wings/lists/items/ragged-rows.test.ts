import { expect, it } from 'vitest';
import { memoryInput, textsOf } from './memory-input.js';

const read = (rows: string): Promise<readonly string[]> =>
  textsOf(memoryInput('list.csv', `id,song,note\n${rows}`), { column: 'song' }).then((found) => found.map(({ text }) => text));

it('what is missing behind the column of a list does no harm, and empty fields too many neither', async () => {
  expect(await read('1,a,x\n2,b\n3,"c, d"\r\n4,e,\n5,f,,,\n')).toEqual(['a', 'b', 'c, d', 'e', 'f']);
});

it.each([
  ['a row that ends before the column', '1,a,x\n2\n'],
  ['a text too many, which may have shifted the others', '1,a,x\n2,b,c,x\n'],
])('%s is refused', async (_case, rows) => {
  await expect(read(rows)).rejects.toMatchObject({ code: 'E_LOG_COLUMNS', at: { line: 3 } });
});
