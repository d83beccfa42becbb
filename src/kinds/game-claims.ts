import type { Claim } from '../core/claim.js';
import type { GameClaimsPlan } from '../core/claims-plan.js';
import type { LeftOut } from '../core/left-out.js';
import { nimClaims, nimLeftOut } from '../games/nim/claims/all-claims.js';
import { puzzleClaims, puzzleLeftOut } from '../games/puzzle/claims/all-claims.js';

/** What is claimed of the game whose positions are outcomes here, as far as the plan goes. Nothing is checked yet. */
export function gameClaims(plan: GameClaimsPlan): readonly Claim[] {
  return plan.family === 'nim' ? nimClaims(plan) : puzzleClaims(plan);
}

/** The claims that have no meaning on the grid or board of the plan; null where it names none. */
export function gameClaimsLeftOut(plan: GameClaimsPlan): readonly LeftOut[] | null {
  if (plan.family === 'nim') return plan.grid === undefined ? null : nimLeftOut(plan);
  return plan.board === undefined ? null : puzzleLeftOut(plan);
}
