import { workerData } from 'node:worker_threads';
import type { Job } from '../../engine/count/job.js';
import { blockRunner } from '../../engine/count/job.js';
import { fitPlan } from '../../engine/fit.js';
import { underNull } from '../../engine/subject/under-null.js';
import { openOrigin } from '../open-origin.js';
import { answerOnThread } from './lane.js';

/** A worker thread: rebuilds the subject from its origin and deals the blocks it is handed. */
const job = workerData as Job;

const runner = opened();
answerOnThread(
  async (block: number, onDeals) => (await runner)(block, onDeals),
  (counts) => [...counts.values()],
);

async function opened(): Promise<ReturnType<typeof blockRunner>> {
  const subject = underNull(await openOrigin(job.origin, job.n, process.cwd()), job.declared);
  const { keepsAll = false, lags, sampling, tests } = job;
  const { statistics } = fitPlan({ tests, trials: sampling.trials, lags, keepsAll }, subject.space);
  return blockRunner(subject, job, statistics);
}
