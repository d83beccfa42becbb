import type { ChildStart } from './launch.js';
import { ChildProcess } from './process.js';

/** Milliseconds that a process may wait for an order. */
const WAITS_MS = 10_000;

/** Processes that wait in their rooms for an order, by what they were started for. */
const waiting = new Map<string, ChildProcess[]>();

/**
 * Starts processes before they are needed, so that `count` of them wait for an order; none of them has loaded anything of the subject. One that gets
 * none in ten seconds, or before this program is done, is ended. What cannot be started is not: whoever needs it is told why. Returns those that wait.
 */
export function prepareChildren(start: ChildStart, count: number): readonly ChildProcess[] {
  const key = keyOf(start);
  const spares = waiting.get(key) ?? [];
  waiting.set(key, spares);
  try {
    while (spares.length < count) {
      const child = new ChildProcess(start);
      child.hold(false);
      spares.push(child);
      setTimeout(() => {
        if (!spares.includes(child)) return;
        spares.splice(spares.indexOf(child), 1);
        child.kill();
      }, WAITS_MS).unref();
    }
  } catch {
    // Told where it is needed.
  }
  return [...spares];
}

/** Takes a process that waits for such an order, or starts one. Throws E_SUBJECT_SPAWN, and EMFILE. */
export function startChild(start: ChildStart): ChildProcess {
  const spares = waiting.get(keyOf(start)) ?? [];
  for (let child = spares.shift(); child; child = spares.shift()) {
    if (!child.lives) continue;
    child.hold(true);
    return child;
  }
  return new ChildProcess(start);
}

function keyOf({ cwd, entry, task: { code, forced, isolation } }: ChildStart): string {
  return JSON.stringify([entry, cwd, code, isolation, forced !== undefined]);
}
