import type { Lane } from '../../../engine/count/lane.js';
import type { Host } from '../../../engine/host.js';
import type { AuditedBlock } from './audit-block.js';
import type { CalibrationBlock, CalibrationJob } from './calibration-job.js';

/** The services that a calibration needs of its environment. None of them can change its result. */
export interface CalibrationHost extends Pick<Host, 'breathe' | 'version'> {
  /** Returns a lane beside this thread that deals and tallies blocks of a calibration. */
  calibrationLane(job: CalibrationJob): Lane<CalibrationBlock, AuditedBlock>;
}
