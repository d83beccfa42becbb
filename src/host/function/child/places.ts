import { lstatSync, readlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** As many links as the system itself follows. */
const MOST_LINKS = 40;

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
 * it is, and where a link leads. Folders come before what lies in them, and nothing comes twice.
 */
export function childPlaces(program: string, reads: readonly string[]): readonly string[] {
  const places = new Map<string, Place>();
  for (const path of [...SYSTEM, ...MACHINE, program, ...reads])
    for (const place of followed(path.replace(/\/\*$/, ''))) places.set(place.at, place);
  const shown: Place[] = [];
  for (const place of [...places.values()].toSorted((a, b) => a.at.length - b.at.length))
    if (!shown.some(({ kind, at }) => kind === 'folder' && place.at.startsWith(`${at}/`))) shown.push(place);
  return shown.flatMap(({ kind, at, to }) => [kind, at, to]);
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
