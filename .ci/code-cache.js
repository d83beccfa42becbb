// Makes cached/program.cache in a build: V8's code cache of the program, for the Node that runs this. What the program compiles while it deals, proves and reads is in it,
// so the usual commands compile next to nothing. src/cli/code-cache.ts reads it.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { cachedDataVersionTag, setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';

/** What is run so that its code is in the cache. */
const WARM = [
  'run naive-swap --trials 2000 --name shown',
  'run ./dealer.js --trials 2000',
  'prove ./dealer.js --n 2',
  'order list.txt',
  'log log.csv',
  'verify reports/shown.json',
];
const DEALER = `export default (deck) => {
  for (let i = deck.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
  return deck;
};`;

/** What the cache is for, as its first line begins. */
const FITS = `${process.version} ${process.arch} ${cachedDataVersionTag()} `;

/** Makes the cache of a build unless the one there is for this Node. @param {string} build the folder */
export function makeCodeCache(build) {
  const cache = join(build, 'cached/program.cache');
  if (existsSync(cache) && readFileSync(cache, 'latin1').startsWith(FITS)) return;
  const folder = mkdtempSync(join(tmpdir(), 'shuffle-audit-'));
  const { status } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), build], { cwd: folder, stdio: 'ignore' });
  rmSync(folder, { recursive: true, force: true });
  if (status !== 0) process.stderr.write('shuffle-audit: no code cache was made, so commands start more slowly\n');
}

/** @param {string} build */
async function make(build) {
  const code = readFileSync(join(build, 'cached/program.cjs'));
  const filename = pathToFileURL(join(build, 'cached/program.cjs')).href;
  const script = new Script(code.toString('latin1'), { filename });
  /** @type {{ exports: { main?: (argv: readonly string[], wings: unknown) => Promise<void>, wings?: unknown, setFlags?: () => void } }} */
  const module = { exports: {} };
  const program = /** @type {(...given: readonly unknown[]) => void} */ (script.runInThisContext());
  program(createRequire(filename), module, `${pathToFileURL(build).href}/`, (/** @type {string} */ path) => import(path));
  module.exports.setFlags?.();
  // V8 forgets the code of what has not run for a while. The flag would be one of the cache's, so it is taken back.
  setFlagsFromString('--no-flush-bytecode');
  writeFileSync('dealer.js', DEALER);
  const turned = (/** @type {number} */ n, /** @type {number} */ by) => Array.from({ length: n }, (_, i) => (i + by) % n);
  writeFileSync('list.txt', turned(1000, 7).join('\n'));
  writeFileSync('log.csv', Array.from({ length: 200 }, (_, k) => turned(52, k + 1).join(',')).join('\n'));
  for (const line of WARM) {
    const argv = line.split(' ');
    process.argv = [process.execPath, join(build, 'cli.js'), ...argv];
    await module.exports.main?.(argv, module.exports.wings);
  }
  setFlagsFromString('--flush-bytecode');
  const data = script.createCachedData();
  const sha256 = createHash('sha256').update(code).update(data).digest('hex');
  const aside = join(build, `cached/program.cache.${process.pid}`);
  writeFileSync(aside, Buffer.concat([Buffer.from(`${FITS}${sha256}\n`), data]));
  renameSync(aside, join(build, 'cached/program.cache'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await make(process.argv[2] ?? '');
  process.exit(0);
}
