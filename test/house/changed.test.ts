import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { needs } from '../support/tools.js';
import { PROJECT } from './source-tree.js';

const { suiteDigest } = (await import(pathToFileURL(join(PROJECT, '.ci/changed.js')).href)) as {
  readonly suiteDigest: (suite: string, root: string) => Promise<string>;
};
const root = mkdtempSync(join(tmpdir(), 'shuffle-audit-changed-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const SUITE = `import { expect, it } from 'vitest';
import { one } from '../src/one.js';
it('is one', () => expect(one()).toBe(1));
`;
const ONE = `export const one = (): number => 1;
export const started = new URL('./thread.js', import.meta.url);
`;
write('test/one.test.ts', SUITE.replace('one()', 'one(started)').replace('{ one }', '{ one, started }'));
write('src/one.ts', ONE);
write('src/thread.ts', 'process.exit(0);\n');
write('fixtures/a.json', '1\n');
const digest = (suite: string = 'test/one.test.ts'): Promise<string> => suiteDigest(suite, root);
const first = await digest();

describe('the digest of what a suite rests on', () => {
  it('is of what is done: comments, names and places are none of it', async () => {
    write('src/one.ts', `// One.\n${ONE.replace('number', 'Number')}`);
    expect(await digest()).toBe(first);
    mkdirSync(join(root, 'test/deep'));
    write('test/deep/uno.test.ts', readFileSync(join(root, 'test/one.test.ts'), 'utf8').replace('../src', '../../src'));
    expect(await digest('test/deep/uno.test.ts')).toBe(first);
    renameSync(join(root, 'src/one.ts'), join(root, 'src/eins.ts'));
    write('test/deep/uno.test.ts', readFileSync(join(root, 'test/deep/uno.test.ts'), 'utf8').replace('one.js', 'eins.js'));
    expect(await digest('test/deep/uno.test.ts')).toBe(first);
    renameSync(join(root, 'src/eins.ts'), join(root, 'src/one.ts'));
  });

  it.each([
    ['a source', 'src/one.ts', ONE.replace('1;', '2;')],
    ['what a source starts in a thread', 'src/thread.ts', 'process.exit(1);\n'],
    ['the suite', 'test/one.test.ts', SUITE.replace('toBe(1)', 'toBe(2)')],
  ])('is another where %s is', async (_, path, text) => {
    const before = readFileSync(join(root, path), 'utf8');
    write(path, text);
    expect(await digest()).not.toBe(first);
    write(path, before);
    expect(await digest()).toBe(first);
  });

  it('is another where a fixture is, of a suite that reads some', async () => {
    execFileSync(needs('git'), ['init', '--quiet'], { cwd: root });
    write('test/read.test.ts', "import { readFileSync } from 'node:fs';\nreadFileSync('fixtures/a.json');\n");
    const before = [await digest('test/read.test.ts'), await digest()];
    write('fixtures/a.json', '2\n');
    expect(await digest('test/read.test.ts')).not.toBe(before[0]);
    expect(await digest()).toBe(before[1]);
    // What git ignores is made by the suites themselves.
    const after = await digest('test/read.test.ts');
    write('.gitignore', '__pycache__/\n');
    write('fixtures/__pycache__/a.pyc', '3\n');
    expect(await digest('test/read.test.ts')).toBe(after);
  });
});
