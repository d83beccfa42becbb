import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { installLayouts } from '../../../../src/engine/log/layouts.js';
import { failure } from '../../../host/log/logs.js';
import { rows, watchedFile } from './watched.js';

const folder = mkdtempSync(join(tmpdir(), 'shuffle-audit-comments-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  installLayouts(null);
});

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
  expect(commented).toEqual({ ...plain, comments: 1 + Math.floor(deals.length / 9) });
});

it.each([
  [
    'an array of JSON',
    'a.json',
    JSON.stringify([
      [0, 1, 2],
      [2, 0, 1],
      [1, 0, 2],
    ]),
  ],
  [
    'a table of one card a row',
    'long.csv',
    `deal,place,card\n${[0, 1, 2, 3].flatMap((d) => [0, 1, 2].map((k) => `${d},${k},${(k + d) % 3}`)).join('\n')}\n`,
  ],
  ['bridge deals in PBN', 'a.pbn', '[Board "1"]\n[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]\n'],
])('a stream is refused by name, with the command that reads the file: %s', async (kind, name, text) => {
  installLayouts(async () => (await import('../../../../src/wings/layouts/layouts.js')).layouts);
  const path = join(folder, name);
  writeFileSync(path, text);
  const { hint, message } = await failure(watchedFile(path));
  expect([message, hint]).toEqual([expect.stringContaining(kind), `audit the whole file at once: shuffle-audit log ${name}`]);
});
