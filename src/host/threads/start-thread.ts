import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/**
 * Starts a thread that runs `file` on `data`. Where Node can, the files it imports are read one after the other, since some systems let a process
 * open few.
 */
export function startThread(file: URL, data: unknown): Worker {
  return new Worker(new URL('./entry.js', import.meta.url), { workerData: data, argv: [fileURLToPath(file)] });
}
