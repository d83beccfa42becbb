import { THIS_MACHINE } from '../../../host/this-machine.js';
import { threadLane } from '../../../host/threads/lane.js';
import { VERSION } from '../../../host/version.js';
import type { AuditedBlock } from '../engine/audit-block.js';
import type { CalibrationHost } from '../engine/calibration-host.js';
import type { CalibrationBlock } from '../engine/calibration-job.js';

/** Node on this machine, whose worker threads deal and tally blocks of a calibration. */
export const CALIBRATING_MACHINE: CalibrationHost = {
  version: VERSION,
  breathe: () => THIS_MACHINE.breathe(),
  calibrationLane: (job) =>
    threadLane<CalibrationBlock, AuditedBlock>(new URL('./calibration-worker.js', import.meta.url), job, () => undefined),
};
