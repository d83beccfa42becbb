import { setImmediate } from 'node:timers/promises';
import { checkClaim } from '../../claim/check-claim.js';
import type { ClaimWithTwin } from '../../core/proof.js';
import { nimClaims } from '../../nim/claims/all-claims.js';
import { count } from '../../report/numbers.js';
import { say } from '../../report/phrase.js';
import { claimLines, claimTable } from '../../report/proof/claim-lines.js';
import { wrapped } from '../../report/wrap.js';
import { stepProgressOn } from '../progress.js';
import type { Answer } from './game.js';

/** Whether every claim holds and every wrong twin was refuted, and how it is told. */
export interface Verified extends Answer {
  readonly holds: boolean;
}

/** `nim verify`: the theorems against brute force, each beside a wrong rule that must be refuted. */
export async function verifyNim({ long, quiet }: { readonly long: boolean; readonly quiet: boolean }): Promise<Verified> {
  const progress = stepProgressOn(process.stderr, quiet, 'checking');
  const claims: ClaimWithTwin[] = [];
  try {
    for (const claim of nimClaims({ long })) {
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
  const statement = [
    ...(broken.length > 0 ? [`these claims fail: ${broken.join(', ')}`] : []),
    ...(blunt.length > 0 ? [`the wrong twins of these were not refuted, so their checks show nothing: ${blunt.join(', ')}`] : []),
  ];
  const verdict = holds
    ? `all ${claims.length} claims hold in ${count(cases)} cases, and the wrong twin of each was refuted`
    : statement.join('; ');
  const text = [
    ...wrapped(say`${holds ? '○' : '■'} Nim: ${verdict}.`, '', '  '),
    '',
    ...claimTable({ claims }),
    '',
    ...claims.flatMap((claim) => [...claimLines(claim), '']),
  ];
  return { holds, text: text.slice(0, -1), json: { claims, verdict: { kind: holds ? 'holds' : 'fails', statement: verdict } } };
}
