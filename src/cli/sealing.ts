import { cpus } from 'node:os';
import type { Sealed } from '../core/evidence.js';
import { SCHEMA } from '../core/evidence.js';
import type { AnyRecord } from '../core/proof.js';
import { digestOf } from '../evidence/digest.js';

/** Started when the work starts: closes its result into a record, with the time taken and the machine beside it. */
export interface Sealing {
  seal<Core extends AnyRecord['core']>(core: Core, workers: number): Sealed<Core>;
}

/** Starts the clock. */
export function startSealing(): Sealing {
  const startedAt = new Date().toISOString();
  const started = performance.now();
  return {
    seal(core, workers) {
      const elapsedMs = Math.round(performance.now() - started);
      const host = { node: process.versions.node, cpu: cpus()[0]?.model ?? 'unknown', workers };
      return { schema: SCHEMA, core, digest: digestOf(core), run: { startedAt, elapsedMs, ...host } };
    },
  };
}
