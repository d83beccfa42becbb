import type { Build } from '../core/words/build.js';
import type { Sha256 } from '../kernel/counts-hash.js';
import type { Job } from './count/job.js';
import type { Lane } from './count/lane.js';
import type { Counts } from './count/run-block.js';

/** The services that the engine needs of its environment: Node or a browser page. None of them can change the result of an audit. */
export interface Host {
  /** The version of this program, as named in records. */
  readonly version: string;
  /** The way it was built and delivered. */
  readonly build: Build;
  /** Returns the machine's own SHA-256, if it has one. */
  sha256?(): Sha256;
  /** Yields to pending outside events (signals, messages, a page to be drawn). */
  breathe(): Promise<void>;
  /** Yields in the same way when the host finds it is time; undefined if there is nothing to await. */
  breatheNowAndThen(): Promise<void> | undefined;
  /** Returns a lane beside this thread that deals blocks of a sample, by their index. */
  sampleLane(job: Job, onDeals: (deals: number) => void): Lane<number, Counts>;
}
