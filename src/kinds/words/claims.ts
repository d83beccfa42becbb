import { allOf, verbFor } from '../../core/counted.js';
import type { ClaimsCore } from '../../core/proof.js';

/** What the claims of a family come to, in a few words. */
export function claimsComeTo({ claims }: Pick<ClaimsCore, 'claims'>): string {
  const broken = claims.filter(({ holds }) => !holds).map(({ id }) => id);
  const unbroken = claims.filter(({ twin }) => twin.holds).map(({ id }) => id);
  if (broken.length === 0 && unbroken.length === 0)
    return `${allOf(claims.length, 'claim')} ${verbFor(claims.length, 'holds')}, and each one's sabotaged twin fails`;
  return [
    ...(broken.length > 0 ? [`these claims fail: ${broken.join(', ')}`] : []),
    ...(unbroken.length > 0 ? [`the sabotaged twins of these hold, so their checks show nothing: ${unbroken.join(', ')}`] : []),
  ].join('; ');
}
