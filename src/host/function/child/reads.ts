import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ChildCode } from '../../../engine/child/protocol.js';
import { MODULE_BUNDLED } from '../module/bundled.js';
import { npmName } from '../npm/name.js';
import { npmPackage } from '../npm/package.js';
import { openPaths, real } from './open-paths.js';

const MODULES = 'node_modules';
const MACHINE = ['dev', 'proc', 'sys'];

/** What a process may read, and what of the system of files it is shown. */
export interface ChildReads {
  /** Files, and starts of paths that end in a star, as Node's permission model takes them. */
  readonly reads: readonly string[];
  /** The files and folders in which all of that lies: where a system shows a process its files, what is hidden in them is left to Node to refuse. */
  readonly roots: readonly string[];
}

/**
 * What a process that runs `code` may read. It is the folder
 * of the package that the code belongs to, without what is hidden anywhere in it (`.env`, `.git`, `.ssh`) or led out of it by a link; the `node_modules` that it resolves
 * packages from, and what is linked into them; and the manifests that say how its files are to be read.
 */
export function childReads(code: ChildCode, cwd: string): ChildReads {
  const found: Found = { reads: new Set(), roots: new Set() };
  if (code.kind === 'package') {
    const from = dirname(fileURLToPath(code.parent));
    if (npmPackage(join(from, 'noop.js'))?.name === npmName(code.specifier)) addPackage(found, from);
    addResolution(found, from);
  } else {
    addPackage(found, dirname(fileURLToPath(code.url)));
    if (code.url.endsWith(MODULE_BUNDLED)) addPackage(found, cwd);
  }
  return { reads: [...found.reads], roots: [...found.roots] };
}

interface Found {
  readonly reads: Set<string>;
  readonly roots: Set<string>;
}

function addPackage(reads: Found, folder: string): void {
  for (const from of new Set([folder, real(folder)])) {
    addOpen(reads, rootOf(from));
    addResolution(reads, from);
  }
}

function addOpen(reads: Found, root: string): void {
  for (const path of openPaths(root)) reads.reads.add(path);
  for (const path of dirname(root) === root ? placesOf(root) : [root]) reads.roots.add(path);
}

/** What lies in the root of all files, but what is hidden and what tells of the machine. */
function placesOf(root: string): readonly string[] {
  return readdirSync(root)
    .filter((name) => !name.startsWith('.') && !MACHINE.includes(name))
    .map((name) => join(root, name));
}

/** The manifests and the packages that a module in `folder` finds on its way up. */
function addResolution(reads: Found, folder: string): void {
  for (const above of upward(folder)) {
    addManifest(reads, above);
    const modules = join(above, MODULES);
    if (existsSync(modules)) addLinked(reads, modules);
  }
}

/** Where `node_modules` itself, or a package in it, is a link to elsewhere. */
function addLinked(reads: Found, modules: string): void {
  const home = real(modules);
  if (home !== modules) add(reads, join(home, '*'));
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
      for (const above of upward(target)) addManifest(reads, above);
    }
  }
}

function addManifest(reads: Found, folder: string): void {
  add(reads, join(folder, 'package.json'));
  add(reads, join(folder, MODULES, '*'));
}

function add({ reads, roots }: Found, path: string): void {
  reads.add(path);
  roots.add(path);
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
