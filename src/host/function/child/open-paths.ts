import { type Dirent, readdirSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { statIfThere } from '../../read-file.js';

const MODULES = 'node_modules';

/** So much is looked at in one package; what is left then is opened as it is. */
const MOST_ENTRIES = 200_000;

/** A run starts hundreds of processes that read the same. */
const KEPT_MS = 10_000;

const kept = new Map<string, { readonly paths: readonly string[]; readonly changed: number; readonly until: number }>();

/**
 * Everything in a folder but what is hidden there or below, and what a link leads to elsewhere: the permission model goes by names, so a link would open
 * its target. Files, and starts of paths that end in a star, as Node takes them; packages installed in it are opened as they are. Below its first level it may be ten seconds old.
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

/** The entries of a folder. */
interface Looked {
  readonly open: OpenName[];
  /** Names of those that are not open with all in them. */
  readonly shut: string[];
  /** What is open in those. */
  readonly below: string[];
}

/** Looks through a folder; `above` are the real folders on the way there. */
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

/** What is open in an entry of a folder, or null where it is open with all in it. */
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
  return statIfThere(path)?.isDirectory() === true;
}

/** An entry of a folder that is open with all in it. */
interface OpenName {
  readonly name: string;
  /** How it is said by itself, from the folder: `a.js`, `lib/*`. */
  readonly path: string;
}

/**
 * The entries of a folder that are open, said in as few paths as may be, since each is an argument of a command line: a start of names with a star, as
 * Node takes it, where no entry that is not open with all in it, one of `shut`, begins so. A name that holds a star cannot be said by itself.
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

/** As a file system reads a name that does not tell cases or spellings of a letter apart: there `a*` opens what lies in `A` too. */
function folded(name: string): string {
  return name.normalize('NFD').toLowerCase();
}
