import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { AuditError, EXIT_OF } from '../../../src/core/errors.js';
import type { Origin } from '../../../src/core/record/origin.js';
import type { FunctionSource, LoadedFile } from '../../../src/core/source/function-source.js';
import { makePlan } from '../../../src/engine/plan/make-plan.js';
import { runAudit } from '../../../src/host/audits.js';
import { reopenFunctionSubject } from '../../../src/host/function/module/reopen.js';
import { replayFunction } from '../../../src/host/function/module/replay.js';
import { openFunctionSubject } from '../../../src/host/function/module/subject.js';
import { reopenAnew } from '../../../src/host/function/reopen-anew.js';
import { journalHeader } from '../../../src/host/journal/journal-header.js';
import { openProgramSubject } from '../../../src/host/program/subject.js';
import { blockOf, deal, failure, folderOf } from './blocks.js';

/** Durstenfeld's shuffle whose bound another file gives. */
const BODY =
  'for (let i = deck.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * bound(i)); [deck[i], deck[j]] = [deck[j], deck[i]]; }';
const EVEN = 'export const bound = (i) => i + 1;';
const BIASED = 'export const bound = (i) => i + 0;';

/** The same subject with its bound in every place that a module can come from. */
const CASES: readonly (readonly [what: string, file: string, changes: string, files: Readonly<Record<string, string>>])[] = [
  [
    'an import',
    './a.mjs',
    'lib/b.mjs',
    { 'a.mjs': `import { bound } from './lib/b.mjs'; export default (deck) => { ${BODY} };`, 'lib/b.mjs': EVEN },
  ],
  [
    'an import of an import',
    './a.mjs',
    'c.mjs',
    {
      'a.mjs': `import { bound } from './b.mjs'; export default (deck) => { ${BODY} };`,
      'b.mjs': "export * from './c.mjs';",
      'c.mjs': EVEN,
    },
  ],
  [
    'a required file',
    './a.cjs',
    'b.cjs',
    { 'a.cjs': `const { bound } = require('./b.cjs'); module.exports = (deck) => { ${BODY} };`, 'b.cjs': 'exports.bound = (i) => i + 1;' },
  ],
  [
    'what a package requires inside',
    './a.mjs',
    'dep/inner.js',
    {
      'a.mjs': `import { bound } from 'dep'; export default (deck) => { ${BODY} };`,
      'node_modules/dep/package.json': '{"name":"dep","version":"1.0.0","main":"index.js"}',
      'node_modules/dep/index.js': "exports.bound = require('./inner').bound;",
      'node_modules/dep/inner.js': 'exports.bound = (i) => i + 1;',
    },
  ],
  [
    'JSON',
    './a.cjs',
    'n.json',
    {
      'a.cjs': `const { more } = require('./n.json'); const bound = (i) => i + more; module.exports = (deck) => { ${BODY} };`,
      'n.json': '{"more":1}',
    },
  ],
  [
    'a required file of an ending that Node does not know',
    './a.cjs',
    'bound.rule',
    {
      'a.cjs': `const { bound } = require('./bound.rule'); module.exports = (deck) => { ${BODY} };`,
      'bound.rule': 'exports.bound = (i) => i + 1;',
    },
  ],
  [
    'a required file without an ending',
    './a.cjs',
    'bound',
    { 'a.cjs': `const { bound } = require('./bound'); module.exports = (deck) => { ${BODY} };`, bound: 'exports.bound = (i) => i + 1;' },
  ],
  [
    'an import without an ending',
    './a.mjs',
    'lib.d/bound',
    {
      'package.json': '{"name":"mine","type":"module"}',
      'a.mjs': `import { bound } from './lib.d/bound?twice#x.txt'; export default (deck) => { ${BODY} };`,
      'lib.d/bound': EVEN,
    },
  ],
  [
    'what it loads while it deals',
    './a.mjs',
    'late.mjs',
    { 'a.mjs': `export default async (deck) => { const { bound } = await import('./late.mjs'); ${BODY} };`, 'late.mjs': EVEN },
  ],
];

const sha256 = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');
const filesOf = (origin: Origin): readonly LoadedFile[] => (origin.source as FunctionSource).files ?? [];
const other = (text: string): string => text.replace('+ 1', '+ 0').replace('"more":1', '"more":0');

