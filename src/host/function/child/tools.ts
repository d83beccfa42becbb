import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

/** What a process may take of memory beside JavaScript's own objects, buffers above all. */
const MOST_DATA_BYTES = 2 ** 30 * 1.5;

let found: readonly string[] | undefined;

/**
 * The start of a command line that sets limits where this system has the programs for them, each with its arguments: an end with the
 * parent (setpriv), no network (unshare), at most 1.5 GB of memory, no core file and no other that grows (prlimit). Each was tried; none is required.
 */
export function childTools(): readonly string[] {
  found ??= process.platform === 'linux' ? find() : [];
  return found;
}

function find(): readonly string[] {
  const candidates: readonly (readonly (readonly string[])[])[] = [
    [['setpriv', '--pdeathsig', 'KILL']],
    [
      ['unshare', '--net'],
      ['unshare', '--user', '--map-current-user', '--net'],
    ],
    [['prlimit', `--data=${MOST_DATA_BYTES}`, '--core=0', '--fsize=0']],
  ];
  return candidates.flatMap((ways) => ways.map(located).find(works) ?? []);
}

function located([name, ...given]: readonly string[]): readonly string[] {
  const path = pathOf(name);
  return path === null ? [] : [path, ...given];
}

function works(command: readonly string[]): boolean {
  const nothing = pathOf('true');
  if (command.length === 0 || nothing === null) return false;
  const [program, ...given] = command;
  return spawnSync(program, [...given, nothing], { stdio: 'ignore', env: {} }).status === 0;
}

/** Where a program is, since a process with an empty environment does not look for it. */
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
