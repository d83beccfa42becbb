import { checkClaim } from '../../core/check-claim.js';
import type { GameClaimsPlan } from '../../core/claims-plan.js';
import type { ClaimsCore } from '../../core/proof.js';
import { gameClaims, gameClaimsLeftOut } from '../../kinds/game-claims.js';
import { claimsVerdict } from './claims-verdict.js';

/** Checks every claim about a game as far as the plan says, each beside its sabotaged twin, and gives the core of their record. */
export function proveGameClaims(version: string, plan: GameClaimsPlan, onProgress: (what: string) => void = () => undefined): ClaimsCore {
  const claims = gameClaims(plan).map((claim) => {
    onProgress(claim.id);
    return checkClaim(claim);
  });
  const leftOut = gameClaimsLeftOut(plan);
  return {
    kind: 'claims',
    tool: { name: 'shuffle-audit', version },
    plan,
    claims,
    ...(leftOut && { leftOut }),
    verdict: claimsVerdict(claims),
  };
}
