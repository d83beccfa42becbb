import type { Claim } from './claim.js';
import type { ClaimWithTwin } from './proof.js';

/** Checks a claim and its twin, and gives what the record keeps of both. Whether the twin failed, as it must, is for the reader to ask. */
export function checkClaim(claim: Claim): ClaimWithTwin {
  const { id, title, statement, reference, twin } = claim;
  return { id, title, statement, reference, ...claim.check(), twin: { statement: twin.statement, ...twin.check() } };
}
