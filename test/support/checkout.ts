import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

/** What a build and a package are made from. */
const PARTS = [
  '.ci/bundle-child.js',
  '.ci/bundle-lab.js',
  '.ci/bundle-package.js',
  '.ci/layers.js',
  '.ci/kernel.js',
  '.ci/remake',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'README.md',
  'LICENSE',
  'CHANGELOG.md',
  'runners',
  'src',
  'types',
];

const HOUR = 3_600_000;

/** A copy of what the package is made from, in a new folder inside `parent`, with the project's own node_modules linked in. */
export function copyCheckout(parent: string): string {
  const folder = mkdtempSync(join(parent, 'checkout-'));
  for (const part of PARTS.filter((name) => existsSync(join(PROJECT, name))))
    cpSync(join(PROJECT, part), join(folder, part), { recursive: true });
  symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

function digest(): string {
  const hash = createHash('sha256');
  for (const part of [
    '.ci/bundle-child.js',
    '.ci/bundle-lab.js',
    '.ci/bundle-package.js',
    '.ci/layers.js',
    '.ci/kernel.js',
    '.ci/remake',
    'package.json',
    'tsconfig.json',
    'runners',
    'src',
    'types',
  ]) {
    const at = join(PROJECT, part);
    const files = statSync(at).isFile() ? [''] : readdirSync(at, { recursive: true, encoding: 'utf8' }).sort();
    for (const file of files)
      if (statSync(join(at, file)).isFile())
        hash
          .update(`${part}/${file}\0`)
          .update(readFileSync(join(at, file)))
          .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

/** What `builtPackage` answers in this process. */
let packageHere: Promise<string> | null = null;

/**
 * The folder of a freshly built package made from the sources as they stand, with `dist/cli.js` and `dist/index.js`, and the modules they are made of in `compiled/`.
 * Built once for the same sources, aside, so that a stale dist/ is never tested and a running build never disturbed. A file of tests reads the sources once: to do so
 * before each program that it starts took a fifth of the time of both. Throws where the build fails.
 */
export function builtPackage(): Promise<string> {
  packageHere ??= builtOfSources();
  return packageHere;
}

async function builtOfSources(): Promise<string> {
  const cache = join(PROJECT, 'node_modules', '.cache', 'shuffle-audit');
  const built = join(cache, digest());
  if (existsSync(built)) return built;
  mkdirSync(cache, { recursive: true });
  for (const old of readdirSync(cache))
    if (Date.now() - statSync(join(cache, old)).mtimeMs > HOUR) rmSync(join(cache, old), { recursive: true });
  const folder = copyCheckout(cache);
  try {
    await run('npm', ['run', 'build', '--silent'], { cwd: folder, shell: process.platform === 'win32' });
    chmodSync(join(folder, 'dist', 'cli.js'), 0o755);
  } catch (error) {
    rmSync(folder, { recursive: true });
    const { stdout, stderr } = error as { readonly stdout?: string; readonly stderr?: string };
    throw new Error(`the build failed:\n${stdout ?? ''}${stderr ?? ''}`, { cause: error });
  }
  try {
    renameSync(folder, built);
  } catch (error) {
    // another test file was quicker
    if (!existsSync(built)) throw error;
    rmSync(folder, { recursive: true });
  }
  return built;
}

/** A copy of what the package is made from, in a new folder inside `parent`, with the build of the present sources, so that it can be packed without another one. */
export async function builtCheckout(parent: string): Promise<string> {
  const folder = copyCheckout(parent);
  cpSync(join(await builtPackage(), 'dist'), join(folder, 'dist'), { recursive: true });
  return folder;
}
