import { workerData } from 'node:worker_threads';
import { openOrigin } from '../subject/open-origin.js';
import type { Job } from './job.js';
import { blockRunner } from './job.js';
import { answerOnThread } from './lane.js';

/** A worker thread: rebuilds the subject from its origin and deals the blocks it is handed. */
const job = workerData as Job;

answerOnThread(blockRunner(await openOrigin(job.origin, job.n, process.cwd()), job), (counts) => [...counts.values()]);
