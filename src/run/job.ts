import { merge } from '../core/statistic.js';
import type { Origin, Subject } from '../core/subject.js';
import { fitPlan } from '../loop/conclude.js';
import type { Counts } from '../loop/run-block.js';
import { runBlock } from '../loop/run-block.js';
import type { Sampling } from './blocks.js';
import { blockAt } from './blocks.js';

/** One sample to draw, as plain data: crosses to a worker thread as it stands. */
export interface Job {
  readonly origin: Origin;
  readonly n: number;
  readonly sampling: Sampling;
  readonly tests: readonly string[];
}

/** Draws and counts one block of a job. */
export function runJobBlock(subject: Subject, job: Job, index: number, onDeals: (deals: number) => void): Promise<Counts> {
  const { statistics } = fitPlan({ tests: job.tests, trials: job.sampling.trials }, subject.space);
  return runBlock(subject, statistics, blockAt(job.sampling, index), onDeals);
}

/** Adds one block's counts to the totals; integer addition, so the order of blocks does not matter. */
export function addCounts(into: Counts, from: Counts): void {
  for (const [id, counts] of from) {
    const total = into.get(id);
    if (total) merge(total, counts);
    else into.set(id, counts);
  }
}
