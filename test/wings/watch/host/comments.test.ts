import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { rows, watchedFile } from './watched.js';

const folder = mkdtempSync(join(tmpdir(), 'shuffle-audit-comments-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ['without a header', ''],
  ['with one', 'a,b,c,d,e\n'],
])('a stream with comments is watched as the same one without them, %s', async (name, header) => {
  const deals = rows('naive-swap', 5, 2500);
  const watched = (text: string): ReturnType<typeof watchedFile> => {
    const path = join(folder, `${name} ${text.length}`);
    writeFileSync(path, text);
    return watchedFile(path);
  };
  const plain = await watched(`${header}${deals.join('')}`);
  const commented = await watched(`\n# shoe 3\n\n${header}${deals.map((row, k) => (k % 9 === 8 ? `; ${k}\n${row}` : row)).join('')}`);
  expect(plain).toMatchObject({ malformed: 0 });
  expect(commented).toEqual(plain);
});
