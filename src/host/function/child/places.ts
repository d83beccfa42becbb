import { lstatSync, readFileSync, readlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

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

/** Flags that a mount keeps where another shows a folder of it. */
const KEPT = ['nosuid', 'nodev', 'noexec'];

/**
 * Lists the places shown to a process that runs `program` and may read `reads` (files, and folders that end in a star). Each is three arguments: its
 * kind, its path, and the target of a link, or the flags that a folder must keep by `mounts`. A folder precedes its content, and nothing repeats.
 * First come the empty folders that hold everything (`folders`: many as one word, below `made`; `under`: one whose name is no plain word).
 */
export function childPlaces(program: string, reads: readonly string[], mounts: string = mountTable()): readonly string[] {
  const places = new Map<string, Place>();
  for (const path of [...SYSTEM, ...MACHINE, program, ...reads])
    for (const place of followed(path.replace(/\/\*$/, ''))) places.set(place.at, place);
  const shown: Place[] = [];
  for (const place of [...places.values()].toSorted((a, b) => a.at.length - b.at.length))
    if (!shown.some(({ kind, at }) => kind === 'folder' && place.at.startsWith(`${at}/`))) shown.push(place);
  const flags = flagsOf(mounts);
  return [...empty(shown), ...shown.flatMap(({ kind, at, to }) => [kind, at, kind === 'folder' ? flags(at) : to])];
}

/** Reads how this system's mounts are made, in the order in which they cover each other; nothing where it does not tell. */
function mountTable(): string {
  try {
    return readFileSync('/proc/self/mountinfo', 'utf8');
  } catch {
    return '';
  }
}

/** Returns what tells the flags of the mount that a folder lies in: `,nosuid,nodev`; '-' for none. */
function flagsOf(mounts: string): (folder: string) => string {
  const all = mounts.split('\n').map((line) => line.split(' '));
  return (folder) => {
    const options = all.findLast(([, , , , at]) => at && `${folder}/`.startsWith(at === '/' ? at : `${at}/`))?.[5].split(',') ?? [];
    return KEPT.map((flag) => (options.includes(flag) ? `,${flag}` : '')).join('') || '-';
  };
}

/** Returns the folders that places are put into, and those that stand for a folder. */
function empty(shown: readonly Place[]): readonly string[] {
  const all = [...new Set(shown.map(({ kind, at }) => (kind === 'folder' ? at : dirname(at))))].filter((path) => path !== '/');
  const plain = all.filter((path) => PLAIN.test(path));
  return [
    'folders',
    plain.map((path) => `made${path}`).join(' '),
    '-',
    ...all.filter((path) => !PLAIN.test(path)).flatMap((path) => ['under', path, '-']),
  ];
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
