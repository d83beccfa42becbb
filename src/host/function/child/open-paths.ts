import { type Dirent, readdirSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { statIfThere } from '../../read-file.js';

const MODULES = 'node_modules';

/** The most entries examined in one package; the rest is opened without examining it. */
const MOST_ENTRIES = 200_000;

/** The time a result is cached: a run starts hundreds of processes that read the same files. */
const KEPT_MS = 10_000;

const kept = new Map<string, { readonly paths: readonly string[]; readonly changed: number; readonly until: number }>();

/**
 * Returns everything in a folder except what is hidden at any depth, or reached by a link out of it. The permission model goes by names, so a link
 * would open its target. The result is files, and path prefixes that end in a star, as Node takes them; packages installed in it are opened without
 * examining them. Below its first level it may be ten seconds old.
 */
export function openPaths(root: string): readonly string[] {
  const known = kept.get(root);
  // A file that was only just written is wanted at once.
  const changed = statIfThere(root)?.mtimeMs ?? 0;
  if (known?.changed === changed && performance.now() < known.until) return known.paths;
  const walk = { home: real(root) + sep, left: MOST_ENTRIES };
  const paths = pathsOf(root, look(root, [], walk));
  kept.set(root, { paths, changed, until: performance.now() + KEPT_MS });
  return paths;
}

/** Resolves every link on a path; returns the path itself where there is none. */
export function real(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

interface Walk {
  /** The real folder that no link may lead out of. */
  readonly home: string;
  left: number;
}

interface Looked {
  readonly open: OpenName[];
  /** Names of entries that are not fully open. */
  readonly shut: string[];
  /** The open paths in those. */
  readonly below: string[];
}

/** Examines a folder; `above` are the real folders on the way there. */
function look(folder: string, above: readonly string[], walk: Walk): Looked {
  const looked: Looked = { open: [], shut: [], below: [] };
  const here = [...above, real(folder)];
  for (const entry of entriesOf(folder)) {
    walk.left--;
    const { name } = entry;
    const path = join(folder, name);
    const inside = openInside(path, entry, here, walk);
    if (inside === null) looked.open.push({ name, path: isFolder(path, entry) ? join(name, '*') : name });
    else {
      looked.shut.push(name);
      // What is said ends at the star, and would open what lies beside.
      if (!name.includes('*')) looked.below.push(...inside);
    }
  }
  return looked;
}

/** Returns the open paths in an entry of a folder, or null where it is fully open. */
function openInside(path: string, entry: Dirent, above: readonly string[], walk: Walk): readonly string[] | null {
  const out = entry.isSymbolicLink() && entry.name !== MODULES && !real(path).startsWith(walk.home);
  if (entry.name.startsWith('.') || out) return [];
  if (!isFolder(path, entry) || entry.name === MODULES || walk.left <= 0) return null;
  // A link to where it lies itself.
  if (above.includes(real(path))) return [];
  const looked = look(path, above, walk);
  return looked.shut.length === 0 ? null : pathsOf(path, looked);
}

function pathsOf(folder: string, { below, open, shut }: Looked): readonly string[] {
  return [...openNames(open, shut).map((path) => join(folder, path)), ...below];
}

/** Lists a folder; empty where it may not be read. */
function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function isFolder(path: string, entry: Dirent): boolean {
  if (!entry.isSymbolicLink()) return entry.isDirectory();
  return statIfThere(path)?.isDirectory() === true;
}

/** An entry of a folder that is fully open. */
interface OpenName {
  readonly name: string;
  /** Its own path from the folder: `a.js`, `lib/*`. */
  readonly path: string;
}

/**
 * Names the open entries of a folder in as few paths as possible, since each is a command-line argument. A path is a name prefix with a star, as Node
 * takes it, where no entry of `shut`, the ones not fully open, begins so. A name that holds a star cannot be named alone.
 */
export function openNames(open: readonly OpenName[], shut: readonly string[]): readonly string[] {
  return starts(
    open,
    shut.map((name) => folded(name)),
    '',
  );
}

function starts(open: readonly OpenName[], shut: readonly string[], start: string): readonly string[] {
  const groups = new Map<string, OpenName[]>();
  for (const entry of open) {
    // A whole character: half of one cannot stand in an argument.
    const next = start + String.fromCodePoint(entry.name.slice(start.length).codePointAt(0) ?? 0);
    const group = groups.get(next);
    if (group) group.push(entry);
    else groups.set(next, [entry]);
  }
  return [...groups].flatMap(([next, group]) => {
    const [{ name, path }] = group;
    if (group.length === 1 && !name.includes('*')) return [path];
    if (next.endsWith('*')) return [];
    const beside = shut.filter((one) => one.startsWith(folded(next)));
    if (beside.length === 0) return [`${next}*`];
    const ended = group.filter((entry) => entry.name === next);
    const longer = group.filter((entry) => entry.name !== next);
    return [...ended.map((entry) => entry.path), ...starts(longer, beside, next)];
  });
}

/** Folds a name as a file system does that ignores case or spelling variants of a letter: there `a*` opens everything in `A` too. */
function folded(name: string): string {
  return name.normalize('NFD').toLowerCase();
}
