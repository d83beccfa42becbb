import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { buildIn } from '../../src/host/build.js';
import { VERSION } from '../../src/host/version.js';

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
