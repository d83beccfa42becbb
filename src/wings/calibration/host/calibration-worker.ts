import { workerData } from 'node:worker_threads';
import { answerOnThread } from '../../../host/threads/lane.js';
import type { CalibrationJob } from '../engine/calibration-job.js';
import { calibrationRunner } from '../engine/calibration-job.js';

/** Worker thread of a calibration: deals and tallies the blocks it is handed. */
answerOnThread(calibrationRunner(workerData as CalibrationJob), ({ cells }) => [cells]);
