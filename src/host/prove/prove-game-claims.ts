import type { GameClaimsPlan } from '../../core/record/claims-plan.js';
import type { ClaimsCore } from '../../core/record/proof.js';
import { proveClaims } from '../../engine/prove/prove-claims.js';
import { VERSION } from '../version.js';

/**
 * Checks every claim about Nim and its kin (`{ family: 'nim', long: false }`, two seconds) or about the sliding puzzle (`{ family: 'puzzle' }`, ten),
 * each beside its sabotaged twin. The verdict holds where every claim does and every twin fails.
 */
export function proveGameClaims(plan: GameClaimsPlan, onProgress?: (what: string) => void): ClaimsCore {
  return proveClaims(VERSION, plan, onProgress);
}
