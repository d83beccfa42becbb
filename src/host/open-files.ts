import type { ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** Files opened beside dealing: the record, its page, a journal, and code that is loaded late. */
const BESIDE = 8;

/** The most files of one lane: two processes of a function, with their pipes; a thread has fewer. */
const EACH_LANE = 12;

/** The number of files this process may have open, and has; null where the system does not tell. */
export interface OpenFiles {
  readonly most: number;
  readonly open: number;
}

/** Reads Linux's numbers for this process. */
export function openFiles(): OpenFiles | null {
  try {
    const most = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'));
    return most === null ? null : { most: Number(most[1]), open: readdirSync('/proc/self/fd').length };
  } catch {
    return null;
  }
}

/** Returns the number of lanes that these files allow: one at least, which needs no thread. */
export function lanesWithin({ most, open }: OpenFiles): number {
  return Math.max(1, Math.floor((most - open - BESIDE) / EACH_LANE));
}

export function filesFor(lanes: number, { open }: OpenFiles): number {
  return open + BESIDE + lanes * EACH_LANE;
}

/** Throws EMFILE for a process that got no pipes, whatever the types promise, since no more files may be opened. */
export function refuseWithoutPipes(child: ChildProcess): void {
  const { stdio }: Partial<ChildProcess> = child;
  if (stdio !== undefined) return;
  child.once('error', () => undefined);
  throw Object.assign(new Error('EMFILE: too many open files, spawn'), { code: 'EMFILE' });
}
