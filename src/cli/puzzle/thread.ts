import { cpus } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { AuditError } from '../../core/errors.js';
import { compareWays } from '../../games/puzzle/compare.js';
import { solve } from '../../games/puzzle/solve.js';
import { solveKorf } from '../../games/puzzle/solve-korf.js';
import type { Done, PuzzleMessage, PuzzleTask } from './task.js';

/**
 * The task. The thread reports its progress, and finally what was found. A search is one long calculation; on a thread, the program can still handle
 * an interrupt.
 */
const task = workerData as PuzzleTask;
const post = (message: PuzzleMessage): void => parentPort?.postMessage(message);
const KORF_BOARDS = 100;
const onProgress = (what: string): void => post({ kind: 'at', what });

function done(): Done[keyof Done] {
  if (task.kind === 'bench') return benched();
  if (task.kind === 'solve') return solve({ ...task.asked, onProgress });
  const { goal, limit, start, ways } = task;
  return compareWays(start, goal, ways, { clock: () => performance.now(), limit, onProgress });
}

function benched(): Done['bench'] {
  const started = performance.now();
  let built = started;
  const found = solveKorf((solved) => {
    if (solved === 0) built = performance.now();
    onProgress(`${solved} of ${KORF_BOARDS}`);
  });
  const ended = performance.now();
  // Kilobytes of the whole program, as the system counts them.
  const peakBytes = process.resourceUsage().maxRSS * 1024;
  const cpu = cpus()[0]?.model ?? 'unknown';
  return { ...found, cost: { tablesMs: Math.round(built - started), searchMs: Math.round(ended - built), peakBytes, cpu } };
}

try {
  post({ kind: 'done', done: done() });
} catch (error) {
  if (!(error instanceof AuditError)) throw error;
  const { code, hint, message } = error;
  post({ kind: 'refused', code, message, ...(hint !== undefined && { hint }) });
}
