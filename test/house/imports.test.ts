import { describe, expect, it } from 'vitest';
import { importFaults } from './import-rules.js';
import { LAYERS } from './layers.js';
import { readTree } from './source-tree.js';

/** A small tree that keeps to the table, with some files replaced. */
function tree(changed: Readonly<Record<string, string>> = {}): ReadonlyMap<string, string> {
  return new Map(
    Object.entries({
      'core/errors.ts': 'export const no: string = "no";\n',
      'core/source.ts': "import type { A } from './errors.js';\nexport type B = A;\n",
      'math/tail.ts': "import { no } from '../core/errors.js';\nexport const tail: string = no;\n",
      'prng/alea.ts': "import seedrandom from 'seedrandom';\nexport const alea: unknown = seedrandom;\n",
      'prng/pcg32.ts': "import { step } from './step.js';\nexport const pcg32: number = step;\n",
      'prng/step.ts': 'export const step: number = 1;\n',
      'prng/index.ts': "export { alea } from './alea.js';\nexport { pcg32 } from './pcg32.js';\n",
      'subject/pipeline.ts': "import * as prngs from '../prng/index.js';\nexport const pipeline: unknown = prngs;\n",
      'subject/module-child.ts': "import { fork } from 'node:child_process';\nexport const start: unknown = fork;\n",
      'loop/sample.ts': "import { pipeline } from '../subject/pipeline.js';\nexport const sample: unknown = pipeline;\n",
      'run/worker.ts': "import { sample } from '../loop/sample.js';\nsample;\n",
      'run/pool.ts': "export const at: URL = new URL('./worker.js', import.meta.url);\n",
      'cli/main.ts': "import { at } from '../run/pool.js';\nexport const main = (): URL => at;\n",
      'cli.ts':
        "#!/usr/bin/env node\nimport { main } from './cli/main.js';\nprocess.exitCode = 70;\nprocess.exitCode = await main(process.argv);\n",
      'index.ts': "export { sample } from './loop/sample.js';\nexport type * from './core/source.js';\n",
      ...changed,
    }),
  );
}

