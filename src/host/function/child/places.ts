import { lstatSync, readlinkSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** The most links followed: as many as the system itself follows. */
const MOST_LINKS = 40;

/** Paths that a shell reads as one word each, so that many fit into one argument. */
const PLAIN = /^[\w./-]+$/;

/** A place that a process may see in the file system: a folder with everything in it, a file, or a link. */
interface Place {
  readonly kind: 'folder' | 'file' | 'link';
  readonly at: string;
  /** The target of a link, as written; '-' for others. */
  readonly to: string;
}

/** Paths that Node itself needs to start, where a system has them. */
const SYSTEM = [
  '/usr',
  '/bin',
  '/sbin',
  '/lib',
  '/lib32',
  '/lib64',
  '/libx32',
  '/nix/store',
  '/gnu/store',
  '/etc/ld.so.cache',
  '/etc/localtime',
];
const MACHINE = ['/proc/cpuinfo', '/proc/stat', '/proc/meminfo'];

/**
 * Lists the places shown to a process that runs `program` and may read `reads` (files, and folders that end in a star). Each is three arguments: its
 * kind, its path, and the target of a link. A folder precedes its content, and nothing repeats. First come the empty folders that hold everything
 * (`folders`: many as one word, from the root; `under`: one). Links named like their targets follow (`links`: many in one folder).
 */
export function childPlaces(program: string, reads: readonly string[]): readonly string[] {
  const places = new Map<string, Place>();
  for (const path of [...SYSTEM, ...MACHINE, program, ...reads])
    for (const place of followed(path.replace(/\/\*$/, ''))) places.set(place.at, place);
  const shown: Place[] = [];
  for (const place of [...places.values()].toSorted((a, b) => a.at.length - b.at.length))
    if (!shown.some(({ kind, at }) => kind === 'folder' && place.at.startsWith(`${at}/`))) shown.push(place);
  const together = shown.filter(isOfRoot);
  const alone = shown.filter((place) => !isOfRoot(place));
  return [
    ...empty(shown),
    ...(together.length === 0 ? [] : ['links', '/', together.map(({ to }) => to).join(' ')]),
    ...alone.flatMap(({ kind, at, to }) => [kind, at, to]),
  ];
}

/** Returns the folders that places are put into, and those that stand for a folder. */
function empty(shown: readonly Place[]): readonly string[] {
  const all = [...new Set(shown.map(({ kind, at }) => (kind === 'folder' ? at : dirname(at))))].filter((path) => path !== '/');
  const plain = all.filter((path) => PLAIN.test(path));
  return [
    ...(plain.length === 0 ? [] : ['folders', plain.map((path) => `.${path}`).join(' '), '-']),
    ...all.filter((path) => !PLAIN.test(path)).flatMap((path) => ['under', path, '-']),
  ];
}

/** True if a place is a link of the root named like its target, as `/bin` leads to `usr/bin`. */
function isOfRoot({ kind, at, to }: Place): boolean {
  return kind === 'link' && dirname(at) === '/' && basename(to) === basename(at) && PLAIN.test(to) && !to.startsWith('-');
}

/** Resolves a path into the links that lead there and their final target; empty where that does not exist. */
function followed(path: string): readonly Place[] {
  const links: Place[] = [];
  let at = '/';
  let rest = partsOf(path);
  try {
    while (rest.length > 0) {
      const next = join(at, rest[0]);
      rest = rest.slice(1);
      if (lstatSync(next).isSymbolicLink()) {
        if (links.length === MOST_LINKS) return [];
        const to = readlinkSync(next);
        links.push({ kind: 'link', at: next, to });
        rest = [...partsOf(resolve(at, to)), ...rest];
        at = '/';
      } else at = next;
    }
    return [...links, { kind: lstatSync(at).isDirectory() ? 'folder' : 'file', at, to: '-' }];
  } catch {
    // Not there, or not for us to see.
    return [];
  }
}

function partsOf(path: string): readonly string[] {
  return path.split('/').filter((part) => part !== '');
}
