import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import config, { MODES } from '../../vitest.config.js';
import { DOCUMENTS, readDocument } from './documents.js';
import { PROJECT } from './source-tree.js';
import { commandFaults, deadGlobs, type Mode, matchesGlob, suitesIn } from './suites.js';

const SUITES = readdirSync(join(PROJECT, 'test'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => `test/${name.replaceAll('\\', '/')}`);

const modes: Readonly<Record<string, Mode>> = Object.fromEntries(
  ['test', ...MODES].map((mode) => {
    const { exclude = [], include = [] } = config({ mode, command: 'serve' }).test ?? {};
    return [mode, { include, exclude }];
  }),
);

describe('a glob of suites', () => {
  it.each([
    ['test/cli/**/*.test.ts', 'test/cli/a.test.ts', true],
    ['test/cli/**/*.test.ts', 'test/cli/a/b/c.test.ts', true],
    ['test/cli/*.test.ts', 'test/cli/a/b.test.ts', false],
    ['test/{cli,index}/a.test.ts', 'test/index/a.test.ts', true],
    ['test/a.test.ts', 'test/a-test.ts', false],
    ['test/**/!(build|release).test.ts', 'test/pack/release.test.ts', false],
    ['test/**/!(build|release).test.ts', 'test/pack/released.test.ts', true],
  ])('%s, of %s: %s', (glob, path, matches) => {
    expect(matchesGlob(glob, path)).toBe(matches);
  });

  it('names one: every entry of the lists of vitest.config.ts', () => {
    expect(deadGlobs(['test/house/{gone,suites}.test.ts', 'test/house/!(lost).test.ts'], SUITES)).toEqual([
      'test/house/gone.test.ts',
      'test/house/lost.test.ts',
    ]);
    expect(deadGlobs([...(modes['test']?.exclude ?? []), ...MODES.flatMap((mode) => modes[mode]?.include ?? [])], SUITES)).toEqual([]);
  });
});

describe('a command of a document that runs suites', () => {
  const said = (...commands: readonly string[]): readonly string[] => commandFaults(commands.join('\n'), modes, SUITES);

  it('is told where its paths name no suite of its mode, or its mode is none', () => {
    expect(said('npx vitest run test/house', '`npx vitest run --mode full test/cli/help.test.ts`', 'npx vitest run')).toEqual([]);
    expect(
      said('npx vitest run test/cli', '', 'npx vitest run --mode full test/cli test/gone', 'npx vitest run --mode ful test/cli'),
    ).toEqual(['1: test/cli names no suite of npm test', '3: test/gone names no suite of --mode full', '4: there is no mode ful']);
    expect(said('```ts', '// test/cli/mine.test.ts', '```', 'npx vitest run --mode full test/cli/mine.test.ts')).toEqual([]);
  });

  it('names suites, in every document', () => {
    expect(
      DOCUMENTS.flatMap((document) => commandFaults(readDocument(document), modes, SUITES).map((fault) => `${document}:${fault}`)),
    ).toEqual([]);
  });

  it('runs a suite in one mode', () => {
    const several = SUITES.filter((path) => Object.values(modes).filter((mode) => suitesIn(mode, [path]).length > 0).length !== 1);
    expect(several).toEqual([]);
  });
});
