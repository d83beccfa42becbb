import { describe, expect, it } from 'vitest';
import { openNames } from '../../../../src/host/function/child/open-paths.js';

const named = (open: readonly string[], shut: readonly string[]): readonly string[] =>
  openNames(
    open.map((name) => ({ name, path: name })),
    shut,
  );

/** What Node opens by those paths. */
const opens = (paths: readonly string[], name: string): boolean =>
  paths.some((path) => (path.includes('*') ? name.startsWith(path.slice(0, path.indexOf('*'))) : name === path));

const alike = (name: string): string => name.normalize('NFD').toLowerCase();

describe('openNames', () => {
  it('says many names by their first letter, and one by itself', () => {
    expect(named(['card-1.png', 'card-2.png', 'list.json'], ['.DS_Store'])).toEqual(['c*', 'list.json']);
    expect(openNames([{ name: 'lib', path: 'lib/*' }], ['.git'])).toEqual(['lib/*']);
    const many = Array.from({ length: 45_000 }, (_, i) => `card-${i}.png`);
    expect(named(many, ['.DS_Store'])).toEqual(['c*']);
    expect(named(many, ['card-7'])).toHaveLength(20);
  });

  it('says as much of a name as tells it from what is not open', () => {
    expect(named(['data-1', 'data-2', 'datum', 'data'], ['data-x', 'dot'])).toEqual(['data', 'data-1', 'data-2', 'datum'].toSorted());
    expect(named(['maps-1', 'maps-2', 'map'], ['mine'])).toEqual(['ma*']);
  });

  it('opens nothing beside, whatever the names are: where cases and spellings are one, where a name holds a star', () => {
    const letters = ['a', 'A', 'é', 'e\u0301', 'e', '*', '𝒜', '.'];
    let seed = 1;
    const luck = (below: number): number => {
      seed = (Math.imul(seed, 0x41c6_4e6d) + 12_345) >>> 0;
      return Math.floor((seed / 2 ** 32) * below);
    };
    for (let round = 0; round < 2000; round++) {
      const names = [...new Set(Array.from({ length: 12 }, () => Array.from({ length: 1 + luck(4) }, () => letters[luck(8)]).join('')))];
      const shut = names.filter((name) => name.startsWith('.') || luck(4) === 0);
      const open = names.filter((name) => !shut.includes(name));
      const paths = named(open, shut);
      const starts = paths.filter((path) => path.endsWith('*')).map((path) => alike(path.slice(0, -1)));
      expect(shut.filter((name) => starts.some((start) => alike(name).startsWith(start)) || paths.includes(name))).toEqual([]);
      expect(open.filter((name) => !name.includes('*') && !opens(paths, name))).toEqual([]);
      expect(paths.filter((path) => /\p{Surrogate}/u.test(path) || path === '*')).toEqual([]);
    }
  });
});
