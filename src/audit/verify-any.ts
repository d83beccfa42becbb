import type { AnyRecord } from '../core/proof.js';
import { isClaims, isProof } from '../core/proof.js';
import { reopenAnew } from '../subject/reopen-anew.js';
import type { Check } from './check.js';
import { proveClaims } from './prove-claims.js';
import { proveOrigin } from './prove-origin.js';
import type { Running } from './run-audit.js';
import { verifyProof } from './verify-proof.js';
import { verifyRecord } from './verify-record.js';

/**
 * Checks any record without trusting anything in it: an audit is dealt again, a proof proved again. Functions are looked for from `cwd`.
 * Throws what finding a function throws where that says nothing of the record: E_INPUT_MISSING, E_SUBJECT_SPAWN.
 */
export async function verifyAny(record: AnyRecord, cwd: string, running: Running): Promise<readonly Check[]> {
  if (isProof(record)) {
    const { subject, plan } = record.core;
    return verifyProof(record, () => proveOrigin(subject.origin, plan, cwd));
  }
  if (isClaims(record)) return verifyProof(record, () => Promise.resolve(proveClaims(record.core.plan.n)));
  const { plan, subject } = record.core;
  return verifyRecord(record, () => reopenAnew(subject.origin, plan.n, cwd), running);
}
