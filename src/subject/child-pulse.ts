import { writeSync } from 'node:fs';
import process from 'node:process';

const PROGRESS = 4;
const EVERY_MS = 50;

/** Cells shared by the dealing thread and its pulse. */
export const CHILD_SHARED = { dealt: 0, flush: 1 } as const;

/**
 * The child's second thread. Every 50 ms it tells the parent how many trials are dealt (fd 4, one word), so that a deal that
 * never ends is named exactly though decks travel by the thousand; asks the dealing thread to send what it has; and ends the
 * process once the parent is gone, whatever the subject is doing.
 */
export function childPulse(shared: Int32Array): void {
  const word = new Uint32Array(1);
  setInterval(() => {
    word[0] = Atomics.load(shared, CHILD_SHARED.dealt);
    Atomics.store(shared, CHILD_SHARED.flush, 1);
    try {
      writeSync(PROGRESS, word);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) process.kill(process.pid, 'SIGKILL');
    }
  }, EVERY_MS);
}
