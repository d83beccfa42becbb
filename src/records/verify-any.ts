import type { AnyRecord } from '../core/record/record.js';
import type { Running } from '../engine/audit/run-audit.js';
import type { Check } from '../engine/verify/check.js';
import { addedChecks, redoneChecks } from './additions.js';
import { fittingRecord } from './check-record.js';
import { deriveAgain } from './derive-again.js';
import { readEvidence } from './read-evidence.js';
import { kindOf } from './registry.js';

/**
 * Checks any record without trusting anything in it: deals an audit again, proves a proof again. Functions are resolved
 * from `cwd`, a recording of random bytes from `beside`, the folder of the record.
 * Throws E_EVIDENCE_SCHEMA for what is no record, and what finding them throws where that says nothing of the record: E_INPUT_MISSING, E_LOAD,
 * E_SUBJECT_SPAWN.
 *
 * @example
 * ```ts
 * import { boundeds, makePlan, pipeline, prngs, runAudit, seedings, shuffles, startSealing, verifyAny } from 'shuffle-audit';
 *
 * const parts = {
 *   shuffle: shuffles.get('fisher-yates'),
 *   prng: prngs.get('xoshiro128ss'),
 *   bounded: boundeds.get('lemire'),
 *   seeding: seedings.get('continuous'),
 * };
 * const subject = pipeline(parts, 5);
 * const sealing = startSealing();
 * const core = await runAudit(makePlan(subject.space, { seed: 'example', trials: 5000 }), subject, { workers: 1 });
 * const checks = await verifyAny(sealing.seal(core, 1).record, process.cwd(), { workers: 1 });
 * console.log(checks.every(({ outcome }) => outcome === 'holds'));
 *
 * // prints:
 * // true
 * ```
 */
export async function verifyAny(given: AnyRecord, cwd: string, running: Running, beside: string = cwd): Promise<readonly Check[]> {
  const record = fittingRecord(given, 'the record');
  // What follows from the record alone is made first: where the dealing fails, nothing else was missed.
  const said = await addedChecks(record);
  const again = await kindOf(record.core).redo(record, { cwd, beside, running, read: readDerived });
  return [...again, ...(await redoneChecks(record, cwd)), ...said];
}

async function readDerived(file: string): Promise<AnyRecord> {
  const record = readEvidence(file);
  await deriveAgain(record, file);
  return record;
}
