import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MODULE_BUNDLED } from '../module/bundled.js';
import { npmName } from '../npm/name.js';
import { npmPackage } from '../npm/package.js';
import type { ChildCode } from './protocol.js';

const MODULES = 'node_modules';

/**
 * What a process that runs `code` may read, as Node's permission model takes it: files, and folders that end in a star. It is the folder
 * of the package that the code belongs to, without what is hidden there (`.env`, `.git`, `.ssh`); the `node_modules` that it resolves
 * packages from, and what is linked into them; and the manifests that say how its files are to be read.
 */
export function childReads(code: ChildCode, cwd: string): readonly string[] {
  const reads = new Set<string>();
  if (code.kind === 'package') {
    const from = dirname(fileURLToPath(code.parent));
    if (npmPackage(join(from, 'noop.js'))?.name === npmName(code.specifier)) addPackage(reads, from);
    addResolution(reads, from);
  } else {
    const folder = dirname(fileURLToPath(code.url));
    addPackage(reads, folder);
    if (code.url.endsWith(MODULE_BUNDLED)) addPackage(reads, cwd);
  }
  return [...reads];
}

function addPackage(reads: Set<string>, folder: string): void {
  for (const from of new Set([folder, real(folder)])) {
    addOpen(reads, rootOf(from));
    addResolution(reads, from);
  }
}

/** Everything in a folder but what is hidden, and what is linked to elsewhere: the permission model goes by names, so a link would open its target. */
function addOpen(reads: Set<string>, root: string): void {
  const home = real(root) + sep;
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    if (entry.name.startsWith('.')) continue;
    const path = join(root, entry.name);
    if (entry.isSymbolicLink() && entry.name !== MODULES && !real(path).startsWith(home)) continue;
    reads.add(isFolder(path) ? join(path, '*') : path);
  }
}

/** The manifests and the packages that a module in `folder` finds on its way up. */
function addResolution(reads: Set<string>, folder: string): void {
  for (const above of upward(folder)) {
    reads.add(join(above, 'package.json'));
    const modules = join(above, MODULES);
    reads.add(join(modules, '*'));
    if (existsSync(modules)) addLinked(reads, modules);
  }
}

/** Where `node_modules` itself, or a package in it, is a link to elsewhere. */
function addLinked(reads: Set<string>, modules: string): void {
  const home = real(modules);
  if (home !== modules) reads.add(join(home, '*'));
  for (const entry of readdirSync(modules, { withFileTypes: true })) {
    const path = join(modules, entry.name);
    const scoped = entry.name.startsWith('@') && entry.isDirectory() ? readdirSync(path, { withFileTypes: true }) : [];
    const links = [
      ...(entry.isSymbolicLink() ? [path] : []),
      ...scoped.filter((one) => one.isSymbolicLink()).map(({ name }) => join(path, name)),
    ];
    for (const link of links) {
      const target = real(link);
      if (target === link || target.startsWith(home + sep)) continue;
      addOpen(reads, target);
      for (const above of upward(target)) {
        reads.add(join(above, 'package.json'));
        reads.add(join(above, MODULES, '*'));
      }
    }
  }
}

/** The folder of the nearest manifest with a name, or else the folder itself. */
function rootOf(folder: string): string {
  return upward(folder).find((above) => npmPackage(join(above, 'noop.js')) !== null && existsSync(join(above, 'package.json'))) ?? folder;
}

/** The same without what is granted by another: Node 20 crashes where a path is named twice. */
export function distinctReads(reads: readonly string[]): readonly string[] {
  // A star in a name ends what is compared, for there is no way to say that it is meant.
  const said = [...new Set(reads.map((path) => path.replace(/\*.*$/s, '*')))];
  const starts = said.filter((path) => path.endsWith('*')).map((path) => path.slice(0, -1));
  return said.filter((path) => !starts.some((start) => path.startsWith(start) && path !== `${start}*`));
}

function upward(folder: string): readonly string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...upward(above)];
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

function real(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
