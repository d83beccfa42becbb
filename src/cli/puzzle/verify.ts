import { setImmediate } from 'node:timers/promises';
import { checkClaim } from '../../claim/check-claim.js';
import type { ClaimWithTwin } from '../../core/proof.js';
import { puzzleClaims } from '../../puzzle/claims/all-claims.js';
import { count } from '../../report/numbers.js';
import { say } from '../../report/phrase.js';
import { claimLines, claimTable } from '../../report/proof/claim-lines.js';
import { wrapped } from '../../report/wrap.js';
import { stepProgressOn } from '../progress.js';

/** Whether every claim holds and every wrong twin was refuted, and how it is told. */
export interface Verified {
  readonly holds: boolean;
  readonly text: readonly string[];
  readonly json: {
    readonly claims: readonly ClaimWithTwin[];
    readonly verdict: { readonly kind: 'holds' | 'fails'; readonly statement: string };
  };
}

/** `puzzle verify`: what is claimed against every board of small sizes, each beside a wrong rule that must be refuted. */
export async function verifyPuzzle(quiet: boolean): Promise<Verified> {
  const progress = stepProgressOn(process.stderr, quiet, 'checking');
  const claims: ClaimWithTwin[] = [];
  try {
    for (const claim of puzzleClaims()) {
      progress.report(claim.id);
      claims.push(checkClaim(claim));
      // Between two claims an interrupt is heard.
      await setImmediate();
    }
  } finally {
    progress.done();
  }
  return verifiedOf(claims);
}

/** The answer for these claims as they were found. */
export function verifiedOf(claims: readonly ClaimWithTwin[]): Verified {
  const broken = claims.filter(({ holds }) => !holds).map(({ id }) => id);
  const blunt = claims.filter(({ twin }) => twin.holds).map(({ id }) => id);
  const holds = broken.length === 0 && blunt.length === 0;
  const cases = claims.reduce((sum, claim) => sum + claim.cases, 0);
  const faults = [
    ...(broken.length > 0 ? [`these claims fail: ${broken.join(', ')}`] : []),
    ...(blunt.length > 0 ? [`the wrong twins of these were not refuted, so their checks show nothing: ${blunt.join(', ')}`] : []),
  ];
  const statement = holds
    ? `all ${claims.length} claims hold in ${count(cases)} cases, and the wrong twin of each was refuted`
    : faults.join('; ');
  const text = [
    ...wrapped(say`${holds ? '○' : '■'} Sliding puzzle: ${statement}.`, '', '  '),
    '',
    ...claimTable({ claims }),
    '',
    ...claims.flatMap((claim) => [...claimLines(claim), '']),
  ];
  return { holds, text: text.slice(0, -1), json: { claims, verdict: { kind: holds ? 'holds' : 'fails', statement } } };
}
