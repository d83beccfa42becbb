import { createHash } from 'node:crypto';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EXIT_OF } from '../../../src/core/errors.js';
import { CARD_FORMS } from '../../../src/core/source/card-form.js';
import type { Subject } from '../../../src/core/subject/subject.js';
import { openFunctionSubject } from '../../../src/host/function/module/subject.js';
import { npmName } from '../../../src/host/function/npm/name.js';
import { npmPackage } from '../../../src/host/function/npm/package.js';
import { blockOf, deal, decksBy, failure, folderOf } from './blocks.js';

const SHUFFLE = `function shuffle(deck) {
  for (let i = deck.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
  return deck;
}`;

const manifest = (name: string, more: object = {}): string => JSON.stringify({ name, version: '1.2.3', ...more });

/** A project with the ways a package can be made. */
const FILES = {
  'node_modules/plain/package.json': manifest('plain'),
  'node_modules/plain/index.js': `${SHUFFLE}\nconst owner = {}; owner.deep = { er: { shuffle(deck) { if (this !== owner.deep.er) throw new Error('no owner'); return shuffle(deck); } } };
    owner.shuffle = function (deck, rng) { if (this !== owner || arguments.length !== 1) throw new Error('not alone, or no owner'); return shuffle(deck); };\nmodule.exports = owner;`,
  'node_modules/plain/fp.js': `${SHUFFLE}\nmodule.exports = shuffle;`,
  'node_modules/modern/package.json': manifest('modern', {
    type: 'module',
    exports: { '.': { import: './lib/main.js' }, './sub': './lib/sub.js' },
  }),
  'node_modules/modern/lib/main.js': `${SHUFFLE}\nexport { shuffle, shuffle as default };\nexport const other = () => 1;`,
  'node_modules/modern/lib/sub.js': `${SHUFFLE}\nexport { shuffle as only };`,
  'node_modules/@scope/pkg/package.json': manifest('@scope/pkg', { exports: { './sub': { require: './cjs/sub.js' } } }),
  'node_modules/@scope/pkg/cjs/package.json': '{"type":"commonjs"}',
  'node_modules/@scope/pkg/cjs/sub.js': `${SHUFFLE}\nObject.defineProperty(exports, '__esModule', { value: true });\nexports.default = shuffle;`,
  'node_modules/loose/package.json': '{"name":"loose"}',
  'node_modules/loose/index.js': 'module.exports = (deck) => deck.reverse();',
};

const open = (cwd: string, specifier: string, name?: string): Promise<Subject> =>
  openFunctionSubject({ kind: 'npm', specifier, ...(name === undefined ? {} : { export: name }), n: 12, randomness: 'injected', cwd });