describe.each(CASES)('the code of a function: %s', (_, file, changes, files) => {
  const pathIn = (cwd: string): string => join(cwd, changes.startsWith('dep/') ? `node_modules/${changes}` : changes);

  it('is in the record, each file by its name and the SHA-256 of what was loaded', async () => {
    const cwd = folderOf(files);
    const { origin } = await openFunctionSubject({ kind: 'module', file, n: 5, randomness: 'injected', cwd });
    const names = Object.keys(files)
      .filter((name) => !name.endsWith('package.json'))
      .map((name) => name.replace('node_modules/', ''))
      .sort();
    expect(filesOf(origin).map((one) => one.file)).toEqual(names);
    expect(filesOf(origin).find((one) => one.file === changes)?.sha256).toBe(sha256(pathIn(cwd)));
  });

  it('changed between two blocks ends with 65, and resuming with it too', async () => {
    const cwd = folderOf(files);
    const subject = await openFunctionSubject({ kind: 'module', file, n: 5, randomness: 'injected', cwd });
    expect(await deal(subject, blockOf('loads', 0, 20))).toHaveLength(20);
    writeFileSync(pathIn(cwd), other(readFileSync(pathIn(cwd), 'utf8')));
    const error = await failure(deal(subject, blockOf('loads', 1, 20)));
    expect([error.code, EXIT_OF[error.code]]).toEqual(['E_SUBJECT_CHANGED', 65]);
    expect(error.message).toBe(`${subject.id}: its code must stay as it is while it is audited, got another ${changes}`);
    const plan = makePlan(subject.space, { seed: 'loads', trials: 1000 });
    const anew = await openFunctionSubject({ kind: 'module', file, n: 5, randomness: 'injected', cwd });
    const [there, here] = [journalHeader(plan, subject), journalHeader(plan, anew)];
    expect(Object.keys(here).filter((name) => here[name] !== there[name])).toEqual([`file ${changes}`, 'origin']);
  });

  it('changed since a record was made differs from it', async () => {
    const cwd = folderOf(files);
    const { origin } = await openFunctionSubject({ kind: 'module', file, n: 5, randomness: 'injected', cwd });
    writeFileSync(pathIn(cwd), other(readFileSync(pathIn(cwd), 'utf8')));
    expect(await failure(reopenAnew(origin, 5, cwd))).toMatchObject({
      code: 'E_VERIFY',
      message: expect.stringContaining(`${changes} has changed since the record was made: sha256 was `) as string,
    });
  });
});

describe('the code of a function', () => {
  const typed = {
    'a.ts': `import { bound } from './b'; export default function (deck: number[]) { ${BODY} }`,
    'b.ts': 'export const bound = (i: number) => i + 1;',
  };

  it('of TypeScript is what was bundled, and is held to the record when it is bundled again', async () => {
    const cwd = folderOf(typed);
    const subject = await openFunctionSubject({ kind: 'module', file: './a.ts', n: 5, randomness: 'injected', cwd });
    expect(filesOf(subject.origin)).toEqual(['a.ts', 'b.ts'].map((file) => ({ file, sha256: sha256(join(cwd, file)) })));
    const before = await deal(subject, blockOf('ts', 0, 20));
    writeFileSync(join(cwd, 'b.ts'), 'export const bound = (i: number) => i + 0;');
    expect(await deal(subject, blockOf('ts', 0, 20))).toEqual(before);
    expect(await failure(reopenFunctionSubject(subject.origin as Origin<FunctionSource>, 5, cwd))).toMatchObject({ code: 'E_VERIFY' });
  });

  it.each<readonly [string, string, string, Readonly<Record<string, string>>]>([
    ['TypeScript', './a.ts', 'b.ts', typed],
    [
      'JavaScript',
      './a.mjs',
      'b.mjs',
      { 'a.mjs': `import { bound } from './b.mjs'; export default (deck) => { ${BODY} };`, 'b.mjs': EVEN },
    ],
  ])(
    'of %s is the same finding to whoever opens, verifies or replays a record: which file, and both digests',
    async (_, file, changes, files) => {
      const cwd = folderOf(files);
      const { origin } = await openFunctionSubject({ kind: 'module', file, n: 5, randomness: 'injected', cwd });
      const own = origin as Origin<FunctionSource>;
      const was = sha256(join(cwd, changes));
      writeFileSync(join(cwd, changes), other(files[changes]));
      const message = `${changes} has changed since the record was made: sha256 was ${was}, is ${sha256(join(cwd, changes))}`;
      const dealing = async (): Promise<unknown> => deal(await reopenFunctionSubject(own, 5, cwd), blockOf('record', 0, 20));
      for (const look of [dealing, () => reopenAnew(own, 5, cwd), () => replayFunction(own, 5, blockOf('record', 0, 20), 3, cwd)])
        expect(await failure(look())).toMatchObject({ code: 'E_VERIFY', message });
    },
  );

  it('is the same list wherever it lies, and takes no notice of data that it reads', async () => {
    const files = {
      'a.mjs': `import { readFileSync } from 'node:fs'; readFileSync(new URL('./data.txt', import.meta.url)); import { bound } from './b.mjs'; export default (deck) => { ${BODY} };`,
      'b.mjs': EVEN,
      'data.txt': 'x',
    };
    const [one, two] = await Promise.all(
      [folderOf(files), folderOf({ ...files, 'data.txt': 'y' })].map((cwd) =>
        openFunctionSubject({ kind: 'module', file: './a.mjs', n: 5, randomness: 'injected', cwd }),
      ),
    );
    expect(one.origin).toEqual(two.origin);
    expect(filesOf(one.origin).map(({ file }) => file)).toEqual(['a.mjs', 'b.mjs']);
  });

  it('changed under a run on two threads ends it with 65', async () => {
    const cwd = folderOf({ 'a.mjs': `import { bound } from './b.mjs'; export default (deck) => { ${BODY} };`, 'b.mjs': EVEN });
    const subject = await openFunctionSubject({ kind: 'module', file: './a.mjs', n: 5, randomness: 'injected', cwd });
    writeFileSync(join(cwd, 'b.mjs'), BIASED);
    const plan = makePlan(subject.space, { seed: 'threads', trials: 200_000 });
    const error = await failure(runAudit(plan, subject, { workers: 2 }));
    expect([error.code, error.at?.file]).toEqual(['E_SUBJECT_CHANGED', 'b.mjs']);
  });
});

