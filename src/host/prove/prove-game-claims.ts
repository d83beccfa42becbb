import type { GameClaimsPlan } from '../../core/record/claims-plan.js';
import type { ClaimsCore } from '../../core/record/proof.js';
import { proveClaims } from '../../engine/prove/prove-claims.js';
import { VERSION } from '../version.js';

/**
 * Checks every claim about Nim and its kin or about the sliding puzzle, each beside its sabotaged twin. `{ family: 'nim', long: false }` takes two
 * seconds, `{ family: 'puzzle' }` ten. The verdict holds if every claim holds and every twin fails.
 */
export function proveGameClaims(plan: GameClaimsPlan, onProgress?: (what: string) => void): ClaimsCore {
  return proveClaims(VERSION, plan, onProgress);
}
