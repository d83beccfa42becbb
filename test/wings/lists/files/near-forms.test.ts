import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openItemList } from '../../../../src/wings/lists/files/open-item-list.js';
import { failure, fixture, itemsOf, listFile, ownFolder } from './lists.js';

ownFolder();

const EXPECTED = (JSON.parse(readFileSync(fixture('expected.json'), 'utf8')) as Readonly<Record<string, readonly number[]>>)['numpy.u32'];

/** An array as numpy saves it, with a header of this type and shape. */
function npy(type: string, shape: string, bytes: ArrayBuffer, more = "'fortran_order': False"): Uint8Array {
  const header = `{'descr': '${type}', ${more}, 'shape': (${shape}), }\n`;
  const start = Uint8Array.from([0x93, ...Buffer.from('NUMPY'), 1, 0, header.length, 0]);
  return Buffer.concat([start, Buffer.from(header), new Uint8Array(bytes)]);
}

describe('numbers as programs write them', () => {
  it.each(['numpy.npy', 'numpy-savetxt.txt.gz', 'near/tensors.txt.gz'])('%s is read as numpy made it', async (name) => {
    expect(await itemsOf(await openItemList(fixture(name)))).toEqual(EXPECTED);
  });

  it.each([
    ['arrays, one a line', 'list.txt', '[2, 0]\n[1, 3]\n', 'batches'],
    ['arrays of JSON lines', 'list.jsonl', '[2, 0]\n[1, 3]\n', 'batches'],
    ['an array of arrays', 'list.json', '[[2, 0],\n [1, 3]]', 'batches'],
    ['tuples', 'list.txt', '(2, 0)\n(1, 3)\n', 'batches'],
    ['spaces', 'list.txt', '2 0\n1 3\n', 'batches'],
    ['commas at the end of each line', 'list.txt', '2, 0,\n1, 3,\n', 'batches'],
    ['what numpy prints', 'list.txt', '[2 0\n 1 3]\n', 'batches'],
    ['tensors of a device', 'list.txt', "tensor([2, 0], device='cuda:0')\ntensor([1, 3], dtype=torch.int32)\n", 'batches'],
    ['numbers in their types', 'list.txt', '[np.int64(2), np.int64(0)]\n[np.int64(1), np.int64(3)]\n', 'batches'],
    ['floats', 'list.csv', '2.0\n0.0e+00\n1.\n3\n', 'csv'],
    ['a row of floats', 'list.txt', '2.0 0.0 1.0 3.0\n', 'batches'],
  ])('%s', async (_what, name, text, format) => {
    const list = await openItemList(listFile(name, text));
    expect([await itemsOf(list), list.files[0].format]).toEqual([[2, 0, 1, 3], format]);
  });

  it.each([
    ['<i8', '4,', BigInt64Array.from([2n, 0n, 1n, 3n]).buffer],
    ['<i4', '2, 2', Int32Array.from([2, 0, 1, 3]).buffer],
    ['>u2', '4, 1', Uint8Array.from([0, 2, 0, 0, 0, 1, 0, 3]).buffer],
    ['|u1', '4,', Uint8Array.from([2, 0, 1, 3]).buffer],
    ['<f8', '4,', Float64Array.from([2, 0, 1, 3]).buffer],
  ])('an array of numpy of type %s and shape (%s), whatever its name', async (type, shape, bytes) => {
    const list = await openItemList(listFile('list', npy(type, shape, bytes)));
    expect([await itemsOf(list), list.files[0].format]).toEqual([[2, 0, 1, 3], 'npy']);
  });

  it.each([
    ['three dimensions', npy('<i4', '2, 2, 2', new ArrayBuffer(32)), 'E_LIST_FORMAT', 'got one of 3 dimensions'],
    ['column by column', npy('<i4', '2, 2', new ArrayBuffer(16), "'fortran_order': True"), 'E_LIST_FORMAT', 'lies column by column'],
    ['texts', npy('<U1', '2,', new ArrayBuffer(8)), 'E_LIST_FORMAT', 'got'],
    ['halves', npy('<f4', '2,', Float32Array.from([0.5, 1]).buffer), 'E_LIST_TEXT', 'got "0.5"'],
    ['cut off', npy('<i4', '5,', Int32Array.from([2, 0, 1, 3]).buffer), 'E_LOG_TRUNCATED', 'an array of 5 numbers'],
  ])('refuses an array of numpy: %s', async (_what, bytes, code, said) => {
    expect(await failure(openItemList(listFile('list.npy', bytes)))).toMatchObject({ code, said: expect.stringContaining(said) as string });
  });

  it('refuses a list that was printed short, and half numbers', async () => {
    expect(await failure(openItemList(listFile('list.txt', 'tensor([2, 0,  ..., 1, 3])\n')))).toMatchObject({
      code: 'E_LIST_TEXT',
      line: 1,
    });
    expect(await failure(openItemList(listFile('list.txt', '2.5\n0\n1\n')))).toMatchObject({ code: 'E_LIST_TEXT', line: 1 });
  });

  it('takes headings for no items where each has a whole list behind it', async () => {
    const text = Array.from({ length: 2 }, (_, k) => `epoch ${k}\n\n${EXPECTED.join('\n')}\n`).join('');
    const list = await openItemList(listFile('list.txt', text), { near: {} });
    expect([list.count, list.files[0].passed]).toEqual([2, 4]);
    expect(
      await failure(openItemList(listFile('list.txt', text.replace('epoch 1\n\n', '').replace('\n7\n', '\nepoch 1\n7\n')), { near: {} })),
    ).toMatchObject({
      code: 'E_LIST_TEXT',
    });
  });
});
