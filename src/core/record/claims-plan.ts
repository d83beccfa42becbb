import type { ClaimsPlan } from './claims-plan-schema.js';

export type { ClaimsPlan, GameClaimsPlan, NimClaimsPlan, NimExtent, PuzzleClaimsPlan } from './claims-plan-schema.js';

/** Returns the default name of such records, which is also their id in lists: `claims`, `nim-claims`, `puzzle-claims`. */
export function claimsId(plan: ClaimsPlan): string {
  return 'family' in plan ? `${plan.family}-claims` : 'claims';
}
