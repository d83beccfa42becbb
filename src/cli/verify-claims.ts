import { setImmediate } from 'node:timers/promises';
import { checkClaim } from '../core/check-claim.js';
import type { Claim } from '../core/claim.js';
import { allOf, counted, verbFor } from '../core/counted.js';
import type { ClaimWithTwin } from '../core/proof.js';
import { count } from '../page/numbers.js';
import { say } from '../page/phrase.js';
import { wrapped } from '../page/wrap.js';
import { claimLines, claimTable } from '../report/proof/claim-lines.js';
import { SCREEN } from './print.js';
import { stepProgressOn } from './progress.js';

/** Whether every claim holds and every wrong twin was refuted, and how it is told. */
export interface Verified {
  readonly holds: boolean;
  readonly text: readonly string[];
  readonly json: {
    readonly claims: readonly ClaimWithTwin[];
    readonly verdict: { readonly kind: 'holds' | 'fails'; readonly statement: string };
  };
}

/** Checks what is claimed of `what` (`Nim`), each claim beside a wrong rule that must be refuted, with progress on stderr unless quiet. */
export async function verifyClaims(what: string, all: readonly Claim[], quiet: boolean): Promise<Verified> {
  const progress = stepProgressOn(SCREEN, quiet, 'checking');
  const claims: ClaimWithTwin[] = [];
  try {
    for (const claim of all) {
      progress.report(claim.id);
      claims.push(checkClaim(claim));
      // Between two claims an interrupt is heard.
      await setImmediate();
    }
  } finally {
    progress.done();
  }
  return verifiedOf(what, claims);
}

/** The answer for these claims as they were found. */
export function verifiedOf(what: string, claims: readonly ClaimWithTwin[]): Verified {
  const broken = claims.filter(({ holds }) => !holds).map(({ id }) => id);
  const blunt = claims.filter(({ twin }) => twin.holds).map(({ id }) => id);
  const holds = broken.length === 0 && blunt.length === 0;
  const cases = claims.reduce((sum, claim) => sum + claim.cases, 0);
  const faults = [
    ...(broken.length > 0 ? [`these claims fail: ${broken.join(', ')}`] : []),
    ...(blunt.length > 0 ? [`the wrong twins of these were not refuted, so their checks show nothing: ${blunt.join(', ')}`] : []),
  ];
  const statement = holds
    ? `${allOf(claims.length, 'claim')} ${verbFor(claims.length, 'holds')} in ${counted(count(cases), 'case')}, and the wrong twin of each was refuted`
    : faults.join('; ');
  const text = [
    ...wrapped(say`${holds ? '○' : '■'} ${what}: ${statement}.`, '', '  '),
    '',
    ...claimTable({ claims }),
    '',
    ...claims.flatMap((claim) => [...claimLines(claim), '']),
  ];
  return { holds, text: text.slice(0, -1), json: { claims, verdict: { kind: holds ? 'holds' : 'fails', statement } } };
}
