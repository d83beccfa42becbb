// Builds dist/ of the sources, where it is not what they make already. Every build is a folder of its own, dist/<digest of the sources>/, made beside and renamed
// when it is whole, and the files that package.json publishes name the present one: so a running program keeps the files that it was started from, and two
// builds at once come to the same. A build that was replaced is never packed, and removed a day later.
import { spawn, spawnSync } from 'node:child_process';
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
import { pathToFileURL } from 'node:url';
import { makeCodeCache } from './code-cache.js';
import { ROOT, sourcesDigest } from './sources.js';

const DIST = join(ROOT, 'dist');
const DAY = 86_400_000;
/** Waiting that asks for a word. */
const NOTICE_MS = 2000;
const IS_BUILD = /^[0-9a-f]{16}$/;

const { bin, exports } = /** @type {{ bin: Record<string, string>, exports: Record<string, string | Record<string, string>> }} */ (
  JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
);
/** What package.json publishes of dist/, by its path there: the bin last, which tells what build is the present one. */
const PUBLISHED = [exports, bin]
  .flatMap((told) => Object.values(told).flatMap((one) => (typeof one === 'string' ? [one] : Object.values(one))))
  .map((path) => path.replace(/^\.\//, ''))
  .filter((path) => path.startsWith('dist/'))
  .map((path) => path.slice('dist/'.length));
const BIN = join(DIST, PUBLISHED[PUBLISHED.length - 1] ?? '');

const digest = sourcesDigest();
const before = existsSync(BIN) ? /[0-9a-f]{16}/.exec(readFileSync(BIN, 'utf8'))?.[0] : undefined;
if (before !== digest || !existsSync(join(DIST, digest))) await make();
makeCodeCache(join(DIST, digest));

/** Makes the build aside and puts it in its place. */
async function make() {
  const notice = setTimeout(() => process.stderr.write('shuffle-audit: building dist/, which takes some fifteen seconds\n'), NOTICE_MS);
  const aside = mkdtempSync(join(ROOT, '.build-'));
  try {
    copyFileSync(join(ROOT, 'package.json'), join(aside, 'package.json'));
    await Promise.all([compile(aside), run(aside, join(ROOT, '.ci/bundle-lab.js'))]);
    await run(aside, join(ROOT, '.ci/bundle-child.js'));
    await Promise.all(['bundle-package', 'bundle-program', 'bundle-types'].map((step) => run(aside, join(ROOT, `.ci/${step}.js`))));
    publish(await layOut(aside));
  } finally {
    clearTimeout(notice);
    rmSync(aside, { recursive: true, force: true });
  }
}

/** Compiles the kernels and all sources but the lab's. @param {string} aside */
async function compile(aside) {
  await run(aside, join(ROOT, '.ci/kernel.js'), '--if-older');
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  await run(aside, tsc, '-p', ROOT, '--noEmitOnError', '--outDir', 'compiled');
  await run(aside, 'compiled/wings/write-schema.js');
}

/** Runs a script of Node; what it prints is told, and its failure ends the build. @param {string} cwd @param {readonly string[]} command */
function run(cwd, ...command) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, command, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve(undefined) : reject(new Error(`${command.join(' ')} ended with ${code}`))));
  });
}

/**
 * Lays a build out as dist/ will have it, with the stamp that says what it is: the SHA-256 of its files, and the commit it was made at where nothing has been
 * changed since. So the same commit gives the same bytes.
 * @param {string} aside
 */
async function layOut(aside) {
  const whole = join(aside, 'whole');
  mkdirSync(whole);
  renameSync(join(aside, 'dist'), join(whole, digest));
  for (const path of PUBLISHED)
    if (path.endsWith('.js')) write(join(whole, path), entryOf(path), 0o644);
    else if (existsSync(join(whole, digest, path))) move(join(whole, digest, path), join(whole, path));
  const { packageDigest } = /** @type {{ packageDigest: (build: URL) => string }} */ (
    await import(pathToFileURL(join(aside, 'compiled/host/package-digest.js')).href)
  );
  // a checkout without its history may lie in the folder of another project
  const commit = existsSync(join(ROOT, '.git')) && git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : null;
  const sha256 = packageDigest(pathToFileURL(`${join(whole, digest)}/`));
  const stamp = { ...(commit !== null && { commit }), sha256 };
  write(join(whole, digest, 'build.json'), `${JSON.stringify(stamp)}\n`, 0o644);
  return whole;
}

/** What git says; null where there is none, or it refuses. @param {readonly string[]} args */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** Puts a build in its place, has the published files name it, each replaced in one step, and removes what was replaced a day ago. @param {string} whole */
function publish(whole) {
  mkdirSync(DIST, { recursive: true });
  try {
    renameSync(join(whole, digest), join(DIST, digest));
  } catch (error) {
    // another of the same sources was quicker
    if (!existsSync(join(DIST, digest))) throw error;
  }
  const replaced = readdirSync(DIST).filter((name) => IS_BUILD.test(name) && name !== digest);
  write(join(DIST, '.npmignore'), [...replaced, `${digest}/cached`].map((name) => `/${name}/\n`).join(''), 0o644);
  for (const path of PUBLISHED)
    write(join(DIST, path), readFileSync(join(whole, path), 'utf8'), Object.values(bin).includes(`dist/${path}`) ? 0o755 : 0o644);
  if (before !== undefined && replaced.includes(before)) utimesSync(join(DIST, before), new Date(), new Date());
  const asides = readdirSync(ROOT).filter((name) => name.startsWith('.build-'));
  for (const path of [...replaced.map((name) => join(DIST, name)), ...asides.map((name) => join(ROOT, name))])
    if (isOld(path)) rmSync(path, { recursive: true, force: true });
}

/** @param {string} from @param {string} to */
function move(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  renameSync(from, to);
}

/** A published module: what the build has at its path. @param {string} path */
function entryOf(path) {
  const shebang = Object.values(bin).includes(`dist/${path}`) ? '#!/usr/bin/env node\n' : '';
  return `${shebang}export * from '${'../'.repeat(path.split('/').length - 1) || './'}${digest}/${path}';\n`;
}

/** Writes a file in one step, unless it says so already. @param {string} file @param {string} text @param {number} mode */
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
