import { checkClaim } from '../../core/check-claim.js';
import type { ClaimsCore } from '../../core/proof.js';
import { allClaims } from '../../exact/claims/all-claims.js';
import { MOST_LEAVES } from '../../exact/exact-law.js';
import { shuffles } from '../../parts/catalogues.js';
import { claimsVerdict } from './claims-verdict.js';

/**
 * Checks every claim of the catalogue for decks of up to `n` cards, 4 to 8, each beside its sabotaged twin.
 * The verdict holds where every claim does and every twin fails: a check that cannot fail proves nothing.
 */
export function proveClaims(version: string, n: number, onProgress: (what: string) => void = () => undefined): ClaimsCore {
  const claims = allClaims(shuffles.all, n).map((claim) => {
    onProgress(claim.id);
    return checkClaim(claim);
  });
  return {
    kind: 'claims',
    tool: { name: 'shuffle-audit', version },
    plan: { n, mostLeaves: MOST_LEAVES },
    claims,
    verdict: claimsVerdict(claims),
  };
}
