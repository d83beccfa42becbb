import { Worker } from 'node:worker_threads';
import { AuditError } from '../core/errors.js';
import type { OutcomeSpace } from '../core/outcome.js';
import type { Counts } from '../loop/run-block.js';
import { blockCount } from './blocks.js';
import type { Job } from './job.js';
import { Totals } from './job.js';

/** What a worker thread tells the pool. */
export type FromWorker =
  | { readonly kind: 'deals'; readonly deals: number }
  | { readonly kind: 'block'; readonly counts: Counts }
  | { readonly kind: 'failed'; readonly message: string };

/** Draws a job's blocks on `workers` threads. Blocks are handed out in order to whoever is free; the counts do not depend on who. */
export async function runOnThreads(space: OutcomeSpace, job: Job, workers: number, onDeals: (deals: number) => void): Promise<Counts> {
  const totals = new Totals(job, space);
  const blocks = blockCount(job.sampling);
  let next = 0;
  const threads = Array.from({ length: Math.min(workers, blocks) }, () => startThread(job, onDeals));
  try {
    await Promise.all(
      threads.map(async ({ deal }) => {
        while (next < blocks) totals.add(await deal(next++));
      }),
    );
  } finally {
    await Promise.all(threads.map(({ end }) => end()));
  }
  return totals.finish();
}

interface Thread {
  /** Deals and counts one block; one at a time. */
  deal(index: number): Promise<Counts>;
  end(): Promise<unknown>;
}

function startThread(job: Job, onDeals: (deals: number) => void): Thread {
  const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: job });
  let waiting: { readonly resolve: (counts: Counts) => void; readonly reject: (error: Error) => void } | undefined;
  worker.on('message', (message: FromWorker) => {
    if (message.kind === 'deals') onDeals(message.deals);
    else if (message.kind === 'block') waiting?.resolve(message.counts);
    else waiting?.reject(new AuditError('E_INTERNAL', `a worker thread failed: ${message.message}`));
  });
  worker.on('error', (error) => waiting?.reject(error));
  worker.on('exit', (code) => waiting?.reject(new AuditError('E_INTERNAL', `a worker thread ended with code ${code}`)));
  return {
    deal: (index) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        worker.postMessage(index);
      }),
    end: () => worker.terminate(),
  };
}
