import type { ClaimsCore, ClaimWithTwin } from '../../../core/proof.js';
import { count } from '../../../page/numbers.js';
import { type Phrase, say, strong } from '../../../page/phrase.js';
import type { VerdictWords } from '../../../page/words/verdict-words.js';

/** Why the twins are there. */
export const TWINS: Phrase = say`A check that cannot fail proves nothing. So each claim has a sabotaged twin: a false claim, which the same check must refute.`;

/** A claim that holds while its twin is refuted: only then the check has shown that it can tell. */
export function isSettled({ holds, twin }: ClaimWithTwin): boolean {
  return holds && !twin.holds;
}

/** Headline, lead and one sentence more for the catalogue. */
export function claimsWords({ claims }: ClaimsCore): Omit<VerdictWords, 'sure'> {
  const broken = claims.filter(({ holds }) => !holds).length;
  const blunt = claims.filter(({ twin }) => twin.holds).length;
  const cases = claims.reduce((sum, claim) => sum + claim.cases, 0);
  const all = claims.length;
  const lead: Phrase =
    broken === 0
      ? say`Each of ${all} claims was checked in all its cases and holds in every one. Together these are ${strong(count(cases))} cases.`
      : say`Of ${all} claims ${strong(count(broken))} ${broken === 1 ? 'does' : 'do'} not hold; what refutes ${broken === 1 ? 'it' : 'them'} stands below.`;
  const twins: Phrase =
    blunt === 0
      ? say`All ${all} sabotaged twins were refuted.`
      : say`${blunt} of ${all} sabotaged twins ${blunt === 1 ? 'was' : 'were'} not refuted, so ${blunt === 1 ? 'its check proves' : 'their checks prove'} nothing.`;
  if (broken === 0 && blunt === 0) return { name: 'Proved:', rest: say`all ${all} claims hold`, lead, more: [twins] };
  return broken > 0
    ? { name: 'Refuted:', rest: say`${broken} of ${all} claims ${broken === 1 ? 'does' : 'do'} not hold`, lead, more: [twins] }
    : { name: 'Not settled:', rest: say`${blunt} of ${all} checks cannot fail`, lead, more: [twins] };
}
