import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { asFilesStand, standsFaults } from './as-it-stands.js';
import { DOCUMENTS } from './documents.js';
import { PROJECT } from './source-tree.js';

/** `npm run tables` sets this: the blocks are then made anew instead of being held to their files. */
const WRITE = process.env['SHUFFLE_AUDIT_WRITE_TABLES'] === '1';

const FILE = 'const a = 1;\n\nexport { a };\n';
const read = (path: string): string | null => (path === 'src/a.ts' ? FILE : null);
const recipe = (lines: readonly string[], before = '`src/a.ts`, as it stands:\n'): string =>
  ['# Title', '', before, '```ts', ...lines, '```', '', 'More.', ''].join('\n');
const whole = ['// src/a.ts', 'const a = 1;', '', 'export { a };'];

describe('a block that is called as it stands', () => {
  it('holds where it is the file, and one that is not called so is not looked at', () => {
    expect(standsFaults(recipe(whole), read)).toEqual([]);
    expect(standsFaults(recipe(['// src/a.ts', 'other'], 'Mine:\n'), read)).toEqual([]);
  });

  it.each<[string, string, string]>([
    ['another line', recipe(whole.with(1, 'const a = 2;')), "line 7: src/a.ts has 'const a = 1;' there, not 'const a = 2;'"],
    ['a space at a line’s end', recipe(whole.with(1, 'const a = 1; ')), "line 7: src/a.ts has 'const a = 1;' there, not 'const a = 1; '"],
    ['an end too early', recipe(whole.slice(0, 2)), "line 8: src/a.ts goes on with 'export { a };'"],
    ['a line too many', recipe([...whole, 'a;']), "line 10: src/a.ts has '' there, not 'a;'"],
    ['a file that is gone', recipe(['// src/b.ts', 'b']), 'line 6: there is no src/b.ts'],
    ['a block without a path', recipe(['b']), "line 3: says 'as it stands:', and no block that names its file follows"],
    ['no block at all', 'As in b, as it stands:\n', "line 1: says 'as it stands:', and no block that names its file follows"],
    [
      'a block that belongs to other text',
      recipe(whole, 'b, as it stands:\n\nMine:\n'),
      "line 3: says 'as it stands:', and no block that names its file follows",
    ],
  ])('is caught with %s', (_lie, text, fault) => {
    expect(standsFaults(text, read)).toEqual([fault]);
  });

  it.each([
    ['short', whole.slice(0, 2)],
    ['long', [...whole, 'a;', 'b;']],
    ['whole', whole],
  ])('is made anew where it is %s', (_, lines) => {
    expect(asFilesStand(recipe(lines) + recipe(lines), read)).toBe(recipe(whole) + recipe(whole));
  });
});

describe.each(DOCUMENTS)('%s', (name) => {
  it('shows files as they stand where it says so', () => {
    const file = (path: string): string | null => (existsSync(join(PROJECT, path)) ? readFileSync(join(PROJECT, path), 'utf8') : null);
    const text = readFileSync(join(PROJECT, name), 'utf8');
    if (WRITE) writeFileSync(join(PROJECT, name), asFilesStand(text, file));
    else expect(standsFaults(text, file), 'run: npm run tables').toEqual([]);
  });
});
