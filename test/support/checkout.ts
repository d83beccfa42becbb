import { cpSync, existsSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT = resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** What a build and a package are made from. */
const PARTS = ['.ci', 'package.json', 'package-lock.json', 'tsconfig.json', 'README.md', 'LICENSE', 'CHANGELOG.md', 'runners', 'src'];

/** A copy of what the package is made from, in a new folder inside `parent`, with the project's own node_modules linked in. */
export function copyCheckout(parent: string): string {
  const folder = mkdtempSync(join(parent, 'checkout-'));
  for (const part of PARTS.filter((name) => existsSync(join(PROJECT, name))))
    cpSync(join(PROJECT, part), join(folder, part), { recursive: true });
  symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

/** The folder of the package with `dist/cli.js` and `dist/index.js`, built of the present sources before the first suite (test/setup). */
export function builtPackage(): string {
  return PROJECT;
}

/** The folder of the present build, in which modules lie where they do in src/. */
export function buildFolder(): string {
  const [digest = ''] = /[0-9a-f]{16}/.exec(readFileSync(join(PROJECT, 'dist/cli.js'), 'utf8')) ?? [];
  return join(PROJECT, 'dist', digest);
}

/** A copy of what the package is made from, in a new folder inside `parent`, with the present build, so that it can be packed without another one. */
export function builtCheckout(parent: string): string {
  const folder = copyCheckout(parent);
  cpSync(join(PROJECT, 'dist'), join(folder, 'dist'), { recursive: true });
  return folder;
}
