import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT } from './source-tree.js';

/** What a clone brings, as far as it lies there. */
const tracked = (folder: string): readonly string[] =>
  execFileSync('git', ['ls-files', '-z', '--', folder], { cwd: PROJECT, encoding: 'utf8' })
    .split('\0')
    .filter((name) => name !== '' && statSync(join(PROJECT, name), { throwIfNoEntry: false })?.isFile());

it('the reports that a clone brings are at most 8 MB', () => {
  const sizes = tracked('reports').map((name) => statSync(join(PROJECT, name)).size);
  expect(sizes.length).toBeGreaterThan(50);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(8_000_000);
});

it('the top level of a clone has few entries', () => {
  const names = new Set(tracked('.').map((name) => name.split('/')[0]));
  expect([...names].toSorted().slice(20)).toEqual([]);
});

it('the changelog says in thirty lines what a version is that nobody had, and in one line each what changed since', () => {
  const [made, changed = ''] = readFileSync(join(PROJECT, 'CHANGELOG.md'), 'utf8').split(/^### Changed .*\n/m);
  expect(made.split('\n').length).toBeLessThanOrEqual(30);
  const [, ...lines] = changed.split('\n').filter((line) => line !== '');
  expect(lines.filter((line) => !/^- .*\.$/.test(line))).toEqual([]);
  expect(lines.length).toBeGreaterThan(0);
});
