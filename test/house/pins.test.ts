import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Lock, lockFaults, type Manifest } from './pin-rules.js';
import { PROJECT } from './source-tree.js';

const sha = 'sha512-abc';
const manifest: Manifest = { dependencies: { a: '1.2.3' }, devDependencies: { b: '4.5.6-rc.1' } };
const packages: Lock['packages'] = {
  '': manifest,
  'node_modules/a': { version: '1.2.3', integrity: sha, optionalDependencies: { 'a-linux': '1.2.3' } },
  'node_modules/a/node_modules/a-linux': { version: '1.2.3', integrity: sha },
  'node_modules/b': { version: '4.5.6-rc.1', integrity: sha },
};
const lock: Lock = { lockfileVersion: 3, packages };
const withPackages = (changed: Lock['packages']): Lock => ({ ...lock, packages: { ...packages, ...changed } });

describe('the pin rules', () => {
  it('accept a manifest and a lock in step', () => {
    expect(lockFaults(manifest, lock)).toEqual([]);
  });

  it.each(['^1.2.3', '~1.2.3', '1.x', '*', 'latest', '>=1', 'file:../a'])('catch the range %s', (range) => {
    const ranged: Manifest = { ...manifest, dependencies: { a: range } };
    expect(lockFaults(ranged, withPackages({ '': ranged }))).toContain(`a: is not pinned exactly, got '${range}'`);
  });

  it('catch a lock that is behind', () => {
    const ahead: Manifest = { ...manifest, dependencies: { a: '1.2.4' } };
    expect(lockFaults(ahead, lock)).toEqual([
      'a: is 1.2.4 in package.json and 1.2.3 at the root of the lock',
      'a: is 1.2.4 in package.json and installed as 1.2.3',
    ]);
  });

  it.each<[string, Lock, string]>([
    [
      'a dependency only the lock has',
      withPackages({ '': { ...manifest, dependencies: { a: '1.2.3', c: '1.0.0' } } }),
      'c: is in the lock and not in package.json',
    ],
    ['a package without integrity', withPackages({ 'node_modules/d': { version: '1.0.0' } }), 'node_modules/d: has no sha512 integrity'],
    ['a link', withPackages({ 'node_modules/d': { link: true } }), 'node_modules/d: is a link'],
    [
      'a lost platform binary',
      withPackages({ 'node_modules/d': { version: '1.0.0', integrity: sha, optionalDependencies: { 'd-win32': '1.0.0' } } }),
      'node_modules/d: its optional dependency d-win32 is not in the lock',
    ],
    [
      'an address',
      withPackages({ 'node_modules/d': { version: '1.0.0', integrity: sha, resolved: 'https://registry.example/d.tgz' } }),
      'node_modules/d: is bound to an address',
    ],
    ['an old lock', { ...lock, lockfileVersion: 2 }, 'package-lock.json: is version 2, 3 is meant'],
  ])('catch %s', (_name, wrong, fault) => {
    expect(lockFaults(manifest, wrong)).toEqual([fault]);
  });
});

describe('package.json', () => {
  const read = <T>(name: string): T => JSON.parse(readFileSync(join(PROJECT, name), 'utf8'));
  const own = read<Manifest & { readonly engines: { readonly node: string } }>('package.json');

  it('pins every dependency, with package-lock.json in step', () => {
    expect(Object.keys(own.dependencies ?? {}).length).toBeGreaterThan(0);
    expect(lockFaults(own, read('package-lock.json'))).toEqual([]);
  });

  it('asks for the oldest Node that the types of Node describe', () => {
    expect(own.engines.node).toBe('>=20.19');
    expect(own.devDependencies?.['@types/node']).toMatch(/^20\.19\./);
  });
});
