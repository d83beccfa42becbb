// `changed.js MODE…` runs the suites of these modes of vitest.config.ts whose sources are not those that they last passed with; `changed.js --all MODE…` runs
// all of them. What a suite rests on is one digest of contents: of the suite bundled with all it imports, without comments, names and paths, of the packages
// it imports, of the fixtures, and of what ALSO names. A suite that passes, with every tool there, has it written to test/passed.json, and nothing else does.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { ROOT } from './sources.js';

const PASSED = join(ROOT, 'test/passed.json');

const BUILDERS = ['.ci', '.gitignore', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** What suites read beside what they import. */
const ALSO = /** @type {Readonly<Record<string, readonly string[]>>} */ ({
  'test/house/wings.test.ts': [...BUILDERS, 'src'],
  'test/pack/build.test.ts': BUILDERS,
  'test/pack/bullmq.test.ts': ['examples/many-machines'],
  'test/pack/library-examples.test.ts': ['examples', 'docs'],
  'test/pack/release.test.ts': [...BUILDERS, '.github', 'README.md', 'CHANGELOG.md', 'LICENSE', 'runners'],
  'test/pack/runners.test.ts': ['runners', 'docs/testing-in-other-languages.md'],
  'test/reports/check-record-py.test.ts': ['runners/check_record.py', 'reports/samples', 'reports/documents'],
  'test/reports/remake.test.ts': ['.ci/remake', 'reports/samples'],
});

/** The whole program, which a suite that starts it rests on. */
const PROGRAM = [
  'src/cli.ts',
  'src/index.ts',
  'src/testing/index.ts',
  'src/lab/main.tsx',
  ...['worker/main', 'sandbox/frame', 'sandbox/harness', 'bench/main', 'bench/viewer'].map((name) => `src/lab/${name}.ts`),
];
const STARTS_IT = 'test/support/checkout.ts';

/** A module that is started by its path, in a thread or a process of its own. */
const STARTED = /new URL\('(\.{1,2}\/[^']*?)(?:\.bundle)?\.js', import\.meta\.url\)/g;

/** Its parts, which many suites share. @type {Promise<readonly string[]> | undefined} */
let program;

/** @param {string} root @param {readonly string[]} entries by their paths below it @returns {Promise<readonly string[]>} what is digested of them */
async function partsOf(root, entries) {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: entries.map((path, k) => ({ in: path, out: String(k) })),
    outdir: '/',
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    packages: 'external',
    logLevel: 'silent',
  });
  const inputs = Object.keys(metafile.inputs);
  const started = inputs.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(STARTED)]
      .map(([, to = '']) => `${resolve('/', dirname(path), to).slice(1)}.ts`)
      .filter((to) => existsSync(join(root, to))),
  );
  const more = started.filter((path) => !entries.includes(path));
  if (more.length > 0) return partsOf(root, [...entries, ...new Set(more)]);
  const packages = Object.values(metafile.outputs).flatMap(({ imports }) =>
    imports.filter(({ external }) => external).map(({ path }) => path),
  );
  const names = new Set(
    packages.filter((path) => !path.startsWith('node:')).map((path) => path.split('/', path.startsWith('@') ? 2 : 1).join('/')),
  );
  if (inputs.includes(STARTS_IT)) program ??= partsOf(root, PROGRAM);
  return [
    ...outputFiles.map(({ text }) => text),
    ...(inputs.includes(STARTS_IT) ? ((await program) ?? []) : []),
    ...[...names].sort().map((name) => `${name} ${versionOf(join(root, 'node_modules', name, 'package.json'))}`),
  ];
}

/** @param {string} path of a package.json, of which there is none for what is part of Node */
function versionOf(path) {
  return existsSync(path) ? /** @type {{ version: string }} */ (JSON.parse(readFileSync(path, 'utf8'))).version : '';
}

/** The contents of a file, or of all files of a folder in the order of their names, without what git ignores. @param {string} root @param {string} place */
function contentsOf(root, place) {
  // where git refuses, this throws: a suite would seem to rest on nothing there
  const stdout = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', place], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const names = stdout.split('\0').filter((name) => name !== '' && existsSync(join(root, name)));
  return names.sort().map((name) => readFileSync(join(root, name)));
}

/**
 * The digest of what a suite rests on, 16 hex digits.
 * @param {string} suite its path below `root`
 * @param {string} [root]
 */
export async function suiteDigest(suite, root = ROOT) {
  const parts = await partsOf(root, [suite]);
  const places = [...(ALSO[suite] ?? []), ...(parts.some((text) => text.includes('fixture')) ? ['fixtures'] : [])];
  const hash = createHash('sha256');
  for (const part of [process.versions.node.replace(/\..*/, ''), ...parts, ...places.flatMap((place) => contentsOf(root, place))])
    hash.update(createHash('sha256').update(part).digest());
  return hash.digest('hex').slice(0, 16);
}

/** The files of tests of a mode. @param {string} mode @returns {readonly string[]} */
function suitesOf(mode) {
  const { stdout } = spawnSync('npx', ['vitest', 'list', '--mode', mode, '--filesOnly', '--json'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const found = /** @type {readonly { file: string }[]} */ (JSON.parse(stdout.slice(stdout.indexOf('[\n'))));
  return found.map(({ file }) => file.slice(ROOT.length)).sort();
}

async function main() {
  const all = process.argv.includes('--all');
  const passed = /** @type {Record<string, string>} */ (existsSync(PASSED) ? JSON.parse(readFileSync(PASSED, 'utf8')) : {});
  for (const mode of process.argv.slice(2).filter((word) => word !== '--all')) {
    const suites = suitesOf(mode);
    const digests = await Promise.all(suites.map((suite) => suiteDigest(suite)));
    const due = suites.filter((suite, k) => all || passed[suite] !== digests[k]);
    process.stdout.write(
      `${mode}: ${suites.length - due.length} of ${suites.length} suites rest on what they last passed with; ${due.length} to run\n`,
    );
    if (due.length === 0) continue;
    // a suite that was skipped for want of a tool has not passed
    const told = join(mkdtempSync(join(tmpdir(), 'changed-')), 'told.json');
    const env = { ...process.env, SHUFFLE_AUDIT_REQUIRE_TOOLS: '1', SHUFFLE_AUDIT_TOLD: told };
    const { status } = spawnSync('npx', ['vitest', 'run', '--mode', mode, ...due], { cwd: ROOT, env, stdio: 'inherit' });
    process.exitCode ||= status ?? 1;
    if (!existsSync(told)) continue;
    const { testResults } = /** @type {{ testResults: readonly { name: string, status: string }[] }} */ (
      JSON.parse(readFileSync(told, 'utf8'))
    );
    for (const { name } of testResults.filter((one) => one.status === 'passed')) {
      const suite = name.slice(ROOT.length);
      passed[suite] = digests[suites.indexOf(suite)] ?? '';
    }
    for (const suite of Object.keys(passed)) if (!existsSync(join(ROOT, suite))) delete passed[suite];
    writeFileSync(PASSED, `${JSON.stringify(Object.fromEntries(Object.entries(passed).sort()), null, 2)}\n`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
