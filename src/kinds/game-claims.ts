import type { Claim } from '../core/claim.js';
import type { GameClaimsPlan } from '../core/claims-plan.js';
import { nimClaims } from '../games/nim/claims/all-claims.js';
import { puzzleClaims } from '../games/puzzle/claims/all-claims.js';

/** What is claimed of the game whose positions are outcomes here, as far as the plan goes. Nothing is checked yet. */
export function gameClaims(plan: GameClaimsPlan): readonly Claim[] {
  return plan.family === 'nim' ? nimClaims({ long: plan.long }) : puzzleClaims();
}
