import type { ClaimsCore } from '../../../core/record/proof.js';
import { allOf, counted, nounFor, verbFor } from '../../../core/words/counted.js';
import { capital } from '../../../core/words/first-letter.js';
import { count } from '../../../page/numbers.js';
import { type Phrase, say, strong } from '../../../page/phrase.js';
import type { VerdictWords } from '../../../page/words/verdict-words.js';
import { claimsSaying } from './claims-plan.js';

export const TWINS: Phrase = say`A check that cannot fail proves nothing. So each claim has a sabotaged twin: a false claim, which the same check must refute.`;

export function claimsWords({ claims, plan }: ClaimsCore): Omit<VerdictWords, 'sure'> {
  const broken = claims.filter(({ holds }) => !holds).length;
  const blunt = claims.filter(({ twin }) => twin.holds).length;
  const cases = claims.reduce((sum, claim) => sum + claim.cases, 0);
  const all = claims.length;
  const { about } = claimsSaying(plan);
  const lead: Phrase =
    broken === 0
      ? say`Each of ${counted(count(all), 'claim')} was checked in all its cases and holds in every one. Together these are ${strong(counted(count(cases), 'case'))}.`
      : say`Of ${counted(count(all), 'claim')} ${strong(count(broken))} ${verbFor(broken, 'does')} not hold; what refutes ${verbFor(broken, 'it')} stands below.`;
  const twins: Phrase =
    blunt === 0
      ? say`${capital(allOf(count(all), 'sabotaged twin'))} ${verbFor(all, 'was')} refuted.`
      : say`${blunt} of ${counted(count(all), 'sabotaged twin')} ${verbFor(blunt, 'was')} not refuted, so ${verbFor(blunt, 'its')} ${nounFor(blunt, 'check')} ${verbFor(blunt, 'proves')} nothing.`;
  if (broken === 0 && blunt === 0)
    return { name: 'Proved:', rest: say`${allOf(count(all), 'claim')}${about} ${verbFor(all, 'holds')}`, lead, more: [twins] };
  return broken > 0
    ? {
        name: 'Refuted:',
        rest: say`${broken} of ${counted(count(all), 'claim')}${about} ${verbFor(broken, 'does')} not hold`,
        lead,
        more: [twins],
      }
    : { name: 'Not settled:', rest: say`${blunt} of ${counted(count(all), 'check')} cannot fail`, lead, more: [twins] };
}
