import { lstatSync, readlinkSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** As many links as the system itself follows. */
const MOST_LINKS = 40;

/** Paths that a shell reads as one word each, so that many can be said as one. */
const PLAIN = /^[\w./-]+$/;

/** What a process is to see of the system of files: a folder with all in it, a file, or a link. */
interface Place {
  readonly kind: 'folder' | 'file' | 'link';
  readonly at: string;
  /** Where a link leads to, as it is written; '-' for others. */
  readonly to: string;
}

/** What Node itself needs to start: where a system has it. */
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
 * What is shown to a process that runs `program` and may read `reads` (files, and folders that end in a star): three arguments a place, its kind, where
 * it is, and where a link leads. Folders come before what lies in them, and nothing comes twice. First come the empty folders that all this is
 * put into (`folders`: many as one word, from the root; `under`: one), then links that are called as what they lead to (`links`: many in one folder).
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

/** The folders that places are put into, and those that stand for a folder. */
function empty(shown: readonly Place[]): readonly string[] {
  const all = [...new Set(shown.map(({ kind, at }) => (kind === 'folder' ? at : dirname(at))))].filter((path) => path !== '/');
  const plain = all.filter((path) => PLAIN.test(path));
  return [
    ...(plain.length === 0 ? [] : ['folders', plain.map((path) => `.${path}`).join(' '), '-']),
    ...all.filter((path) => !PLAIN.test(path)).flatMap((path) => ['under', path, '-']),
  ];
}

/** Whether a place is a link of the root that is called as what it leads to, as `/bin` leads to `usr/bin`. */
function isOfRoot({ kind, at, to }: Place): boolean {
  return kind === 'link' && dirname(at) === '/' && basename(to) === basename(at) && PLAIN.test(to) && !to.startsWith('-');
}

/** A path as the links that lead there and what is there in the end; empty where that is nothing. */
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