/** Replaces whatever a digest of a loaded file could be made with, so that it comes out as `lie`, or names other bytes. */
const FORGERIES: readonly (readonly [what: string, text: string])[] = [
  [
    'crypto',
    `import crypto from 'node:crypto'; import { syncBuiltinESMExports } from 'node:module';
     const { prototype } = crypto.createHash('sha256').constructor;
     prototype.update = function () { return this; }; prototype.digest = () => '0'.repeat(64);
     crypto.createHash = () => ({ update() { return this; }, digest: () => '0'.repeat(64) }); syncBuiltinESMExports();`,
  ],
  [
    'the file system',
    `import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module';
     const { openSync, readFileSync } = fs; const other = (path) => (/late/.test(path) ? new URL('./b.cjs', import.meta.url) : path);
     fs.openSync = (path, ...more) => openSync(other(path), ...more); let calls = 0;
     fs.readFileSync = (path, ...more) => readFileSync(/late/.test(path) && ++calls % 2 === 0 ? other(path) : path, ...more); syncBuiltinESMExports();`,
  ],
  [
    'prototypes and Reflect',
    `Array.prototype[Symbol.iterator] = function* () { for (let i = 0; i < this.length; i++) if (\`\${this[i]}\`.indexOf('late') < 0) yield this[i]; }; String.prototype.includes = () => true; String.prototype.startsWith = () => false;
     RegExp.prototype.exec = () => null; Object.keys = () => []; Reflect.get = () => null; Reflect.apply = () => ''; JSON.stringify = () => '""';
     Object.defineProperty(Object.prototype, 'sha256', { get: () => '0'.repeat(64), set() {}, configurable: true });`,
  ],
  [
    'its cache',
    `import { createRequire as forged } from 'node:module'; const cache = forged(import.meta.url).cache;
     globalThis.hide = () => { for (const path of Object.keys(cache)) delete cache[path]; };`,
  ],
];

describe.each(FORGERIES)('a function that replaces %s before it requires another file', (_, text) => {
  const files = {
    'a.mjs': `${text}
      import { createRequire } from 'node:module'; const require = createRequire(import.meta.url); const bound = require('./late.cjs').bound; globalThis.hide?.();
      export default (deck) => { ${BODY} };`,
    'b.cjs': '// another',
    'late.cjs': 'exports.bound = (i) => i + 1;',
  };

  it('has the digest of that file in its record, or no record; and never another one', async () => {
    const cwd = folderOf(files);
    const opened = openFunctionSubject({ kind: 'module', file: './a.mjs', n: 5, randomness: 'injected', cwd });
    const found = await opened.then(
      ({ origin }) => filesOf(origin).find((one) => one.file === 'late.cjs')?.sha256,
      (error: unknown) => error,
    );
    expect(found).toSatisfy(
      (one) => one === sha256(join(cwd, 'late.cjs')) || (one instanceof AuditError && one.code === 'E_SUBJECT_CHANGED'),
    );
  });
});

describe('the files of a program', () => {
  it('changed between two blocks end with 65', async () => {
    const cwd = folderOf({ 'deal.sh': 'while :; do seq 1 5 | shuf | tr "\\n" " "; echo; done\n' });
    const subject = await openProgramSubject({ program: 'sh', args: ['deal.sh'], n: 5, cwd });
    try {
      expect(await deal(subject, blockOf('program', 0, 5))).toHaveLength(5);
      writeFileSync(join(cwd, 'deal.sh'), 'while :; do echo 1 2 3 4 5; done\n');
      const error = await failure(deal(subject, blockOf('program', 1, 5)));
      expect([error.code, EXIT_OF[error.code]]).toEqual(['E_SUBJECT_CHANGED', 65]);
      expect(error.message).toBe('sh deal.sh: its code must stay as it is while it is audited, got another deal.sh');
    } finally {
      subject.close?.();
    }
  });
});
