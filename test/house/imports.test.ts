import { describe, expect, it } from 'vitest';
import { crossings, importFaults, unusedAllowances } from './import-rules.js';
import { CATALOGUES, ROOMS } from './rooms.js';
import { readTree } from './source-tree.js';

/** A small tree that keeps to the table, with some files replaced. */
function tree(changed: Readonly<Record<string, string>> = {}): ReadonlyMap<string, string> {
  return new Map(
    Object.entries({
      'core/errors.ts': 'export const no: string = "no";\n',
      'core/source.ts': "import type { A } from './errors.js';\nexport type B = A;\n",
      'math/tail.ts': "import { no } from '../core/errors.js';\nexport const tail: string = no;\n",
      'parts/prng/alea.ts': "import seedrandom from 'seedrandom';\nexport const alea: unknown = seedrandom;\n",
      'parts/prng/pcg32.ts': "import { step } from './step.js';\nexport const pcg32: number = step;\n",
      'parts/prng/step.ts': 'export const step: number = 1;\n',
      'parts/prng/index.ts': "export { alea } from './alea.js';\nexport { pcg32 } from './pcg32.js';\n",
      'engine/pipeline.ts': "import * as prngs from '../parts/prng/index.js';\nexport const pipeline: unknown = prngs;\n",
      'engine/sample.ts': "import { pipeline } from './pipeline.js';\nexport const sample: unknown = pipeline;\n",
      'report/audit/text.ts': "import { verdict } from './words/verdict.js';\nexport const text: string = verdict;\n",
      'report/audit/words/verdict.ts': 'export const verdict: string = "";\n',
      'host/function/child.ts': "import { fork } from 'node:child_process';\nexport const start: unknown = fork;\n",
      'host/worker.ts': "import { sample } from '../engine/sample.js';\nsample;\n",
      'host/pool.ts': "export const at: URL = new URL('./worker.js', import.meta.url);\n",
      'cli/main.ts': "import { at } from '../host/pool.js';\nexport const main = (): URL => at;\n",
      'cli.ts':
        "#!/usr/bin/env node\nimport { main } from './cli/main.js';\nprocess.exitCode = 70;\nprocess.exitCode = await main(process.argv);\n",
      'index.ts': "export { sample } from './engine/sample.js';\nexport type * from './core/source.js';\n",
      ...changed,
    }),
  );
}

const lies: readonly (readonly [claim: string, path: string, text: string, fault: RegExp])[] = [
  [
    'a lower room that imports a higher one',
    'core/source.ts',
    "import '../math/tail.js';",
    /^core\/source.ts: may not import math\/tail.ts$/,
  ],
  [
    'a type import against the table',
    'math/tail.ts',
    "import type { X } from '../parts/prng/pcg32.js';",
    /math\/tail.ts: may not import parts\/prng\/pcg32/,
  ],
  ['an import type expression', 'core/source.ts', "export type X = import('../math/tail.js').Y;", /core\/source.ts: may not import math/],
  ['a re-export against the table', 'core/source.ts', "export * from '../math/tail.js';", /core\/source.ts: may not import math/],
  ['a dynamic import', 'core/source.ts', "export const x = import('../math/tail.js');", /core\/source.ts: may not import math/],
  [
    'a worker URL',
    'parts/prng/step.ts',
    "export const x = new URL('../../host/worker.js', import.meta.url);",
    /parts\/prng\/step.ts: may not import host\/worker/,
  ],
  ['an import of the public door', 'host/pool.ts', "import '../index.js';", /host\/pool.ts: may not import index.ts/],
  ['node: in a room of the browser', 'parts/prng/step.ts', "import 'node:crypto';", /parts\/prng\/step.ts: may not touch node:crypto/],
  [
    'a Node global in a room of the browser',
    'math/tail.ts',
    'export const x: unknown = process.env;',
    /math\/tail.ts: may not touch Node's process/,
  ],
  ['a computed import in a room of the browser', 'core/errors.ts', 'export const x = (a: string) => import(a);', /whose name is computed/],
  ['a package that is not its own', 'math/tail.ts', "import 'vega';", /math\/tail.ts: may not import the package vega$/],
  ['a path into a package', 'report/a.ts', "import 'zod/mini';", /may not import the package zod\/mini/],
  [
    'a page that imports another',
    'report/proof/document.ts',
    "import '../audit/words/verdict.js';",
    /^report\/proof\/document.ts: is of report\/proof and imports report\/audit\/words\/verdict.ts$/,
  ],
  [
    'two entries of a catalogue',
    'parts/prng/pcg32.ts',
    "import './alea.js';",
    /parts\/prng\/pcg32.ts: is an entry and imports the entry parts\/prng\/alea.ts/,
  ],
  [
    'an entry that imports its own index',
    'parts/prng/pcg32.ts',
    "import './index.js';",
    /parts\/prng\/index.ts, parts\/prng\/pcg32.ts: import each other/,
  ],
  [
    'a cycle of types',
    'core/errors.ts',
    "import type { B } from './source.js';",
    /core\/errors.ts, core\/source.ts: import each other in a cycle/,
  ],
  ['a file that imports itself', 'parts/prng/step.ts', "import './step.js';", /parts\/prng\/step.ts: import each other in a cycle/],
  ['logic in index.ts', 'index.ts', 'export const x: number = 1;', /index.ts: holds something else than re-exports/],
  [
    'logic in a catalogue index',
    'parts/prng/index.ts',
    "import { alea } from './alea.js';\nexport { alea };",
    /prng\/index.ts: holds something else/,
  ],
  [
    'unsorted export lines',
    'parts/prng/index.ts',
    "export * from './pcg32.js';\nexport * from './alea.js';",
    /prng\/index.ts: has its export lines out of order/,
  ],
  ['a condition in cli.ts', 'cli.ts', 'if (process.argv.length) main();', /cli.ts: holds something else than one call/],
  ['a function in cli.ts', 'cli.ts', 'await main(() => 1);', /cli.ts: holds something else than one call/],
  ['two calls in cli.ts', 'cli.ts', 'await main();\nawait other();', /cli.ts: holds something else than one call/],
  ['a folder the table does not know', 'extra/a.ts', 'export {};', /extra\/a.ts: belongs to no room/],
  ['a file that is not there', 'parts/prng/step.ts', "import './nothing.js';", /'.\/nothing.js' is no file/],
  ['a specifier without .js', 'parts/prng/pcg32.ts', "import { step } from './step';", /'.\/step' is no file of src\/ named with .js/],
  [
    'Math.random outside its files',
    'core/source.ts',
    'export const x: number = Math.random();',
    /core\/source.ts: may not say Math.random/,
  ],
  ["Math['random'] too", 'core/source.ts', "export const x: number = Math['random']();", /core\/source.ts: may not say Math.random/],
  ['a clock in the engine', 'engine/sample.ts', 'export const x: number = performance.now();', /engine\/sample.ts: may not read a clock/],
  ['the present date in the engine', 'engine/sample.ts', 'export const x: Date = new Date();', /engine\/sample.ts: may not read a clock/],
];

