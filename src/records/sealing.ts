import { cpus } from 'node:os';
import type { RunInfo, Sealed } from '../core/record/evidence.js';
import type { AnyRecord } from '../core/record/record.js';
import { type SealedText, sealed } from '../engine/record/sealed.js';
import { thisBuild } from '../host/build.js';
import { isolationLevel } from '../host/function/isolation-level.js';

/** A clock started with the work. It closes the result into a record and its text on disk, with the time taken and the machine beside it. */
export interface Sealing {
  seal<Core extends AnyRecord['core']>(core: Core, workers: number, facts?: RunFacts): SealedText<Sealed<Core>>;
}

/**
 * The known facts of a run other than its time and machine. They are the origin of its seed, its command's options, the number of earlier records of
 * its subject in the target folder, the alarm of `watch`, refusals, the notes of its document, and a prediction that lay there.
 */
export type RunFacts = Pick<
  RunInfo,
  'seedOrigin' | 'seedFrom' | 'options' | 'earlierRecords' | 'turned' | 'refusals' | 'document' | 'foretold'
>;

/**
 * Starts the clock of a record. Call it before the audit, and `seal(core, workers, facts)` after it, which returns the record to render and the text
 * to write to
 * a file. The time, the machine, `workers` and `facts` stand beside the digested core. `began`: the start of the work, if it was earlier.
 *
 * @example
 * ```ts
 * import { boundeds, makePlan, pipeline, prngs, render, runAudit, seedings, shuffles, startSealing } from 'shuffle-audit';
 *
 * const parts = {
 *   shuffle: shuffles.get('naive-swap'),
 *   prng: prngs.get('xoshiro128ss'),
 *   bounded: boundeds.get('lemire'),
 *   seeding: seedings.get('continuous'),
 * };
 * const subject = pipeline(parts, 5);
 * const sealing = startSealing();
 * const core = await runAudit(makePlan(subject.space, { seed: 'example', trials: 5000 }), subject, { workers: 1 });
 * const { record, text } = sealing.seal(core, 1);
 * console.log(JSON.parse(text).digest === record.digest);
 * console.log((await render(record, 'text')).split('\n')[2]);
 *
 * // prints:
 * // true
 * // ■ Biased: some cards come to some positions too often
 * ```
 */
export function startSealing(began: Date = new Date()): Sealing {
  const startedAt = began.toISOString();
  const started = performance.now() - Math.max(0, Date.now() - began.getTime());
  return {
    seal(core, workers, facts = {}) {
      const elapsedMs = Math.round(performance.now() - started);
      const host = { node: process.versions.node, cpu: cpus()[0]?.model ?? 'unknown', workers };
      const isolation = core.subject === undefined ? null : isolationLevel(core.subject.origin.source);
      return sealed(core, { startedAt, elapsedMs, ...host, ...(isolation && { isolation }), build: thisBuild(), ...facts });
    },
  };
}
