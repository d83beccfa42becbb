import { workerData } from 'node:worker_threads';
import type { Job } from '../../engine/count/job.js';
import { blockRunner } from '../../engine/count/job.js';
import { openOrigin } from '../open-origin.js';
import { answerOnThread } from './lane.js';

/** A worker thread: rebuilds the subject from its origin and deals the blocks it is handed. */
const job = workerData as Job;

answerOnThread(blockRunner(await openOrigin(job.origin, job.n, process.cwd()), job), (counts) => [...counts.values()]);
