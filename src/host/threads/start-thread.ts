import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** Starts a thread that runs `file` on `data`; the files it imports are read one after the other, where Node can, since some systems let a process open few. */
export function startThread(file: URL, data: unknown): Worker {
  return new Worker(new URL('./entry.js', import.meta.url), { workerData: data, argv: [fileURLToPath(file)] });
}
