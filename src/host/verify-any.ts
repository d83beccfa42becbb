import { join } from 'node:path';
import type { ClaimsPlan } from '../core/claims-plan.js';
import type { Origin } from '../core/origin.js';
import type { AnyRecord, ClaimsCore } from '../core/proof.js';
import {
  isBrokenRace,
  isCalibration,
  isClaims,
  isOneList,
  isOutcomeProof,
  isProof,
  isSequential,
  isSurvey,
  isUntilCaught,
} from '../core/proof.js';
import type { Subject } from '../core/subject.js';
import type { Running } from '../engine/audit/run-audit.js';
import { fittingRecord } from '../engine/record/check-record.js';
import type { Check } from '../engine/verify/check.js';
import { checkProfile } from '../engine/verify/check-profile.js';
import { verifyBrokenRace } from '../engine/verify/verify-broken-race.js';
import { verifyCalibration } from '../engine/verify/verify-calibration.js';
import { verifyLists } from '../engine/verify/verify-lists.js';
import { verifyProof } from '../engine/verify/verify-proof.js';
import { verifySequential } from '../engine/verify/verify-sequential.js';
import { verifySurvey } from '../engine/verify/verify-survey.js';
import { verifyUntilCaught } from '../engine/verify/verify-until-caught.js';
import { seedChecks } from '../signing/seed-checks.js';
import { proveClaims, verifyRecord } from './audits.js';
import { reopenAnew } from './function/reopen-anew.js';
import { readListsAgain } from './list/read-lists-again.js';
import { openUnder } from './open-under.js';
import { proveGameClaims } from './prove/prove-game-claims.js';
import { proveOrigin } from './prove/prove-origin.js';
import { reproveOutcomes } from './prove/prove-outcomes.js';
import { readRecording } from './record/recording.js';
import { readStage } from './survey/read-stage.js';
import { THIS_MACHINE } from './this-machine.js';
import { VERSION } from './version.js';
import { turnCheck } from './watch/turn-check.js';

/**
 * Checks any record without trusting anything in it: an audit is dealt again, a proof proved again. Functions are looked for
 * from `cwd`, a recording of random bytes in the folder `beside`, where the record is.
 * Throws E_EVIDENCE_SCHEMA for what is no record, and what finding them throws where that says nothing of the record: E_INPUT_MISSING, E_LOAD, E_SUBJECT_SPAWN.
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
  const seed = await seedChecks(record);
  return [...(await madeAgain(record, cwd, running, beside)), ...checkProfile(record, VERSION), ...seed];
}

async function madeAgain(record: AnyRecord, cwd: string, running: Running, beside: string): Promise<readonly Check[]> {
  if (isCalibration(record))
    return verifyCalibration(record, (name, bytes) => readRecording(`${beside}/${name}`, bytes), running, THIS_MACHINE);
  if (isProof(record)) {
    const { subject, plan } = record.core;
    return verifyProof(record, () => proveOrigin(subject.origin, plan, cwd), VERSION);
  }
  if (isOutcomeProof(record)) {
    const { subject, plan } = record.core;
    return verifyProof(record, () => reproveOutcomes(subject.origin, plan.n, cwd), VERSION);
  }
  if (isBrokenRace(record)) return verifyBrokenRace(record, VERSION);
  if (isClaims(record)) return verifyProof(record, () => Promise.resolve(claimsAgain(record.core.plan)), VERSION);
  if (isUntilCaught(record)) {
    const total = record.core.looks.at(-1)?.trials ?? 0;
    let done = 0;
    const onDeals = (deals: number): void => {
      done += deals;
      running.onProgress?.('sample', Math.min(done, total), total);
    };
    return verifyUntilCaught(record, { workers: running.workers, onDeals }, THIS_MACHINE);
  }
  if (isSequential(record)) {
    const { plan, subject } = record.core;
    return verifySequential(
      record,
      () => reopenAnew(subject.origin, plan.n, cwd),
      THIS_MACHINE,
      (done) => running.onProgress?.('sample', done, record.core.result.trials),
    );
  }
  if (isOneList(record)) return verifyLists(record, () => readListsAgain(record.core, [cwd, beside]), VERSION);
  if (isSurvey(record)) return verifySurvey(record, (file) => readStage(join(beside, record.core.plan.folder, file)));
  const { plan, subject } = record.core;
  const open = (origin: Origin): Promise<Subject> => reopenAnew(origin, plan.n, cwd);
  const checks = await verifyRecord(record, async () => openUnder(await open(subject.origin), plan.null, open), running);
  return [...checks, ...(await turnCheck(record, cwd))];
}

function claimsAgain(plan: ClaimsPlan): ClaimsCore {
  return 'family' in plan ? proveGameClaims(plan) : proveClaims(plan.n);
}
