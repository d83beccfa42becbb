// Builds dist/ of the sources, where it is not what they make already. Every build is a folder of its own, dist/<digest of the sources>/, made beside and renamed
// when it is whole, and the files that package.json publishes name the present one: so a running program keeps the files that it was started from, and two
// builds at once come to the same. A build that was replaced is never packed, and removed a day later.
import { spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, sourcesDigest } from './sources.js';

const DIST = join(ROOT, 'dist');
const DAY = 86_400_000;
/** Waiting that asks for a word. */
const NOTICE_MS = 2000;
const IS_BUILD = /^[0-9a-f]{16}$/;

const { bin, exports } = /** @type {{ bin: Record<string, string>, exports: Record<string, string | Record<string, string>> }} */ (
  JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
);
/** What package.json publishes of dist/, by its path there. */
const PUBLISHED = [
  ...new Set(
    [bin, exports].flatMap((told) => Object.values(told)).flatMap((one) => (typeof one === 'string' ? [one] : Object.values(one))),
  ),
]
  .map((path) => path.replace(/^\.\//, ''))
  .filter((path) => path.startsWith('dist/'))
  .map((path) => path.slice('dist/'.length));

const digest = sourcesDigest();
if (!existsSync(join(DIST, digest))) await make();
publish();

/** Makes the build aside and puts it in its place. */
async function make() {
  const notice = setTimeout(() => process.stderr.write('shuffle-audit: building dist/, which takes some fifteen seconds\n'), NOTICE_MS);
  const aside = mkdtempSync(join(ROOT, '.build-'));
  try {
    copyFileSync(join(ROOT, 'package.json'), join(aside, 'package.json'));
    await Promise.all([compile(aside), run(aside, join(ROOT, '.ci/bundle-lab.js'))]);
    for (const step of ['bundle-child', 'bundle-package']) await run(aside, join(ROOT, `.ci/${step}.js`));
    mkdirSync(DIST, { recursive: true });
    place(join(aside, 'dist'));
  } finally {
    clearTimeout(notice);
    rmSync(aside, { recursive: true, force: true });
  }
}

/** Compiles the kernels and all sources but the lab's. @param {string} aside */
async function compile(aside) {
  await run(aside, join(ROOT, '.ci/kernel.js'), '--if-older');
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  await run(aside, tsc, '-p', ROOT, '--noEmitOnError', '--outDir', 'compiled', '--declarationDir', 'dist');
  await run(aside, 'compiled/host/record/write-schema.js');
}

/** Runs a script of Node; what it prints is told, and its failure ends the build. @param {string} cwd @param {readonly string[]} command */
function run(cwd, ...command) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, command, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve(undefined) : reject(new Error(`${command.join(' ')} ended with ${code}`))));
  });
}

/** Renames a whole build to its place, unless another of the same sources was quicker. @param {string} made */
function place(made) {
  try {
    renameSync(made, join(DIST, digest));
  } catch (error) {
    if (!existsSync(join(DIST, digest))) throw error;
  }
}

/** Has the published files name the present build, each replaced in one step, and removes what was replaced a day ago. */
function publish() {
  const entry = join(DIST, PUBLISHED[0]);
  const [before] = existsSync(entry) ? (/[0-9a-f]{16}/.exec(readFileSync(entry, 'utf8')) ?? []) : [];
  if (before !== undefined && before !== digest && existsSync(join(DIST, before))) utimesSync(join(DIST, before), new Date(), new Date());
  for (const path of PUBLISHED) {
    const built = join(DIST, digest, path);
    const runs = Object.values(bin).includes(`dist/${path}`);
    const text = /\.(?:js|d\.ts)$/.test(path)
      ? `${runs ? '#!/usr/bin/env node\n' : ''}export * from '${'../'.repeat(path.split('/').length - 1) || './'}${digest}/${path.replace(/\.d\.ts$/, '.js')}';\n`
      : readFileSync(built, 'utf8');
    write(join(DIST, path), text, runs ? 0o755 : 0o644);
  }
  const replaced = readdirSync(DIST).filter((name) => IS_BUILD.test(name) && name !== digest);
  for (const name of replaced) if (isOld(join(DIST, name))) rmSync(join(DIST, name), { recursive: true, force: true });
  write(join(DIST, '.npmignore'), replaced.map((name) => `/${name}/\n`).join(''), 0o644);
  for (const name of readdirSync(ROOT))
    if (name.startsWith('.build-') && isOld(join(ROOT, name))) rmSync(join(ROOT, name), { recursive: true, force: true });
}

/** Writes a file unless it says so already. @param {string} file @param {string} text @param {number} mode */
function write(file, text, mode) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, text, { mode });
  renameSync(aside, file);
}

/** @param {string} path */
function isOld(path) {
  return Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > DAY;
}
