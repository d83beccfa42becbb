import { workerData } from 'node:worker_threads';
import { AuditError } from '../../core/errors.js';
import type { Subject } from '../../core/subject.js';
import type { Job } from '../../engine/count/job.js';
import { blockRunner } from '../../engine/count/job.js';
import { fitPlan } from '../../engine/fit.js';
import { openOrigin } from '../open-origin.js';
import { answerOnThread } from './lane.js';

/** A worker thread: rebuilds the subject from its origin and deals the blocks it is handed. */
const job = workerData as Job;

const subject = await reopened();
const { statistics } = fitPlan({ tests: job.tests, trials: job.sampling.trials, lags: job.lags }, subject.space);

answerOnThread(blockRunner(subject, job, statistics), (counts) => [...counts.values()]);

/** What differs from the origin has changed since the audit began a moment ago, which is no finding about a record. */
async function reopened(): Promise<Subject> {
  try {
    return await openOrigin(job.origin, job.n, process.cwd());
  } catch (error) {
    if (!(error instanceof AuditError) || error.code !== 'E_VERIFY') throw error;
    throw new AuditError('E_SUBJECT_CHANGED', error.message.replace('since the record was made', 'since the audit began'), {
      cause: error,
    });
  }
}
