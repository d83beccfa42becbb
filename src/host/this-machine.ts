import { createHash } from 'node:crypto';
import { setImmediate as letSignalsIn } from 'node:timers/promises';
import type { Counts } from '../engine/count/run-block.js';
import type { Host } from '../engine/host.js';
import { thisBuild } from './build.js';
import { threadLane } from './threads/lane.js';
import { refuseCopies } from './threads/refuse-copies.js';
import { VERSION } from './version.js';

/** Milliseconds for which dealing in this thread delays signals. */
const DEAF_MS = 100;

let heard = performance.now();

/** Node on this machine: lanes are worker threads, and outside interruptions are signals. */
export const THIS_MACHINE: Host = {
  version: VERSION,
  get build() {
    return thisBuild();
  },
  sha256: () => createHash('sha256'),
  breathe: () => letSignalsIn(),
  breatheNowAndThen() {
    if (performance.now() - heard < DEAF_MS) return;
    return letSignalsIn().then(() => {
      heard = performance.now();
    });
  },
  sampleLane(job, onDeals) {
    refuseCopies(job.origin);
    return threadLane<number, Counts>(new URL('./threads/worker.js', import.meta.url), job, onDeals);
  },
};
