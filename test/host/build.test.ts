import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { buildIn } from '../../src/host/build.js';
import { VERSION } from '../../src/host/version.js';
import { PROJECT } from '../house/source-tree.js';
import { needs } from '../support/tools.js';

const scratch = mkdtempSync(join(tmpdir(), 'shuffle-audit-build-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('how a package came to where it is', () => {
  /** A package installed in a folder of its own, of which npm says that it came from `resolved`. */
  const installed = (resolved: string | undefined, under = 'node_modules'): URL => {
    const folder = join(mkdtempSync(join(scratch, 'reader-')), under);
    mkdirSync(join(folder, 'shuffle-audit'), { recursive: true });
    writeFileSync(join(folder, 'shuffle-audit/package.json'), '{ "repository": { "url": "git+https://example.org/a.git" } }');
    writeFileSync(join(folder, '.package-lock.json'), JSON.stringify({ packages: { 'node_modules/shuffle-audit': { resolved } } }));
    return pathToFileURL(`${join(folder, 'shuffle-audit')}/`);
  };
  const tarball = `https://packages.example/shuffle-audit/-/shuffle-audit-${VERSION}.tgz`;

  it.each([
    ['a registry', tarball, 'registry'],
    ['another version of it', tarball.replace(VERSION, '99.0.0'), 'source'],
    ['a file', `file:shuffle-audit-${VERSION}.tgz`, 'source'],
    ['a server that is none', `https://packages.example/shuffle-audit-${VERSION}.tgz`, 'source'],
    ['a repository', `git+ssh://git@example.org/-/shuffle-audit/-/shuffle-audit-${VERSION}.tgz`, 'source'],
    ['what npm does not say', undefined, 'source'],
  ])('%s', (_, resolved, from) => {
    expect(buildIn(installed(resolved), {})).toEqual({ from, repository: 'https://example.org/a' });
  });

  it('is source where no npm installed it', () => {
    expect(buildIn(installed(tarball, 'folder'), {}).from).toBe('source');
    expect(buildIn(pathToFileURL(`${scratch}/`), { commit: 'c', sha256: 's' })).toEqual({ from: 'source', commit: 'c', sha256: 's' });
  });
});

it('a build names its commit where nothing has been changed since, and the same files have the same stamp', () => {
  const checkout = (): string => {
    const folder = mkdtempSync(join(scratch, 'checkout-'));
    for (const part of ['.ci', 'compiled/host/signing', 'dist']) mkdirSync(join(folder, part), { recursive: true });
    writeFileSync(join(folder, '.gitignore'), 'dist\n');
    writeFileSync(
      join(folder, 'compiled/host/signing/package-digest.js'),
      "export const packageDigest = (root) => (root.pathname.endsWith('/dist/') ? 'ab' : '');\n",
    );
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
    cpSync(join(PROJECT, '.ci/stamp-build.js'), join(folder, '.ci/stamp-build.js'));
    return folder;
  };
  const stamp = (folder: string): unknown => {
    execFileSync(process.execPath, ['.ci/stamp-build.js'], { cwd: folder });
    return JSON.parse(readFileSync(join(folder, 'dist/build.json'), 'utf8'));
  };
  const folder = checkout();
  expect(stamp(folder)).toEqual({ sha256: 'ab' });
  const git = (...args: readonly string[]): string =>
    execFileSync(needs('git'), ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], { cwd: folder, encoding: 'utf8' }).trim();
  for (const args of [
    ['init', '--quiet'],
    ['add', '.'],
    ['commit', '--quiet', '-m', 'a'],
  ])
    git(...args);
  expect([stamp(folder), stamp(folder)]).toEqual([0, 1].map(() => ({ commit: git('rev-parse', 'HEAD'), sha256: 'ab' })));
  writeFileSync(join(folder, 'new.txt'), '');
  expect(stamp(folder)).toEqual({ sha256: 'ab' });
});
