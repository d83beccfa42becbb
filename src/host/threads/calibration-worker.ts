import { workerData } from 'node:worker_threads';
import type { CalibrationJob } from '../../engine/count/calibration-job.js';
import { calibrationRunner } from '../../engine/count/calibration-job.js';
import { answerOnThread } from './lane.js';

/** Worker thread of a calibration: deals and tallies the blocks it is handed. */
answerOnThread(calibrationRunner(workerData as CalibrationJob), ({ cells }) => [cells]);
