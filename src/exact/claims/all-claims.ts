import type { Claim, ClaimOf } from '../../core/claim/claim.js';
import { AuditError } from '../../core/errors.js';
import { LEAST_CLAIM_CARDS, MOST_CLAIM_CARDS } from '../../core/record/record-limits.js';
import type { Shuffle } from '../../core/subject/shuffle.js';
import * as entries from './index.js';
import { lawClaim } from './law-claim.js';

/**
 * Returns every claim about these shuffles: those of the catalogue of claims, then one for the law of each shuffle, in the order given. No deck has
 * more than `mostCards` cards, 4 to 8; E_USAGE outside. Nothing is checked yet.
 */
export function allClaims(shuffles: readonly Shuffle[], mostCards: number): readonly Claim[] {
  if (!(Number.isSafeInteger(mostCards) && mostCards >= LEAST_CLAIM_CARDS && mostCards <= MOST_CLAIM_CARDS)) {
    throw new AuditError(
      'E_USAGE',
      `the claims need a largest deck of ${LEAST_CLAIM_CARDS} to ${MOST_CLAIM_CARDS} cards, got ${mostCards}`,
    );
  }
  const scope = { shuffles, mostCards };
  const catalogue: readonly ClaimOf[] = Object.values(entries);
  return [...catalogue.map((claimOf) => claimOf(scope)), ...shuffles.map((shuffle) => lawClaim(shuffle, mostCards))];
}
