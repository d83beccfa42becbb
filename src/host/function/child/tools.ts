import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import type { IsolationLevel } from '../../../core/record/run-info.js';
import { childPlaces } from './places.js';

/** The memory a process may take beside JavaScript's own objects, mostly buffers. */
const MOST_DATA_BYTES = 2 ** 30 * 1.5;

/**
 * Makes its own root on an empty file system and shows the places there (three arguments each, up to `--`). They are read-only where the system
 * allows it. It then becomes the command that follows, in the folder that is its first argument, without an environment. Every program that it starts
 * costs as much as some deals, so places that can be made together come as one.
 */
const ROOM = `
set -ef
PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
root=/sys cwd=$1
shift
mount -t tmpfs -o mode=755,size=4m none $root
while [ "$1" != -- ]; do
  kind=$1 at=$2 to=$3
  shift 3
  case $kind in
    folders) (cd $root; mkdir -p $at) ;;
    under) mkdir -p "$root$at" ;;
    links) ln -s $to "$root$at" ;;
    link) ln -s "$to" "$root$at" ;;
    file) : > "$root$at"; mount --bind "$at" "$root$at" ;;
    folder)
      mount --rbind "$at" "$root$at"
      mount -o remount,bind,ro "$root$at" 2>/dev/null || mount -o remount,bind,ro,nosuid,nodev "$root$at" 2>/dev/null || : ;;
  esac
done
shift
mkdir -p "$root$cwd" $root/proc/self
mount --bind /proc/$$ $root/proc/self 2>/dev/null || :
mount -o remount,ro $root 2>/dev/null || :
exec unshare --root=$root --wd="$cwd" env -i "$@"
`;

/** The start of a command line, given what follows it. */
interface Tools {
  readonly level: IsolationLevel;
  readonly start: (cwd: string, places: () => readonly string[]) => readonly string[];
}

let found: Tools | undefined;

/**
 * Returns the start of a command line that sets limits where this system has the programs for them. They are at most 1.5 GB of memory, no core file
 * and no other that grows (prlimit), and an end with the parent (setpriv). A private room (unshare) has no network, and only the files that may be
 * read. Where there can be no room, there is no network. Each was tried; none is required.
 */
export function childTools(cwd: string, reads: readonly string[]): readonly string[] {
  return tools().start(cwd, () => childPlaces(process.execPath, reads));
}

export function childLevel(): IsolationLevel {
  return tools().level;
}

function tools(): Tools {
  found ??= process.platform === 'linux' ? find() : { level: 'process', start: () => [] };
  return found;
}

function find(): Tools {
  const limits = first([['prlimit', `--data=${MOST_DATA_BYTES}`, '--core=0', '--fsize=0']]);
  const dying = ['setpriv', '--pdeathsig', 'KILL', '--no-new-privs'];
  const rooms = [
    { enter: ['unshare', '--mount', '--net', '--ipc'], leave: dying },
    {
      enter: ['unshare', '--user', '--map-current-user', '--keep-caps', '--mount', '--net', '--ipc'],
      leave: [...dying, '--ambient-caps=-all', '--inh-caps=-all', '--bounding-set=-all'],
    },
  ];
  for (const { enter, leave } of rooms) {
    const [into, shell, out] = [located(enter), located(['sh', '-c', ROOM, 'sh']), located(leave)];
    const start: Tools['start'] = (cwd, places) => [...limits, ...into, ...shell, cwd, ...places(), '--', ...out];
    const trying = start('/', () => childPlaces(process.execPath, []));
    if (into.length > 0 && shell.length > 0 && out.length > 0 && works([...trying, process.execPath, '--version']))
      return { level: 'room', start };
  }
  const plain = [
    ...first([dying.slice(0, 3)]),
    ...first([
      ['unshare', '--net'],
      ['unshare', '--user', '--map-current-user', '--net'],
    ]),
    ...limits,
  ];
  return { level: 'process', start: () => plain };
}

function first(ways: readonly (readonly string[])[]): readonly string[] {
  return ways.map(located).find((way) => way.length > 0 && works([...way, ...located(['true'])])) ?? [];
}

function located([name, ...given]: readonly string[]): readonly string[] {
  const path = pathOf(name);
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