describe('an npm package', () => {
  it.each([
    ['plain', 'shuffle', 'shuffle', 'plain', 'node_modules/plain/index.js'],
    ['plain', 'deep.er.shuffle', 'deep.er.shuffle', 'plain', 'node_modules/plain/index.js'],
    ['plain/fp', undefined, 'default', 'plain', 'node_modules/plain/fp.js'],
    ['plain/fp.js', undefined, 'default', 'plain', 'node_modules/plain/fp.js'],
    ['modern', 'shuffle', 'shuffle', 'modern', 'node_modules/modern/lib/main.js'],
    ['modern', undefined, 'default', 'modern', 'node_modules/modern/lib/main.js'],
    ['modern/sub', undefined, 'only', 'modern', 'node_modules/modern/lib/sub.js'],
    ['@scope/pkg/sub', undefined, 'default', '@scope/pkg', 'node_modules/@scope/pkg/cjs/sub.js'],
  ] as const)(
    '%s#%s is found, called with the deck alone and its owner, and named with its version',
    async (specifier, name, found, from, file) => {
      const cwd = folderOf(FILES);
      const subject = await open(cwd, specifier, name);
      expect(subject.origin.source).toEqual({
        kind: 'npm',
        specifier,
        export: found,
        package: from,
        version: '1.2.3',
        sha256: createHash('sha256').update(FILES[file]).digest('hex'),
        files: [{ file: file.replace('node_modules/', ''), sha256: createHash('sha256').update(FILES[file]).digest('hex') }],
        call: {
          result: 'returns',
          async: false,
          random: false,
          stream: 'block',
          isolation: 'process',
          forms: { takes: [...CARD_FORMS], keeps: [], refuses: [] },
        },
        randomness: 'injected',
      });
      expect(subject.id).toBe(`npm:${specifier}${found === 'default' ? '' : `#${found}`}`);
      const block = blockOf('npm', 1, 90);
      expect(await deal(subject, block)).toEqual(decksBy(block, 12));
    },
  );

  it('may lie above the folder, behind a link, or give no version', async () => {
    const cwd = folderOf({
      ...FILES,
      'work/deep/file.txt': '',
      'elsewhere/linked/package.json': manifest('linked'),
      'elsewhere/linked/index.js': FILES['node_modules/loose/index.js'],
    });
    symlinkSync(join(cwd, 'elsewhere/linked'), join(cwd, 'node_modules/linked'), 'junction');
    expect((await open(join(cwd, 'work/deep'), 'loose')).origin.source).toMatchObject({ package: 'loose', version: 'none' });
    expect((await open(cwd, 'linked')).origin.source).toMatchObject({ package: 'linked', version: '1.2.3' });
  });

  it('is asked for where it is missing', async () => {
    const error = await failure(open(folderOf(FILES), '@no/such/sub', 'shuffle'));
    expect([error.code, EXIT_OF[error.code], error.message, error.hint]).toEqual([
      'E_INPUT_MISSING',
      66,
      'npm:@no/such/sub#shuffle: the package "@no/such" must be installed, got nothing by that name',
      'npm install @no/such',
    ]);
  });

  it('that does not offer what is asked for is named with what it does offer', async () => {
    const cwd = folderOf(FILES);
    expect(await failure(open(cwd, 'modern', 'shufle'))).toMatchObject({
      code: 'E_SUBJECT_LOAD',
      message: 'npm:modern#shufle: must export the function "shufle", got default, other, shuffle',
    });
    expect((await failure(open(cwd, 'plain', 'deep.er.nothing'))).message).toBe(
      'npm:plain#deep.er.nothing: must export the function "deep.er.nothing", got default, deep, shuffle',
    );
    const closed = await failure(open(cwd, 'modern/lib/main.js', 'shuffle'));
    expect(closed.code).toBe('E_SUBJECT_LOAD');
    expect(closed.message).toMatch(
      /^npm:modern\/lib\/main\.js#shuffle: the package "modern" must offer "modern\/lib\/main\.js", got: Package subpath '\.\/lib\/main\.js' is not defined/,
    );
  });

  it.each(['./file.js', '/tmp/x', '../up', 'node:fs', 'https://x/y', '', '@scope', 'a b'])('is not what "%s" names', async (specifier) => {
    expect(await failure(open(folderOf({}), specifier))).toMatchObject({
      code: 'E_USAGE',
      message: `a package must be named as in an import (lodash, @scope/pkg/sub), got "${specifier}"`,
    });
  });
});

describe('npmName', () => {
  it('is the specifier without its subpath', () => {
    expect(['lodash', 'lodash/fp/x', '@a/b', '@a/b/c/d'].map(npmName)).toEqual(['lodash', 'lodash', '@a/b', '@a/b']);
  });
});

describe('npmPackage', () => {
  it('passes over a package.json without a name, and one that cannot be read', () => {
    const cwd = folderOf({
      'package.json': manifest('top'),
      'a/package.json': '{"type":"module"}',
      'a/b/package.json': '{',
      'a/b/c.js': '',
    });
    expect(npmPackage(join(cwd, 'a/b/c.js'))).toEqual({ name: 'top', version: '1.2.3' });
  });
});
