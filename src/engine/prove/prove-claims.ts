import { checkClaim } from '../../core/check-claim.js';
import { allOf, verbFor } from '../../core/counted.js';
import type { ClaimsCore } from '../../core/proof.js';
import type { ProofVerdict } from '../../core/proof-verdict.js';
import { allClaims } from '../../exact/claims/all-claims.js';
import { MOST_LEAVES } from '../../exact/exact-law.js';
import { shuffles } from '../../parts/catalogues.js';

/**
 * Checks every claim of the catalogue for decks of up to `n` cards, 4 to 8, each beside its sabotaged twin.
 * The verdict holds where every claim does and every twin fails: a check that cannot fail proves nothing.
 */
export function proveClaims(version: string, n: number, onProgress: (what: string) => void = () => undefined): ClaimsCore {
  const claims = allClaims(shuffles.all, n).map((claim) => {
    onProgress(claim.id);
    return checkClaim(claim);
  });
  const broken = claims.filter(({ holds }) => !holds).map(({ id }) => id);
  const unbroken = claims.filter(({ twin }) => twin.holds).map(({ id }) => id);
  const verdict: ProofVerdict =
    broken.length === 0 && unbroken.length === 0
      ? {
          kind: 'holds',
          statement: `${allOf(claims.length, 'claim')} ${verbFor(claims.length, 'holds')}, and each one's sabotaged twin fails`,
        }
      : {
          kind: 'fails',
          statement: [
            ...(broken.length > 0 ? [`these claims fail: ${broken.join(', ')}`] : []),
            ...(unbroken.length > 0 ? [`the sabotaged twins of these hold, so their checks show nothing: ${unbroken.join(', ')}`] : []),
          ].join('; '),
        };
  return { tool: { name: 'shuffle-audit', version }, plan: { n, mostLeaves: MOST_LEAVES }, claims, verdict };
}
