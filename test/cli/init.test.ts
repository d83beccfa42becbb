import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { firstFiles } from '../../src/cli/init/first-files.js';
import { readProject } from '../../src/cli/init/project.js';
import { builtPackage } from '../support/checkout.js';
import { program } from '../support/program.js';

const ROOT = join(import.meta.dirname, '../..');
const SHUFFLES = readFileSync(join(ROOT, 'examples/in-your-tests/shuffle.js'), 'utf8');
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A project of these files, in which this package and Vitest are installed. */
async function project(manifest: object, files: Readonly<Record<string, string>> = { 'src/shuffle.js': SHUFFLES }): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'init-'));
  folders.push(folder);
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(builtPackage(), join(folder, 'node_modules/shuffle-audit'));
  symlinkSync(join(ROOT, 'node_modules/vitest'), join(folder, 'node_modules/vitest'));
  for (const [file, text] of Object.entries({ ...files, 'package.json': JSON.stringify(manifest) })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

const VITEST = { type: 'module', devDependencies: { vitest: '*', 'shuffle-audit': '*' } };

/** Runs the tests of a project; what a surrounding run of tests says of itself is none of theirs. */
function tested(folder: string, ...words: readonly string[]): { readonly status: number | null; readonly said: string } {
  const { VITEST: _v, VITEST_POOL_ID: _p, VITEST_WORKER_ID: _w, NODE_V8_COVERAGE: _c, NODE_TEST_CONTEXT: _t, ...env } = process.env;
  const { status, stderr, stdout } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8', env });
  return { status, said: stdout + stderr };
}

describe('init in a project with Vitest', () => {
  it('writes a test that runs as it stands, its set-up and a workflow, and says what is next', async () => {
    const folder = await project(VITEST);
    const { status, stdout } = await program(folder, 'init', './src/shuffle.js#shuffle', '--quiet');
    expect([status, stdout]).toEqual([
      0,
      'wrote   test/shuffle.test.js\nwrote   test/shuffle-audit.setup.js\nwrote   .github/workflows/shuffle.yml\n\nNext:\n  npm test\n',
    ]);
    expect(tested(folder, 'node_modules/vitest/vitest.mjs', 'run')).toMatchObject({ status: 0 });
    const { jobs } = parse(readFileSync(join(folder, '.github/workflows/shuffle.yml'), 'utf8')) as {
      readonly jobs: Record<string, object>;
    };
    expect(JSON.stringify(jobs['audit'])).toContain('npx shuffle-audit run ./src/shuffle.js#shuffle --seed \\"night-$GITHUB_RUN_ID\\"');
  });

  it('writes a test that fails, with the verdict, where the function is biased', async () => {
    const folder = await project(VITEST);
    expect((await program(folder, 'init', './src/shuffle.js#sattolo', '--n', '20')).status).toBe(0);
    const { said, status } = tested(folder, 'node_modules/vitest/vitest.mjs', 'run');
    expect(status).toBe(1);
    expect(said).toContain('expected sattolo to shuffle evenly');
  });

  it('overwrites nothing, and then writes nothing', async () => {
    const folder = await project(VITEST, { 'src/shuffle.js': SHUFFLES, 'test/shuffle-audit.setup.js': 'mine' });
    const { status, stderr } = await program(folder, 'init', './src/shuffle.js#shuffle', '--quiet');
    expect([status, stderr]).toEqual([73, expect.stringContaining('there is one already: test/shuffle-audit.setup.js')]);
    expect(readFileSync(join(folder, 'test/shuffle-audit.setup.js'), 'utf8')).toBe('mine');
    expect(readdirSync(join(folder, 'test'))).toEqual(['shuffle-audit.setup.js']);
  });
});

it('init in a project without a runner of its own writes for that of Node, also where its files are no ES modules', async () => {
  const folder = await project({}, { 'lib/deal-cards.js': `${SHUFFLES.replaceAll('export ', '')}module.exports = shuffle;\n` });
  const { stdout } = await program(folder, 'init', './lib/deal-cards.js', '--quiet');
  expect(stdout).toContain('wrote   test/deal-cards.test.mjs\n');
  // this build came from no registry, where the name may be another's
  expect(stdout).toContain(`npm install --save-dev ${builtPackage()}\n`);
  expect(readFileSync(join(folder, 'test/deal-cards.test.mjs'), 'utf8')).toContain("import dealCards from '../lib/deal-cards.js';");
  expect(tested(folder, '--test', 'test/deal-cards.test.mjs')).toMatchObject({ status: 0 });
});

it.each([
  ['no function', [], 64, 'init needs a function, got none'],
  ['a built-in shuffle', ['naive-swap'], 64, 'init writes a test of a function in a file of yours, got naive-swap'],
  ['a file that is not there', ['./missing.js'], 66, './missing.js does not exist'],
  [
    'a runner that it does not know',
    ['./src/shuffle.js', '--runner', 'mocha'],
    64,
    '--runner must be one of vitest, jest, node, got "mocha"',
  ],
  ['a function that breaks its contract', ['./src/broken.js'], 76, 'deal 1'],
])('refuses %s and writes nothing', async (_what, words, status, said) => {
  const folder = await project(VITEST, { 'src/shuffle.js': SHUFFLES, 'src/broken.js': 'export default () => 1;\n' });
  const done = await program(folder, 'init', ...words, '--quiet');
  expect([done.status, done.stderr]).toEqual([status, expect.stringContaining(said)]);
  expect(readdirSync(folder).sort()).toEqual(['node_modules', 'package.json', 'src']);
});

it('refuses a folder that is no project', async () => {
  const folder = await project({});
  rmSync(join(folder, 'package.json'));
  const { status, stderr } = await program(folder, 'init', './src/shuffle.js#shuffle', '--quiet');
  expect([status, stderr]).toEqual([66, expect.stringContaining('package.json does not exist here')]);
});

describe('what is written for Jest', () => {
  const subject = {
    file: 'shuffle.js',
    export: 'shuffle',
    n: 52,
    randomness: 'live',
    passRandom: false,
    words: ['./shuffle.js#shuffle'],
  } as const;

  it.each([
    ['ES modules', { type: 'module', devDependencies: { jest: '*' } }, "import { shuffle } from '../shuffle.js';"],
    ['CommonJS', { devDependencies: { jest: '*' } }, "const { shuffle } = require('../shuffle.js');"],
  ])('imports %s as they are, and Node is told to', async (_what, manifest, line) => {
    const read = readProject(await project(manifest));
    const [test, , job] = firstFiles(subject, read);
    expect(test.text).toContain(line);
    expect(test.text).toContain("{ n: 52, randomness: 'live' }");
    expect(job.text).toContain('run: NODE_OPTIONS=--experimental-vm-modules npm test');
  });
});

it('packages are installed by whoever wrote the lock file', async () => {
  const folder = await project(VITEST, { 'pnpm-lock.yaml': '' });
  const [, , job] = firstFiles(
    { file: 'a.ts', export: 'default', n: 52, randomness: 'injected', passRandom: false, words: ['./a.ts'] },
    readProject(folder),
  );
  expect(job.text).toContain('      - run: corepack enable\n      - run: pnpm install --frozen-lockfile\n      - run: pnpm test\n');
});
