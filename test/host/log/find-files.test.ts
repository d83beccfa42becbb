import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findFiles } from '../../../src/host/log/find-files.js';
import { folder, ownFolder, place } from './logs.js';

ownFolder();

for (const inside of ['a', 'a/b', '.hidden']) mkdirSync(join(folder, inside), { recursive: true });
for (const name of [
  'x1.csv',
  'x2.csv',
  'x10.csv',
  'y.tsv',
  'a/x3.csv',
  'a/b/x4.csv',
  '.hidden/x5.csv',
  '.x6.csv',
  'odd[1].csv',
  'star*.csv',
])
  place(name, '');

const found = (...names: readonly string[]): readonly string[] => findFiles(names, folder).map(({ name }) => name);

describe('files by name and by pattern', () => {
  it.each([
    ['x?.csv', ['x1.csv', 'x2.csv']],
    ['x*.csv', ['x1.csv', 'x10.csv', 'x2.csv']],
    ['**/x*.csv', ['a/b/x4.csv', 'a/x3.csv', 'x1.csv', 'x10.csv', 'x2.csv']],
    ['a/**/*.csv', ['a/b/x4.csv', 'a/x3.csv']],
    ['*/x3.csv', ['a/x3.csv']],
    ['odd[1]*', ['odd[1].csv']],
    ['star*.csv', ['star*.csv']],
    ['.x*', ['.x6.csv']],
    ['-', ['-']],
    ['missing.csv', ['missing.csv']],
  ])('%s', (pattern, files) => {
    expect(found(pattern)).toEqual(files);
  });

  it('a pattern that nothing matches and a file named twice are mistakes', () => {
    expect(() => found('q*.csv')).toThrow('no file matches q*.csv');
    expect(() => found('x1.csv', './x1.csv')).toThrow('each file may be named once, got ./x1.csv again');
  });
});
