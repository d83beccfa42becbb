import type { Claim } from '../core/claim/claim.js';
import type { ClaimsPlan } from '../core/record/claims-plan.js';
import type { LeftOut } from '../core/record/left-out.js';
import { allClaims } from '../exact/claims/all-claims.js';
import { nimClaims, nimLeftOut } from '../games/nim/claims/all-claims.js';
import { puzzleClaims, puzzleLeftOut } from '../games/puzzle/claims/all-claims.js';
import { shuffles } from '../parts/catalogues.js';

/** Returns every claim of a family within the plan. Nothing is checked yet. */
export function claimsOf(plan: ClaimsPlan): readonly Claim[] {
  if (!('family' in plan)) return allClaims(shuffles.all, plan.n);
  return plan.family === 'nim' ? nimClaims(plan) : puzzleClaims(plan);
}

/** Returns the claims that have no meaning on the grid or board of the plan; null where it names none. */
export function claimsLeftOut(plan: ClaimsPlan): readonly LeftOut[] | null {
  if (!('family' in plan)) return null;
  if (plan.family === 'nim') return plan.grid === undefined ? null : nimLeftOut(plan);
  return plan.board === undefined ? null : puzzleLeftOut(plan);
}
