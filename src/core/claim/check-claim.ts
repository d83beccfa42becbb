import type { ClaimWithTwin } from '../record/proof.js';
import type { Claim } from './claim.js';

/** Checks a claim and its twin, and gives what the record keeps of both. Whether the twin failed, as it must, is for the reader to ask. */
export function checkClaim({ id, twin, ...claim }: Claim): ClaimWithTwin {
  return { id, ...claim.check(), twin: twin.check() };
}
