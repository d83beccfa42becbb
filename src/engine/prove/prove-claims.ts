import { checkClaim } from '../../core/check-claim.js';
import type { ClaimsPlan } from '../../core/claims-plan.js';
import type { ClaimsCore } from '../../core/proof.js';
import { claimsLeftOut, claimsOf } from '../../kinds/claims.js';
import { claimsVerdict } from './claims-verdict.js';

/** Checks every claim of a family as far as the plan says, each beside its sabotaged twin, and gives the core of their record. */
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
