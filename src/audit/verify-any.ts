import type { AnyRecord } from '../core/proof.js';
import { isCalibration, isClaims, isProof, isSequential } from '../core/proof.js';
import { readRecording } from '../run/recording.js';
import { reopenAnew } from '../subject/reopen-anew.js';
import type { Check } from './check.js';
import { proveClaims } from './prove-claims.js';
import { proveOrigin } from './prove-origin.js';
import type { Running } from './run-audit.js';
import { verifyCalibration } from './verify-calibration.js';
import { verifyProof } from './verify-proof.js';
import { verifyRecord } from './verify-record.js';
import { verifySequential } from './verify-sequential.js';

/**
 * Checks any record without trusting anything in it: an audit is dealt again, a proof proved again. Functions are looked for
 * from `cwd`, a recording of random bytes in the folder `beside`, where the record is.
 * Throws what finding them throws where that says nothing of the record: E_INPUT_MISSING, E_LOAD, E_SUBJECT_SPAWN.
 */
export async function verifyAny(record: AnyRecord, cwd: string, running: Running, beside: string = cwd): Promise<readonly Check[]> {
  if (isCalibration(record)) return verifyCalibration(record, (name, bytes) => readRecording(`${beside}/${name}`, bytes), running);
  if (isProof(record)) {
    const { subject, plan } = record.core;
    return verifyProof(record, () => proveOrigin(subject.origin, plan, cwd));
  }
  if (isClaims(record)) return verifyProof(record, () => Promise.resolve(proveClaims(record.core.plan.n)));
  if (isSequential(record)) {
    const { plan, subject } = record.core;
    return verifySequential(
      record,
      () => reopenAnew(subject.origin, plan.n, cwd),
      (done) => running.onProgress?.('sample', done, record.core.result.trials),
    );
  }
  const { plan, subject } = record.core;
  return verifyRecord(record, () => reopenAnew(subject.origin, plan.n, cwd), running);
}
