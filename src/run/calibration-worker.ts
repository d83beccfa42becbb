import { parentPort, workerData } from 'node:worker_threads';
import type { CalibrationBlock, CalibrationJob } from './calibration-job.js';
import { runCalibrationBlock } from './calibration-job.js';
import type { FromCalibration } from './draw-calibration.js';

/** A worker thread of a calibration: deals and tallies the blocks it is handed, one at a time. */
const job = workerData as CalibrationJob;

parentPort?.on('message', (at: CalibrationBlock) => {
  const post = (message: FromCalibration, transfer: ArrayBuffer[] = []): void => parentPort?.postMessage(message, transfer);
  runCalibrationBlock(job, at).then(
    (audited) => post({ kind: 'block', audited }, [audited.cells.buffer as ArrayBuffer]),
    (error: unknown) => post({ kind: 'failed', message: String(error) }),
  );
});