describe('the import rules', () => {
  it('accept a tree that keeps to the table', () => {
    expect(importFaults(tree(), ROOMS)).toEqual([]);
  });

  it.each(lies)('catch %s', (_claim, path, text, fault) => {
    const faults = importFaults(tree({ [path]: text }), ROOMS);
    expect(faults.filter((found) => fault.test(found))).toHaveLength(1);
  });

  it('catch a cycle through three files', () => {
    const ring = tree({ 'math/a.ts': "import './b.js';", 'math/b.ts': "import './c.js';", 'math/c.ts': "export * from './a.js';" });
    expect(importFaults(ring, ROOMS)).toEqual(['math/a.ts, math/b.ts, math/c.ts: import each other in a cycle']);
  });

  it('do not read comments and strings as imports', () => {
    const text = "// import '../math/tail.js'\nexport const x: string = \"import '../math/tail.js'\";\n";
    expect(importFaults(tree({ 'core/source.ts': text }), ROOMS)).toEqual([]);
  });

  it('do not count a worker URL as a cycle', () => {
    const text = "import { at } from './pool.js';\nat;\n";
    expect(importFaults(tree({ 'host/worker.ts': text }), ROOMS)).toEqual([]);
  });

  it('catch an allowance that nobody uses', () => {
    const rooms = { math: { holds: '', imports: ['core', 'page'], libraries: ['zod'], node: false } };
    expect(unusedAllowances(tree(), rooms)).toEqual(['math: may import page and never does', 'math: may import npm:zod and never does']);
  });
});

describe('src/', () => {
  const src = readTree();

  it('keeps to the table of who may import whom', () => {
    expect(importFaults(src, ROOMS)).toEqual([]);
  });

  it('makes use of all that the table allows', () => {
    expect(unusedAllowances(src, ROOMS)).toEqual([]);
  });

  // Signing has left the rooms for the wings, and the records have got one: they lean on five rooms, and are meant to take the pages of records in.
  it('has at most 15 rooms beside the wings and 64 arrows between them', () => {
    const folders = Object.keys(ROOMS).filter((room) => room !== 'index' && room !== 'wings');
    const arrows = [...crossings(src)].filter((arrow) => !/^index >|\bwings\b|npm:/.test(arrow));
    expect({ rooms: folders.length <= 15, arrows: arrows.length <= 64 }, `${folders.length} rooms, ${arrows.length} arrows`).toEqual({
      rooms: true,
      arrows: true,
    });
  });

  it('has an index.ts in every folder that is called a catalogue', () => {
    expect(CATALOGUES.filter((folder) => !src.has(`${folder}/index.ts`))).toEqual([]);
  });
});
