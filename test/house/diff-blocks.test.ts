import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Patched } from './diff-blocks.js';
import { patchedFiles } from './diff-blocks.js';
import { PROJECT } from './source-tree.js';

const FILE = 'a\n  b\nc\na\nd\n';
const read = (path: string): string | null => (path === 'src/a.ts' ? FILE : null);
const patched = (...lines: readonly string[]): Patched[] => patchedFiles(['```diff', ...lines, '```', ''].join('\n'), read);

describe('a diff in a document', () => {
  it('changes its file, hunk by hunk, and block by block', () => {
    expect(patched('// src/a.ts', '   b', '+x', '@@', '-d', '+e', '+f')).toEqual([{ path: 'src/a.ts', text: 'a\n  b\nx\nc\na\ne\nf\n' }]);
    expect(patched('// src/a.ts', '-c', '```', '```diff', '// src/a.ts', '-d')).toEqual([{ path: 'src/a.ts', text: 'a\n  b\na\n' }]);
  });

  it.each([
    ['a line that is gone', ['// src/a.ts', ' z', '+x'], "line 2: fits src/a.ts nowhere: ' z'"],
    ['a part of a line', ['// src/a.ts', ' b', '+x'], "line 2: fits src/a.ts nowhere: ' b'"],
    ['a line that stands twice', ['// src/a.ts', '-a'], "line 2: fits src/a.ts in 2 places: '-a'"],
    ['a file that is gone', ['// src/b.ts', '-a'], 'line 2: there is no src/b.ts'],
    ['no file', ['-a'], 'line 2: a diff names its file first'],
  ])('is told with %s', (_lie, lines, fault) => {
    expect(patched(...lines)).toEqual([{ fault }]);
  });
});

describe('a guide', () => {
  it.each(['docs/CONTRIBUTING.md', 'docs/adding-a-wing.md'])('%s has no diff that does not fit its file', (guide) => {
    const file = (path: string): string | null => (existsSync(join(PROJECT, path)) ? readFileSync(join(PROJECT, path), 'utf8') : null);
    const found = patchedFiles(readFileSync(join(PROJECT, guide), 'utf8'), file);
    expect(found.filter((one) => 'fault' in one)).toEqual([]);
    expect(found.length).toBeGreaterThan(0);
  });
});
