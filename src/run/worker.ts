import { parentPort, workerData } from 'node:worker_threads';
import { openOrigin } from '../subject/open-origin.js';
import type { Job } from './job.js';
import { runJobBlock } from './job.js';
import type { FromWorker } from './worker-pool.js';

/** A worker thread: rebuilds the subject from its origin and deals the blocks it is handed, one at a time. */
const job = workerData as Job;
const subject = await openOrigin(job.origin, job.n, process.cwd());

/** Deals between two messages about progress. */
const TELL_EVERY = 8192;

parentPort?.on('message', (index: number) => {
  const post = (message: FromWorker, transfer: ArrayBuffer[] = []): void => parentPort?.postMessage(message, transfer);
  let untold = 0;
  const onDeals = (deals: number): void => {
    untold += deals;
    if (untold < TELL_EVERY) return;
    post({ kind: 'deals', deals: untold });
    untold = 0;
  };
  runJobBlock(subject, job, index, onDeals).then(
    (counts) =>
      post(
        { kind: 'block', counts },
        [...counts.values()].map(({ buffer }) => buffer as ArrayBuffer),
      ),
    (error: unknown) => post({ kind: 'failed', message: String(error) }),
  );
});
