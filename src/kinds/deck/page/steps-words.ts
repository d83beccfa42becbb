import { counted, shareOf, verbFor } from '../../../core/counted.js';
import type { EvidenceCore } from '../../../core/evidence.js';
import { capital } from '../../../core/first-letter.js';
import { count, size } from '../../../page/numbers.js';
import { type Phrase, say, strong } from '../../../page/phrase.js';
import { beyondLuck, type Steps } from './steps-of.js';

/** The heading beside the steps. */
export function stepsHeading({ verdict }: EvidenceCore, { steps }: Steps): string {
  return verdict.kind === 'biased' && steps.some((step) => step.unevenness > step.high) ? 'Which step is wrong' : 'Step by step';
}

/** What the steps show. */
export function stepsWords(core: EvidenceCore, { steps, trials }: Steps): readonly Phrase[] {
  const what = say`A correct shuffle of ${core.plan.n} cards makes ${counted(count(steps.length), 'choice')}${steps.length === 1 ? '' : ', each even over the cards not yet placed'}. The audit reads each deal back into the choices that produce it.`;
  return [what, finding(core, steps, trials)];
}

function finding({ verdict }: EvidenceCore, steps: Steps['steps'], trials: number): Phrase {
  const beyond = steps.filter(beyondLuck);
  const uneven = beyond.filter((step) => step.unevenness > step.high);
  if (beyond.length === 0) {
    const widest = Math.max(...steps.map(({ high }) => high));
    return verdict.kind === 'inconclusive'
      ? say`${strong('The band is wide')} because there are few deals: with ${counted(count(trials), 'deal')} a step could be off by ${size(widest)} and stay inside.`
      : say`${strong('No step stands out.')}`;
  }
  if (uneven.length === 0)
    return say`${strong(`${capital(shareOf(count(beyond.length), count(steps.length), 'step'))} ${verbFor(beyond.length, 'is')} too even:`)} below what luck leaves.`;
  const [first] = uneven;
  const many = capital(shareOf(count(uneven.length), count(steps.length), 'step'));
  if (verdict.kind !== 'biased')
    return say`${strong(`${many} left the band.`)} That alone is no finding: the rule for the verdict looks at all steps together.`;
  if (uneven.length === 1 && first)
    return say`${strong(steps.length === 1 ? 'The one step is uneven.' : `Step ${count(first.number)} alone is uneven.`)} Where one step is wrong, one dot stands out, as here.`;
  return say`${strong(`${many} are uneven.`)} Where one step is wrong, one dot stands out; here ${uneven.length > steps.length / 2 ? 'most' : 'several'} do.`;
}
