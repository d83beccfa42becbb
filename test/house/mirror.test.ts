import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mirrorFaults, OWN_FOLDERS } from './mirror.js';
import { PROJECT } from './source-tree.js';

/** Every folder that holds a file, itself or further down. */
function folders(root: string): string[] {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.flatMap(({ parentPath }) => {
    const parts = relative(root, parentPath).split(sep);
    return parts.map((_, k) => parts.slice(0, k + 1).join('/'));
  });
  return [...new Set(paths)].filter((path) => path !== '').sort();
}

describe('test/', () => {
  it('has no folder without its folder in src/', () => {
    expect(mirrorFaults(folders(join(PROJECT, 'test')), folders(join(PROJECT, 'src')), OWN_FOLDERS)).toEqual([]);
  });

  it.each<[string, readonly string[], readonly string[], readonly string[]]>([
    ['nothing where it is so', ['house', 'math', 'page/words'], ['math', 'page', 'page/words'], []],
    ['a room that is gone', ['house', 'maths'], ['math'], ['test/maths has no src/maths beside it']],
    ['a folder that moved', ['house', 'math', 'math/tails'], ['math', 'core/tails'], ['test/math/tails has no src/math/tails beside it']],
    ['a name for nothing', ['math'], ['math'], ['there is no test/house']],
    ['a name that src/ has too', ['house'], ['house'], ['test/house is named as its own, and there is a src/house']],
  ])('is told %s', (_, test, src, faults) => {
    expect(mirrorFaults(test, src, { house: 'the sources' })).toEqual(faults);
  });
});
