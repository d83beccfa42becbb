import type { ClaimsPlan } from './claims-plan-schema.js';

export type { ClaimsPlan, GameClaimsPlan, NimClaimsPlan, NimExtent, PuzzleClaimsPlan } from './claims-plan-schema.js';

/** What such records are called where nobody named them, and what they are listed by: `claims`, `nim-claims`, `puzzle-claims`. */
export function claimsId(plan: ClaimsPlan): string {
  return 'family' in plan ? `${plan.family}-claims` : 'claims';
}
