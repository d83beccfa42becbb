import { expect, it } from 'vitest';
import { CATALOGUES } from './rooms.js';
import { STAYS_APART, smallFileFaults } from './small-files.js';
import { readTree } from './source-tree.js';

const TREE = new Map([
  [
    'math/user.ts',
    "import { a } from './small.js';\nimport { b } from './large.js';\nimport { c } from './shared.js';\nimport { d } from '../core/far.js';\nconst e = new URL('./thread.js', import.meta.url);\n",
  ],
  ['math/other.ts', "import type { c } from './shared.js';\n"],
  ['math/small.ts', '/** One. */\n'.repeat(20)],
  ['math/large.ts', '/** One. */\n'.repeat(21)],
  ['math/full.ts', `import { f } from './more.js';\n${'/** One. */\n'.repeat(180)}`],
  ['math/more.ts', '/** One. */\n'.repeat(20)],
  ['math/shared.ts', '/** One. */\n'],
  ['core/far.ts', '/** One. */\n'],
  ['math/thread.ts', '/** One. */\n'],
  ['parts/prng/index.ts', "export { pcg32 } from './pcg32.js';\n"],
  ['parts/prng/pcg32.ts', "import { mix } from './mix.js';\n"],
  ['parts/prng/mix.ts', '/** No entry. */\n'],
]);

it('finds small files that one file beside them uses and has room for, entries of catalogues apart', () => {
  expect(smallFileFaults(TREE, CATALOGUES, {})).toEqual([
    'math/small.ts is small and used by math/user.ts alone: it belongs into it',
    'parts/prng/mix.ts is small and used by parts/prng/pcg32.ts alone: it belongs into it',
  ]);
});

it('lets those stay apart that are listed with their reason, and finds reasons that are no longer needed', () => {
  const meant = { 'math/small.ts': 'a reason', 'parts/prng/mix.ts': 'a reason', 'math/large.ts': 'a reason' };
  expect(smallFileFaults(TREE, CATALOGUES, meant)).toEqual(['math/large.ts is no small file with one user']);
});

it('no other file of src/ is small and used by one file beside it', () => {
  expect(smallFileFaults(readTree(), CATALOGUES, STAYS_APART)).toEqual([]);
});
