import { workerData } from 'node:worker_threads';
import type { Origin } from '../../core/record/origin.js';
import type { Subject } from '../../core/subject/subject.js';
import type { Job } from '../../engine/count/job.js';
import { blockRunner } from '../../engine/count/job.js';
import { fitPlan } from '../../engine/fit.js';
import { openOrigin } from '../open-origin.js';
import { openUnder } from '../open-under.js';
import { answerOnThread } from './lane.js';

/** Worker thread: rebuilds the subject from its origin and deals the blocks it is handed. */
const job = workerData as Job;

const runner = opened();
answerOnThread(
  async (block: number, onDeals) => (await runner)(block, onDeals),
  (counts) => [...counts.values()],
);

async function opened(): Promise<ReturnType<typeof blockRunner>> {
  const open = (origin: Origin): Promise<Subject> => openOrigin(origin, job.n, process.cwd());
  const subject = await openUnder(await open(job.origin), job.declared, open);
  const { keepsAll = false, lags, sampling, tests } = job;
  const { statistics } = fitPlan({ tests, trials: sampling.trials, lags, keepsAll }, subject.space);
  return blockRunner(subject, job, statistics);
}
