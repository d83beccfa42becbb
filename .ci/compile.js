// Compiles src/ into compiled/, a file a file, with maps to the sources: the tests and the tools of this folder import from there. What has not changed since is left
// as it is. Errors of types are told and stop nothing, so that a test can run before all of a change fits: `npm run check` refuses them.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, sourcesDigest } from './sources.js';

const COMPILED = join(ROOT, 'compiled');
const STAMP = join(COMPILED, '.sources');
const OPTIONS = ['--outDir', 'compiled', '--incremental', '--tsBuildInfoFile', 'compiled/.tsbuildinfo', '--sourceMap', '--inlineSources'];
const NO_DECLARATIONS = ['--declaration', 'false'];

const digest = sourcesDigest();
if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== digest) {
  mkdirSync(COMPILED, { recursive: true });
  rmSync(STAMP, { force: true });
  if (run('.ci/kernel.js', '--if-older') !== 0) process.exit(1);
  const wrong = run('node_modules/typescript/bin/tsc', '-p', '.', ...OPTIONS, ...NO_DECLARATIONS);
  for (const name of readdirSync(COMPILED, { recursive: true, encoding: 'utf8' })) if (isLeftOver(name)) rmSync(join(COMPILED, name));
  if (run('.ci/bundle-child.js') !== 0 || run('compiled/wings/write-schema.js') !== 0) process.exit(1);
  if (wrong === 0) writeFileSync(STAMP, digest);
}

/** @param {readonly string[]} command */
function run(...command) {
  return spawnSync(process.execPath, command, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] }).status;
}

/** Whether a compiled file has lost its source. @param {string} name by its path in compiled/ */
function isLeftOver(name) {
  return /(?<!\.bundle)\.js$/.test(name) && ['.ts', '.tsx'].every((end) => !existsSync(join(ROOT, 'src', name.replace(/\.js$/, end))));
}
