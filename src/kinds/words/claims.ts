import type { Claim, Finding } from '../../core/claim/claim.js';
import { AuditError } from '../../core/errors.js';
import type { LeftOut } from '../../core/record/left-out.js';
import type { ClaimsCore } from '../../core/record/proof.js';
import { allOf, verbFor } from '../../core/words/counted.js';
import { claimsLeftOut, claimsOf } from '../claims.js';

/** The result of checking a statement, and what refutes it in a sentence; null where nothing does. */
export interface FindingWords {
  readonly statement: string;
  readonly holds: boolean;
  readonly cases: number;
  readonly counterexample: string | null;
}

/** A claim of a record in words: lower case and no full stop, except for its title. */
export interface ClaimWords extends FindingWords {
  readonly id: string;
  readonly title: string;
  readonly reference: string;
  readonly twin: FindingWords;
}

/** Words the claims of a record, as this version makes them. Throws E_EVIDENCE_SCHEMA where one has a counterexample that its claim cannot word. */
export function claimsInWords({ claims, plan }: Pick<ClaimsCore, 'claims' | 'plan'>): readonly ClaimWords[] {
  const known = new Map(claimsOf(plan).map((claim) => [claim.id, claim]));
  return claims.map(({ id, twin, ...finding }) => {
    const claim = known.get(id) ?? unknownClaim(id);
    const { reference, title } = claim;
    return { id, title, reference, ...toldFinding(claim, claim.statement, finding), twin: toldFinding(claim, claim.twin.statement, twin) };
  });
}

function toldFinding({ id, refuted }: Claim, statement: string, { cases, counterexample, holds }: Finding): FindingWords {
  try {
    const nothing = holds || cases > 0 ? null : 'there was no case to look at';
    return { statement, holds, cases, counterexample: counterexample === null ? nothing : refuted(counterexample) };
  } catch (error) {
    throw new AuditError('E_EVIDENCE_SCHEMA', `the counterexample of ${id} must be one that the claim can tell, got another`, {
      cause: error,
    });
  }
}

/** Returns a claim for a record of another version. */
function unknownClaim(id: string): Claim {
  const check = (): Finding => ({ holds: false, cases: 0, counterexample: null });
  const statement = 'this version makes no such claim';
  return { id, title: id, statement, reference: 'not known', check, twin: { statement, check }, refuted: () => 'not known' };
}

export function leftOutInWords({ leftOut = [], plan }: Pick<ClaimsCore, 'leftOut' | 'plan'>): readonly LeftOut[] {
  const known = claimsLeftOut(plan) ?? [];
  return leftOut.map((id) => known.find((one) => one.id === id) ?? { id, title: id, because: 'not known' });
}

/** Sums up the claims of a family in a few words. */
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
