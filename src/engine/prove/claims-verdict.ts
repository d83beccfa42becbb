import type { ClaimWithTwin } from '../../core/proof.js';
import type { ProofVerdict } from '../../core/proof-verdict.js';

/** The verdict holds where every claim does and every twin fails: a check that cannot fail proves nothing. */
export function claimsVerdict(claims: readonly ClaimWithTwin[]): ProofVerdict {
  return { kind: claims.every(({ holds, twin }) => holds && !twin.holds) ? 'holds' : 'fails' };
}
