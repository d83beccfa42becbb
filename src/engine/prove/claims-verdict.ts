import { allOf, verbFor } from '../../core/counted.js';
import type { ClaimWithTwin } from '../../core/proof.js';
import type { ProofVerdict } from '../../core/proof-verdict.js';

/** The verdict holds where every claim does and every twin fails: a check that cannot fail proves nothing. */
export function claimsVerdict(claims: readonly ClaimWithTwin[]): ProofVerdict {
  const broken = claims.filter(({ holds }) => !holds).map(({ id }) => id);
  const unbroken = claims.filter(({ twin }) => twin.holds).map(({ id }) => id);
  if (broken.length === 0 && unbroken.length === 0) {
    return {
      kind: 'holds',
      statement: `${allOf(claims.length, 'claim')} ${verbFor(claims.length, 'holds')}, and each one's sabotaged twin fails`,
    };
  }
  return {
    kind: 'fails',
    statement: [
      ...(broken.length > 0 ? [`these claims fail: ${broken.join(', ')}`] : []),
      ...(unbroken.length > 0 ? [`the sabotaged twins of these hold, so their checks show nothing: ${unbroken.join(', ')}`] : []),
    ].join('; '),
  };
}
