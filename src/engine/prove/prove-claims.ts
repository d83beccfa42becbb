import { checkClaim } from '../../core/claim/check-claim.js';
import type { ClaimsPlan } from '../../core/record/claims-plan.js';
import type { ClaimsCore, ClaimWithTwin } from '../../core/record/proof.js';
import type { ProofVerdict } from '../../core/record/proof-verdict.js';
import { claimsLeftOut, claimsOf } from '../../kinds/claims.js';

/** Checks every claim of a family as far as the plan says, each beside its sabotaged twin, and returns the core of their record. */
export function proveClaims(version: string, plan: ClaimsPlan, onProgress: (what: string) => void = () => undefined): ClaimsCore {
  const claims = claimsOf(plan).map((claim) => {
    onProgress(claim.id);
    return checkClaim(claim);
  });
  const leftOut = claimsLeftOut(plan)?.map(({ id }) => id);
  return {
    kind: 'claims',
    tool: { name: 'shuffle-audit', version },
    plan,
    claims,
    ...(leftOut && { leftOut }),
    verdict: claimsVerdict(claims),
  };
}

/** Returns the verdict: it holds if every claim does and every twin fails. A check that cannot fail proves nothing. */
export function claimsVerdict(claims: readonly ClaimWithTwin[]): ProofVerdict {
  return { kind: claims.every(({ holds, twin }) => holds && !twin.holds) ? 'holds' : 'fails' };
}
