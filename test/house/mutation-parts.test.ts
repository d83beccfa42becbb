import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { PROJECT, readTree } from './source-tree.js';

interface Part {
  readonly sources: readonly string[];
  readonly tests: readonly string[];
}
interface Parts {
  readonly MUTATED: readonly string[];
  readonly PARTS: Readonly<Record<string, Part>>;
}

const { MUTATED, PARTS } = (await import(pathToFileURL(join(PROJECT, '.ci/mutation/parts.js')).href)) as Parts;

/** Files of these folders that belong to no part, or to several; and places of parts that hold no file of them. */
function partFaults(
  files: readonly string[],
  folders: readonly string[],
  parts: Readonly<Record<string, Pick<Part, 'sources'>>>,
): string[] {
  const isIn = (file: string, place: string): boolean => file === place || file.startsWith(`${place}/`);
  const mutated = files.filter((file) => folders.some((folder) => isIn(file, folder)));
  const all = Object.entries(parts);
  return [
    ...mutated.flatMap((file) => {
      const held = all.filter(([, { sources }]) => sources.some((place) => isIn(file, place))).map(([part]) => part);
      return held.length === 1 ? [] : [`${file} must belong to one part, got ${held.length === 0 ? 'none' : held.join(' and ')}`];
    }),
    ...all.flatMap(([part, { sources }]) =>
      sources.filter((place) => !mutated.some((file) => isIn(file, place))).map((place) => `${part}: no mutated file is at ${place}`),
    ),
  ];
}

it('a file that no part holds, or two do, is found, and a place of a part where nothing is', () => {
  const files = ['src/a/one.ts', 'src/a/two.ts', 'src/a/three.ts', 'src/abc/four.ts', 'src/b.ts'];
  const parts = { first: { sources: ['src/a/one.ts', 'src/a/two.ts'] }, second: { sources: ['src/a/two.ts', 'src/abc', 'src/c'] } };
  expect(partFaults(files, ['src/a', 'src/b.ts'], parts)).toEqual([
    'src/a/two.ts must belong to one part, got first and second',
    'src/a/three.ts must belong to one part, got none',
    'src/b.ts must belong to one part, got none',
    'second: no mutated file is at src/abc',
    'second: no mutated file is at src/c',
  ]);
});

it('every file of the mutated folders belongs to exactly one part of `npm run test:mutation`', () => {
  const files = [...readTree().keys()].map((name) => `src/${name}`);
  expect(partFaults(files, MUTATED, PARTS)).toEqual([]);
});

it('every part names tests that there are', () => {
  const missing = Object.values(PARTS).flatMap(({ tests }) => tests.filter((place) => !existsSync(join(PROJECT, place))));
  expect(missing).toEqual([]);
});
