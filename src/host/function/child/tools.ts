import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import type { IsolationLevel } from '../../../core/record/run-info.js';
import { childPlaces } from './places.js';
import { MOST_DATA_KB, ROOM } from './room.js';

/** Options by which a process ends with its parent, and gains no rights. */
const DYING = ['--pdeathsig', 'KILL', '--no-new-privs'];

/** The start of a command line, given what follows it. */
export interface ChildTools {
  readonly level: IsolationLevel;
  readonly start: (cwd: string, places: () => readonly string[]) => readonly string[];
}

let found: ChildTools | undefined;
let rooms: readonly ChildTools[] | undefined;

/**
 * Returns the start of a command line that sets limits where this system has the programs for them. They are at most 1.5 GB of memory, no core file
 * and no other that grows, and an end with the parent (setpriv). A private room (unshare) has no network, and only the files that may be read. Where
 * there can be no room, there is no network. Each was tried; none is required.
 */
export function childTools(cwd: string, reads: readonly string[], tools: ChildTools = known()): readonly string[] {
  return tools.start(cwd, () => childPlaces(process.execPath, reads));
}

export function childLevel(): IsolationLevel {
  return known().level;
}

/** Returns the tools to start a process with: those that work, or, before any was tried, a room that this user can most likely have. */
export function likelyTools(): ChildTools {
  return found ?? roomsHere().at(process.getuid?.() === 0 ? 0 : -1) ?? known();
}

/** Keeps tools by which a process has run: no other need be tried. */
export function keepTools(tools: ChildTools | null): void {
  found ??= tools ?? undefined;
}

/** True if other tools than these are known to work, or do so when tried. */
export function refuteTools(tools: ChildTools | null): boolean {
  return tools !== null && known() !== tools;
}

function known(): ChildTools {
  found ??= roomsHere().find(({ start }) =>
    works([...start('/', () => childPlaces(process.execPath, [])), process.execPath, '--version']),
  ) ?? {
    level: 'process',
    start: plain(),
  };
  return found;
}

/** Lists the rooms that there are programs for: one that root makes, and one that any user makes. */
function roomsHere(): readonly ChildTools[] {
  rooms ??= [
    { enter: ['--mount', '--net', '--ipc'], leave: [] },
    {
      enter: ['--user', '--map-current-user', '--keep-caps', '--mount', '--net', '--ipc'],
      leave: ['--ambient-caps=-all', '--inh-caps=-all', '--bounding-set=-all'],
    },
  ].flatMap(({ enter, leave }): readonly ChildTools[] => {
    const [into, shell, out] = [
      ['unshare', ...enter],
      ['sh', '-c', ROOM, 'sh'],
      ['setpriv', ...DYING, ...leave],
    ].map(located);
    if ([into, shell, out].some(({ length }) => length === 0)) return [];
    return [{ level: 'room', start: (cwd, places) => [...into, ...shell, cwd, ...places(), '--', ...out] }];
  });
  return rooms;
}

/** Makes the start of a command line without a room, of what there is. */
function plain(): ChildTools['start'] {
  const line = [
    ...first([['setpriv', ...DYING.slice(0, 2)]]),
    ...first([
      ['unshare', '--net'],
      ['unshare', '--user', '--map-current-user', '--net'],
    ]),
    ...first([['prlimit', `--data=${MOST_DATA_KB * 1024}`, '--core=0', '--fsize=0']]),
  ];
  return () => line;
}

function first(ways: readonly (readonly string[])[]): readonly string[] {
  return ways.map(located).find((way) => way.length > 0 && works([...way, ...located(['true'])])) ?? [];
}

function located([name, ...given]: readonly string[]): readonly string[] {
  const path = process.platform === 'linux' ? pathOf(name) : null;
  return path === null ? [] : [path, ...given];
}

function works([program, ...given]: readonly string[]): boolean {
  return spawnSync(program, given, { stdio: 'ignore', env: {} }).status === 0;
}

/** Finds the path of a program, since a process with an empty environment does not search for it. */
function pathOf(name: string): string | null {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const path = join(folder, name);
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // Not there.
    }
  }
  return null;
}
