import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

const MODULES = 'node_modules';

/** So much is looked at in one package; what is left then is opened as it is. */
const MOST_ENTRIES = 200_000;

/** A run starts hundreds of processes that read the same. */
const KEPT_MS = 10_000;

const kept = new Map<string, { readonly paths: readonly string[]; readonly changed: number; readonly until: number }>();

/**
 * Everything in a folder but what is hidden there or below, and what a link leads to elsewhere: the permission model goes by names, so a link would open
 * its target. Files, and folders that end in a star, as Node takes them; packages installed in it are opened as they are. Below its first level it may be ten seconds old.
 */
export function openPaths(root: string): readonly string[] {
  const known = kept.get(root);
  // A file that was only just written is wanted at once.
  const changed = statSync(root, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (known?.changed === changed && performance.now() < known.until) return known.paths;
  const walk = { home: real(root) + sep, left: MOST_ENTRIES };
  const paths = openEntries(root, [], walk).paths;
  kept.set(root, { paths, changed, until: performance.now() + KEPT_MS });
  return paths;
}

/** A path with every link on its way followed; itself where there is none such. */
export function real(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

interface Walk {
  /** The real folder that nothing may lead out of. */
  readonly home: string;
  left: number;
}

interface Opened {
  readonly paths: readonly string[];
  /** Nothing was left out. */
  readonly whole: boolean;
}

/** What is open in a folder; `above` are the real folders on the way there. */
function openEntries(folder: string, above: readonly string[], walk: Walk): Opened {
  const here = real(folder);
  // A link to where it lies itself.
  if (above.includes(here)) return { paths: [], whole: false };
  const paths: string[] = [];
  let whole = true;
  for (const entry of entriesOf(folder)) {
    walk.left--;
    const opened = openEntry(join(folder, entry.name), entry, [...above, here], walk);
    paths.push(...opened.paths);
    whole &&= opened.whole;
  }
  return { paths, whole };
}

function openEntry(path: string, entry: Dirent, above: readonly string[], walk: Walk): Opened {
  const out = entry.isSymbolicLink() && entry.name !== MODULES && !real(path).startsWith(walk.home);
  if (entry.name.startsWith('.') || out) return { paths: [], whole: false };
  if (!isFolder(path, entry)) return { paths: [path], whole: true };
  const inside = entry.name === MODULES || walk.left <= 0 ? null : openEntries(path, above, walk);
  return !inside || inside.whole ? { paths: [join(path, '*')], whole: true } : { paths: inside.paths, whole: false };
}

/** What lies in a folder; nothing where we may not look. */
function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function isFolder(path: string, entry: Dirent): boolean {
  if (!entry.isSymbolicLink()) return entry.isDirectory();
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
