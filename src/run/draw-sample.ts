import { setImmediate as letSignalsIn } from 'node:timers/promises';
import type { Subject } from '../core/subject.js';
import type { Counts } from '../loop/run-block.js';
import { blockCount } from './blocks.js';
import type { Job } from './job.js';
import { runJobBlock, Totals } from './job.js';
import { runOnThreads } from './worker-pool.js';

/**
 * Draws a job's whole sample and counts it. The answer does not depend on `workers`:
 * built-in pipelines go to threads, functions already run in processes of their own (so many at a time), and a subject that is one
 * stream is dealt in order.
 */
export function drawSample(subject: Subject, job: Job, workers: number, onDeals: (deals: number) => void): Promise<Counts> {
  const lanes = subject.blocks === 'sequential' ? 1 : Math.min(workers, blockCount(job.sampling));
  if (lanes > 1 && subject.origin.kind === 'pipeline') return runOnThreads(subject.space, job, lanes, onDeals);
  return runInLanes(subject, job, lanes, onDeals);
}

async function runInLanes(subject: Subject, job: Job, lanes: number, onDeals: (deals: number) => void): Promise<Counts> {
  const totals = new Totals(job, subject.space);
  const blocks = blockCount(job.sampling);
  let next = 0;
  let stopped = false;
  const lane = async (): Promise<void> => {
    while (next < blocks && !stopped) {
      totals.add(await runJobBlock(subject, job, next++, onDeals));
      // Dealing in this thread never waits for anything, so signals are let in between blocks.
      await letSignalsIn();
    }
  };
  const settled = await Promise.allSettled(
    Array.from({ length: lanes }, () =>
      lane().catch((error: unknown) => {
        stopped = true;
        throw error;
      }),
    ),
  );
  const failed = settled.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  return totals.finish();
}
