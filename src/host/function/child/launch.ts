import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { AuditError } from '../../../core/errors.js';
import { counted } from '../../../core/words/counted.js';
import type { ChildCode, ChildTask } from '../../../engine/child/protocol.js';
import { MODULE_BUNDLED } from '../module/bundled.js';
import { npmName } from '../npm/name.js';
import { npmPackage } from '../npm/package.js';
import { openPaths, real } from './open-paths.js';
import type { ChildTools } from './tools.js';
import { childTools, likelyTools } from './tools.js';

const MODULES = 'node_modules';
const MACHINE = ['dev', 'proc', 'sys'];

/** The files a process may read, and the part of the file system it is shown. */
interface ChildReads {
  /** Files, and path prefixes that end in a star, as Node's permission model takes them. */
  readonly reads: readonly string[];
  /** The files and folders that contain all of these. Where a system shows a process its files, Node must refuse those hidden in them. */
  readonly roots: readonly string[];
}

/**
 * Returns what a process that runs `code` may read. One part is the folder of its package, without anything hidden in it (`.env`, `.git`, `.ssh`) or
 * reached by a link out of it. Another is the `node_modules` from which it resolves packages, with the packages linked into them. Last come the
 * manifests that say how its files are to be read.
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

/** Lists the entries of the root of all files, except hidden ones and those that reveal the machine. */
function placesOf(root: string): readonly string[] {
  return readdirSync(root)
    .filter((name) => !name.startsWith('.') && !MACHINE.includes(name))
    .map((name) => join(root, name));
}

/** Adds the manifests and the packages that a module in `folder` finds on its way up. */
function addResolution(reads: Found, folder: string): void {
  for (const above of upward(folder)) {
    addManifest(reads, above);
    const modules = join(above, MODULES);
    if (existsSync(modules)) addLinked(reads, modules);
  }
}

/** Adds the targets where `node_modules` itself, or a package in it, is a link. */
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

/** Returns the folder of the nearest manifest with a name, or else the folder itself. */
function rootOf(folder: string): string {
  return upward(folder).find((above) => npmPackage(join(above, 'noop.js')) !== null && existsSync(join(above, 'package.json'))) ?? folder;
}

/** Returns the same list without paths granted by another: Node 20 crashes where a path is named twice. */
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

const MOST_HEAP_MB = 512;

/** The most characters of readable paths as arguments: half of what Linux takes with the environment, and all that Windows takes. */
const MOST_GIVEN = process.platform === 'win32' ? 30_000 : 2 ** 20;

/** The start of a child process: the program, its arguments before the harness's own, and its environment. */
export interface ChildLaunch {
  readonly program: string;
  readonly given: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** The tools that limit it; null for one without limits. */
  readonly tools: ChildTools | null;
}

/** All that the start of a process depends on: the harness's file, the folder it is started in, and some of its task. */
export interface ChildStart {
  readonly entry: string;
  readonly cwd: string;
  readonly task: Pick<ChildTask, 'code' | 'isolation' | 'forced'>;
}

/**
 * Returns how the process of a task is started. An isolated one gets Node's permission model, a memory limit, an empty environment, and any isolation
 * the system offers. Throws E_SUBJECT_SPAWN where the list of readable paths is too long.
 */
export function childLaunch({ cwd, entry, task: { code, isolation } }: ChildStart): ChildLaunch {
  const flags = ['--no-warnings', '--experimental-import-meta-resolve'];
  if (isolation === 'none') return { program: process.execPath, given: [...flags, entry], env: kept('PATH', 'SystemRoot'), tools: null };
  const permission = process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission';
  const { reads, roots } = childReads(code, cwd);
  const limits = [permission, `--max-old-space-size=${MOST_HEAP_MB}`, ...allowed([...ownFiles(entry), ...reads])];
  const tools = likelyTools();
  const [program, ...given] = [...childTools(cwd, [...ownFiles(entry), ...roots], tools), process.execPath, ...limits, ...flags, entry];
  // Windows cannot start a program without its own folder.
  return { program, given, env: kept('SystemRoot'), tools };
}

function allowed(reads: readonly string[]): readonly string[] {
  const paths = distinctReads(reads);
  const given = paths.map((path) => `--allow-fs-read=${path}`);
  if (given.reduce((sum, { length }) => sum + length + 1, 0) <= MOST_GIVEN) return given;
  const count = new Map<string, number>();
  for (const path of paths) count.set(dirname(path), (count.get(dirname(path)) ?? 0) + 1);
  const [[folder, most]] = [...count].toSorted(([, a], [, b]) => b - a);
  throw new AuditError(
    'E_SUBJECT_SPAWN',
    `${folder}: what a function may read must fit the command line of its process, got ${counted(paths.length, 'path')} to name, ${most} of them there: hidden entries, or links that lead out, lie among the others`,
    { hint: 'give the function a folder of its own, with a package.json that holds a name, or --isolation none' },
  );
}

/**
 * Returns the harness's own files and the manifests that say how to read them. The harness is one file without exports, since a subject that could
 * import its classes could change them.
 */
function ownFiles(entry: string): readonly string[] {
  const manifests = ['..', '../..', '../../..', '../../../..', '../../../../..'].map((up) => join(entry, up, 'package.json'));
  return [entry, ...manifests];
}

function kept(...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
