import { mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { childReads, distinctReads } from '../../../../src/host/function/child/launch.js';
import { openFunctionSubject } from '../../../../src/host/function/module/subject.js';
import { npmParent } from '../../../../src/host/function/npm/parent.js';
import { blockOf, deal, failure, folderOf } from '../blocks.js';

const read = (cwd: string, file: string): readonly string[] =>
  childReads({ kind: 'file', url: pathToFileURL(join(cwd, file)).href }, cwd).reads.filter((path) => path.startsWith(cwd));

const loading = (what: string): string =>
  `import { readFileSync } from 'node:fs'; readFileSync(new URL(${JSON.stringify(what)}, import.meta.url)); export default (deck) => deck;`;

const opened = (cwd: string, file: string): ReturnType<typeof openFunctionSubject> =>
  openFunctionSubject({ kind: 'module', file, n: 4, randomness: 'injected', cwd });

describe('childReads', () => {
  it('is the package a file belongs to, without what is hidden, and the packages on its way up', () => {
    const cwd = realpathSync(folderOf({ 'package.json': '{"name":"mine"}', '.env': '', 'data.json': '', 'src/deep/shuffle.js': '' }));
    const beside = ['data.json', 'package.json', 'src/*', 'node_modules/*'];
    const upward = ['src/package.json', 'src/node_modules/*', 'src/deep/package.json', 'src/deep/node_modules/*'];
    expect(read(cwd, 'src/deep/shuffle.js').toSorted()).toEqual([...beside, ...upward].map((path) => join(cwd, path)).toSorted());
  });

  it('is nothing that a link in the package leads to elsewhere, and what it leads to within', () => {
    const cwd = realpathSync(folderOf({ 'mine/package.json': '{"name":"mine"}', 'mine/src/shuffle.js': '', 'secret/key': '', key: '' }));
    symlinkSync(join(cwd, 'secret'), join(cwd, 'mine/out'), 'junction');
    symlinkSync(join(cwd, 'key'), join(cwd, 'mine/key'));
    symlinkSync(join(cwd, 'mine/src'), join(cwd, 'mine/in'), 'junction');
    const reads = read(cwd, 'mine/src/shuffle.js');
    expect(['out/*', 'key', 'in/*'].map((path) => reads.includes(join(cwd, 'mine', path)))).toEqual([false, false, true]);
  });

  it('is a folder whole only where nothing below it is hidden or leads out', () => {
    const cwd = realpathSync(
      folderOf({
        'mine/package.json': '{"name":"mine"}',
        'mine/a/x.js': '',
        'mine/a/b/.env': '',
        'mine/a/b/y.js': '',
        'mine/c/z.js': '',
        key: '',
      }),
    );
    symlinkSync(join(cwd, 'key'), join(cwd, 'mine/a/key'));
    symlinkSync(join(cwd, 'mine/a'), join(cwd, 'mine/again'), 'junction');
    symlinkSync(join(cwd, 'mine'), join(cwd, 'mine/a/b/loop'), 'junction');
    const manifests = /package\.json$|node_modules/;
    expect(
      read(cwd, 'mine/c/z.js')
        .filter((path) => !manifests.test(path))
        .toSorted(),
    ).toEqual(['a/b/y.js', 'a/x.js', 'again/b/y.js', 'again/x.js', 'c/*'].map((path) => join(cwd, 'mine', path)));
  });

  it('is its own folder where no manifest has a name', () => {
    const cwd = realpathSync(folderOf({ 'a/shuffle.js': '', 'b/other.js': '' }));
    const reads = read(cwd, 'a/shuffle.js');
    expect([reads.includes(join(cwd, 'a', 'shuffle.js')), reads.some((path) => path.startsWith(join(cwd, 'b')))]).toEqual([true, false]);
  });

  it('of a package is what packages are resolved from, and the folder itself only where that is the package', () => {
    const cwd = realpathSync(folderOf({ 'package.json': '{"name":"mine"}', 'index.js': '' }));
    const of = (specifier: string): readonly string[] => childReads({ kind: 'package', specifier, parent: npmParent(cwd) }, cwd).reads;
    expect([of('lodash').includes(join(cwd, 'index.js')), of('mine/sub').includes(join(cwd, 'index.js'))]).toEqual([false, true]);
    expect(of('lodash')).toContain(join(cwd, 'node_modules', '*'));
  });

  it('follows a link among the packages, with a scope and without', () => {
    const cwd = realpathSync(folderOf({ 'app/index.js': '', 'lib/one/index.js': '', 'lib/two/index.js': '' }));
    mkdirSync(join(cwd, 'app/node_modules/@scope'), { recursive: true });
    symlinkSync(join(cwd, 'lib/one'), join(cwd, 'app/node_modules/one'), 'junction');
    symlinkSync(join(cwd, 'lib/two'), join(cwd, 'app/node_modules/@scope/two'), 'junction');
    expect(read(cwd, 'app/index.js')).toEqual(expect.arrayContaining([join(cwd, 'lib/one/index.js'), join(cwd, 'lib/two/index.js')]));
  });
});

describe('a folder of thousands of files beside a hidden one', () => {
  /** Empty files of these names in `data/` of a package. */
  const dataOf = (names: readonly string[]): string =>
    realpathSync(
      folderOf({
        'package.json': '{"name":"mine"}',
        'good.mjs': loading('./data/card-7.png'),
        'bad.mjs': loading('./data/.DS_Store'),
        ...Object.fromEntries([...names, '.DS_Store'].map((name) => [`data/${name}`, ''])),
      }),
    );

  it('is said in a few paths, which open what they did and not what is hidden', async () => {
    const cwd = dataOf(Array.from({ length: 45_000 }, (_, i) => `card-${i}.png`));
    expect(read(cwd, 'good.mjs').filter((path) => path.includes('data'))).toEqual([join(cwd, 'data/c*')]);
    expect(await deal(await opened(cwd, './good.mjs'), blockOf('many', 0, 3))).toHaveLength(3);
    expect((await failure(opened(cwd, './bad.mjs'))).message).toContain('must not read files outside its own folder');
  });

  it('is refused by name where it cannot be', async () => {
    const cwd = realpathSync(folderOf({ 'package.json': '{"name":"mine"}', 'good.mjs': 'export default (deck) => deck;', 'mine/x': '' }));
    const long = 'x'.repeat(200);
    // Beside every file a link that leads out: no start of names is of files alone.
    for (let i = 0; i < 5000; i++) symlinkSync(cwd, join(cwd, 'mine', `${i}`.padStart(4, '0') + long), 'junction');
    for (let i = 0; i < 5000; i++) writeFileSync(join(cwd, 'mine', `${`${i}`.padStart(4, '0')}y${long}`), '');
    const told = await failure(opened(cwd, './good.mjs'));
    expect([told.code, told.message.startsWith(`${join(cwd, 'mine')}: what a function may read must fit`)]).toEqual([
      'E_SUBJECT_SPAWN',
      true,
    ]);
  });
});

describe('distinctReads', () => {
  it('names nothing twice, not even by way of a folder', () => {
    const all = ['a/x.js', 'a/*', 'a/*', 'a/b/*', 'ab', 'c/y.js', 'c/y.js'].map((path) => path.replaceAll('/', join('/', '')));
    expect(distinctReads(all)).toEqual(['a/*', 'ab', 'c/y.js'].map((path) => path.replaceAll('/', join('/', ''))));
  });
});

describe('an isolated function', () => {
  it('reads a file of its own package, and nothing hidden there', async () => {
    const cwd = folderOf({
      'package.json': '{"name":"mine"}',
      'data.json': '{}',
      '.env': 'KEY=1',
      'src/good.mjs': loading('../data.json'),
      'src/bad.mjs': loading('../.env'),
    });
    expect(await deal(await opened(cwd, './src/good.mjs'), blockOf('own', 0, 3))).toHaveLength(3);
    expect((await failure(opened(cwd, './src/bad.mjs'))).message).toMatch(
      /^\.\/src\/bad\.mjs: must not read files outside its own folder, got an attempt to read .+\.env \(src\/bad\.mjs:1:\d+\)$/,
    );
  });

  it('in TypeScript reads beside its source as well', async () => {
    const cwd = folderOf({ 'data.json': '{}', 'good.ts': loading('./data.json') });
    expect(await deal(await opened(cwd, './good.ts'), blockOf('typed', 0, 3))).toHaveLength(3);
  });

  it.each(['a folder, with "signs"', 'star * and $HOME'])('may lie in %s', async (name) => {
    const cwd = join(folderOf({ [`${name}/shuffle.mjs`]: loading('./shuffle.mjs') }), name);
    expect(await deal(await opened(cwd, './shuffle.mjs'), blockOf('name', 0, 3))).toHaveLength(3);
  });
});
