import type { ClaimWithTwin } from '../record/proof.js';
import type { Claim } from './claim.js';

/** Checks a claim and its twin, and returns the record of both. The caller must check that the twin failed, as it should. */
export function checkClaim({ id, twin, ...claim }: Claim): ClaimWithTwin {
  return { id, ...claim.check(), twin: twin.check() };
}
