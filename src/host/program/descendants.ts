import { existsSync, readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';

/** The variable that marks a program and all that it starts. */
export const PROGRAM_MARK = 'SHUFFLE_AUDIT_PROGRAM';

const PROCESSES = '/proc';
const ROUNDS = 5;

/** True if this system shows the environment of processes, so that those which left their group are found by their mark. */
export function seesDescendants(): boolean {
  return existsSync(`${PROCESSES}/self/environ`);
}

/**
 * Kills every process that carries this mark in its environment. A process group misses those that made a group of their own (`setsid`); a mark
 * misses only those that emptied their environment as well.
 */
export function endDescendants(mark: string): void {
  if (!seesDescendants()) return;
  const wanted = `${PROGRAM_MARK}=${mark}`;
  // One that was starting another while it was ended leaves that for the next round.
  for (let round = 0; round < ROUNDS; round++) {
    const found = readdirSync(PROCESSES).filter((name) => /^[0-9]+$/.test(name) && environmentOf(name).includes(wanted));
    for (const name of found) end(Number(name));
    if (found.length === 0) return;
  }
}

function environmentOf(pid: string): readonly string[] {
  try {
    return readFileSync(`${PROCESSES}/${pid}/environ`, 'latin1').split('\0');
  } catch {
    // Another user's, or gone.
    return [];
  }
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Gone already.
  }
}
