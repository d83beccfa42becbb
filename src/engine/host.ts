import type { Build } from '../core/words/build.js';
import type { Sha256 } from '../kernel/counts-hash.js';
import type { AuditedBlock } from './calibrate/audit-block.js';
import type { CalibrationBlock, CalibrationJob } from './count/calibration-job.js';
import type { Job } from './count/job.js';
import type { Lane } from './count/lane.js';
import type { Counts } from './count/run-block.js';

/** What the engine asks of where it runs: a program on Node, a page in a browser. Nothing of it can change what an audit finds. */
export interface Host {
  /** The version of this program, as records name it. */
  readonly version: string;
  /** How it came to where it runs. */
  readonly build: Build;
  /** The machine's own SHA-256, where it has one. */
  sha256?(): Sha256;
  /** Lets in what waits outside (signals, messages, a page to be drawn). */
  breathe(): Promise<void>;
  /** The same where it is time to, which is the host's to know; undefined where nothing need be waited for. */
  breatheNowAndThen(): Promise<void> | undefined;
  /** A lane beside this thread that deals blocks of a sample, by their index. */
  sampleLane(job: Job, onDeals: (deals: number) => void): Lane<number, Counts>;
  /** A lane beside this thread that deals and tallies blocks of a calibration. */
  calibrationLane(job: CalibrationJob): Lane<CalibrationBlock, AuditedBlock>;
}
