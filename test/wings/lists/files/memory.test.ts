import { mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openItemList } from '../../../../src/wings/lists/files/open-item-list.js';
import { failure, itemsOf, listFile, ownFolder } from './lists.js';

ownFolder();

/** More than are held in memory: the text has 79 MB. */
const MANY = 10_000_000;

const TMPDIR = process.env['TMPDIR'];
let temporary = '';

beforeEach(() => {
  temporary = join(dirname(listFile('any', '')), 'temporary');
  mkdirSync(temporary, { recursive: true });
  process.env['TMPDIR'] = temporary;
});

afterEach(() => {
  if (TMPDIR === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = TMPDIR;
});

/** Numbers in another order, since 7 has no divisor in common with how many they are. */
function numbers(n: number): string {
  const lines: string[] = [];
  for (let k = 0; k < n; k++) lines.push(String((k * 7) % n));
  return `${lines.join('\n')}\n`;
}

describe('what is put aside', () => {
  it('lies in a file where it is much, so that memory does not grow, and is gone when the list is closed', async () => {
    const file = listFile('many.txt', numbers(MANY));
    const before = process.memoryUsage().arrayBuffers;
    let most = 0;
    const list = await openItemList(file, { onProgress: () => (most = Math.max(most, process.memoryUsage().arrayBuffers - before)) });
    expect(readdirSync(temporary).length).toBe(1);
    let [at, wrong] = [0, 0];
    for await (const piece of list.read()) {
      most = Math.max(most, process.memoryUsage().arrayBuffers - before);
      for (const item of piece) if (item !== (7 * at++) % MANY) wrong++;
    }
    expect([at, wrong]).toEqual([MANY, 0]);
    expect(most).toBeLessThan(64_000_000);
    await list.close();
    await list.close();
    expect(readdirSync(temporary)).toEqual([]);
  });

  it('of a list that is refused is gone with the error', async () => {
    const texts = Array.from({ length: 5000 }, (_, k) => `item ${k}`);
    const original = listFile('before.txt', texts.join('\n'));
    expect(await failure(openItemList(listFile('after.txt', texts.with(0, 'none').join('\n')), { original }))).toMatchObject({
      code: 'E_LIST_FOREIGN',
    });
    expect(readdirSync(temporary)).toEqual([]);
  });

  it('of texts goes but for their numbers, which stay as long as the list is open', async () => {
    const texts = Array.from({ length: 5000 }, (_, k) => `item ${k}`);
    const original = listFile('before.txt', texts.join('\n'));
    const list = await openItemList(listFile('after.txt', texts.toReversed().join('\n')), { original });
    expect(readdirSync(temporary).flatMap((name) => readdirSync(join(temporary, name)))).toEqual([]);
    expect((await itemsOf(list)).slice(0, 3)).toEqual([4999, 4998, 4997]);
    await list.close();
    expect(readdirSync(temporary)).toEqual([]);
  });
});

it('numbers of four bytes are read from their own file again, which must stay as it was', async () => {
  const file = listFile('list.u32', new Uint8Array(Uint32Array.of(1, 0, 2).buffer));
  const list = await openItemList(file);
  expect([await itemsOf(list), readdirSync(temporary)]).toEqual([[1, 0, 2], []]);
  listFile('list.u32', new Uint8Array(Uint32Array.of(0, 1, 2).buffer));
  expect(await failure(itemsOf(list))).toMatchObject({ code: 'E_LOG_CHANGED' });
});