const lies: readonly (readonly [claim: string, path: string, text: string, fault: RegExp])[] = [
  [
    'a lower layer that imports a higher one',
    'core/source.ts',
    "import '../math/tail.js';",
    /^core\/source.ts: may not import math\/tail.ts$/,
  ],
  [
    'a type import against the table',
    'math/tail.ts',
    "import type { X } from '../prng/pcg32.js';",
    /math\/tail.ts: may not import prng\/pcg32/,
  ],
  ['an import type expression', 'core/source.ts', "export type X = import('../math/tail.js').Y;", /core\/source.ts: may not import math/],
  ['a re-export against the table', 'core/source.ts', "export * from '../math/tail.js';", /core\/source.ts: may not import math/],
  ['a dynamic import', 'core/source.ts', "export const x = import('../math/tail.js');", /core\/source.ts: may not import math/],
  [
    'a worker URL',
    'prng/step.ts',
    "export const x = new URL('../run/worker.js', import.meta.url);",
    /prng\/step.ts: may not import run\/worker/,
  ],
  [
    'a sibling of the one file that is open',
    'loop/sample.ts',
    "import '../subject/module-child.js';",
    /loop\/sample.ts: may not import subject\/module/,
  ],
  ['an import of the public door', 'run/pool.ts', "import '../index.js';", /run\/pool.ts: may not import index.ts/],
  ['node: in a browser layer', 'prng/step.ts', "import 'node:crypto';", /prng\/step.ts: may not touch node:crypto/],
  ['node: in another subject file', 'subject/pipeline.ts', "import 'node:fs';", /subject\/pipeline.ts: may not touch node:fs/],
  [
    'a Node global in a browser layer',
    'math/tail.ts',
    'export const x: unknown = process.env;',
    /math\/tail.ts: may not touch Node's process/,
  ],
  ['a computed import in a browser layer', 'core/errors.ts', 'export const x = (a: string) => import(a);', /whose name is computed/],
  ['a package that is not its own', 'math/tail.ts', "import 'vega';", /math\/tail.ts: may not import the package vega$/],
  ['a path into a package', 'report/a.ts', "import 'zod/mini';", /may not import the package zod\/mini/],
  ['two entries of a catalogue', 'prng/pcg32.ts', "import './alea.js';", /prng\/pcg32.ts: is an entry and imports the entry prng\/alea.ts/],
  ['an entry that imports its own index', 'prng/pcg32.ts', "import './index.js';", /prng\/index.ts, prng\/pcg32.ts: import each other/],
  [
    'a cycle of types',
    'core/errors.ts',
    "import type { B } from './source.js';",
    /core\/errors.ts, core\/source.ts: import each other in a cycle/,
  ],
  ['a file that imports itself', 'prng/step.ts', "import './step.js';", /prng\/step.ts: import each other in a cycle/],
  ['logic in index.ts', 'index.ts', 'export const x: number = 1;', /index.ts: holds something else than re-exports/],
  [
    'logic in a catalogue index',
    'prng/index.ts',
    "import { alea } from './alea.js';\nexport { alea };",
    /prng\/index.ts: holds something else/,
  ],
  [
    'unsorted export lines',
    'prng/index.ts',
    "export * from './pcg32.js';\nexport * from './alea.js';",
    /prng\/index.ts: has its export lines out of order/,
  ],
  ['a condition in cli.ts', 'cli.ts', 'if (process.argv.length) main();', /cli.ts: holds something else than one call/],
  ['a function in cli.ts', 'cli.ts', 'await main(() => 1);', /cli.ts: holds something else than one call/],
  ['two calls in cli.ts', 'cli.ts', 'await main();\nawait other();', /cli.ts: holds something else than one call/],
  ['a folder the table does not know', 'extra/a.ts', 'export {};', /extra\/a.ts: belongs to no layer/],
  ['a file that is not there', 'prng/step.ts', "import './nothing.js';", /'.\/nothing.js' is no file/],
  ['a specifier without .js', 'prng/pcg32.ts', "import { step } from './step';", /'.\/step' is no file of src\/ named with .js/],
  [
    'Math.random outside its files',
    'core/source.ts',
    'export const x: number = Math.random();',
    /core\/source.ts: may not say Math.random/,
  ],
  ["Math['random'] too", 'core/source.ts', "export const x: number = Math['random']();", /core\/source.ts: may not say Math.random/],
  ['a clock below run/', 'loop/sample.ts', 'export const x: number = Date.now();', /loop\/sample.ts: may not read a clock/],
  ['a clock in another file of subject', 'subject/child-deals.ts', 'export const x: number = performance.now();', /may not read a clock/],
  ['the present date below run/', 'loop/sample.ts', 'export const x: Date = new Date();', /loop\/sample.ts: may not read a clock/],
];

describe('the import rules', () => {
  it('accept a tree that keeps to the table', () => {
    expect(importFaults(tree(), LAYERS)).toEqual([]);
  });

  it.each(lies)('catch %s', (_claim, path, text, fault) => {
    const faults = importFaults(tree({ [path]: text }), LAYERS);
    expect(faults.filter((found) => fault.test(found))).toHaveLength(1);
  });

  it('catch a cycle through three files', () => {
    const ring = tree({ 'math/a.ts': "import './b.js';", 'math/b.ts': "import './c.js';", 'math/c.ts': "export * from './a.js';" });
    expect(importFaults(ring, LAYERS)).toEqual(['math/a.ts, math/b.ts, math/c.ts: import each other in a cycle']);
  });

  it('do not read comments and strings as imports', () => {
    const text = "// import '../math/tail.js'\nexport const x: string = \"import '../math/tail.js'\";\n";
    expect(importFaults(tree({ 'core/source.ts': text }), LAYERS)).toEqual([]);
  });

  it('do not count a worker URL as a cycle', () => {
    const text = "import { at } from './pool.js';\nat;\n";
    expect(importFaults(tree({ 'run/worker.ts': text }), LAYERS)).toEqual([]);
  });
});

describe('src/', () => {
  it('keeps to the table of who may import whom', () => {
    const src = readTree();
    expect(src.size).toBeGreaterThan(8);
    expect(importFaults(src, LAYERS)).toEqual([]);
  });

  it('lies in layers whose own tables name only layers', () => {
    const named = Object.values(LAYERS).flatMap((layer) => (layer.imports === '*' ? [] : layer.imports));
    expect(named.filter((name) => LAYERS[name.split('/')[0] ?? ''] === undefined)).toEqual([]);
  });
});
