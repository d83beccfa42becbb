import { allOf, counted, shareOf, verbFor } from '../../../core/counted.js';
import type { EvidenceCore } from '../../../core/evidence.js';
import { capital, uncapital } from '../../../core/first-letter.js';
import type { Chart } from '../../../page/charts/spec.js';
import type { DocSection } from '../../../page/document/doc.js';
import { figureBlock } from '../../../page/document/figure-block.js';
import { count, size } from '../../../page/numbers.js';
import { code, say } from '../../../page/phrase.js';
import { notDrawnSection } from '../../../page/sections/section.js';
import { countsOf } from '../../declared.js';
import { deviationBarsSpec } from '../../deviation-bars.js';
import { dependenceChosen, neighboursChosen } from './order/chosen.js';
import { stepDotsSpec } from './step-dots.js';
import { beyondLuck, type Steps, stepsOf } from './steps-of.js';
import { stepsHeading, stepsWords } from './steps-words.js';

/** Which step of the shuffle is uneven, and which choices of the worst step. Null where the single choices were not tested: every test says why not. */
export function steps(core: EvidenceCore): DocSection | null {
  const read = stepsOf(core);
  if (!read) return absent(core);
  const biased = core.verdict.kind === 'biased';
  const { worst, decoder, test } = read;
  const folded = dependenceChosen(core) ?? neighboursChosen(core);
  const dots = figureBlock(
    {
      key: 'steps',
      title: 'How uneven each choice is',
      caption: say`Read as the ${decoder.title} (${code(test)}). Grey: where luck keeps all steps at once, 999 times in 1,000.`,
      description: dotsDescription(read),
      ...(folded && { says: null }),
    },
    (narrow) => stepDotsSpec(read, biased, narrow),
  );
  const choices = figureBlock(
    {
      key: 'choices',
      title: `${beyondLuck(worst) ? 'The worst step' : 'The step furthest out'}, step ${count(worst.number)}: which card it takes, against an even share`,
      caption: say`Grey band: where luck keeps 95 of 100 bars.`,
      description: `Step ${worst.number} has ${counted(worst.choices, 'choice')}; their shares range from ${size(Math.min(...worst.deviations))} below to ${size(Math.max(...worst.deviations))} above even.`,
    },
    (narrow) => stepBarsSpec(read, biased, narrow),
  );
  // Where the order of the cards tells more, no step of a shuffle explains it: the choices follow from that.
  if (folded) {
    const head = `The choices of a shuffle, read back from the deals: ${uncapital(dotsDescription(read))}`;
    return { id: 'steps', heading: 'Step by step', beside: [], body: [{ is: 'fold', head, body: [dots, choices] }] };
  }
  return { id: 'steps', heading: stepsHeading(core, read), beside: stepsWords(core, read), body: [dots, choices] };
}

/** The choices of the worst step, against an even share. */
export function stepBarsSpec({ trials, worst: { choices, deviations, firstPlace } }: Steps, biased: boolean, narrow: boolean): Chart {
  const luck = Math.sqrt((choices - 1) / trials);
  return deviationBarsSpec({ first: firstPlace, deviations, luck, biased }, 'card chosen, by place', narrow);
}

function dotsDescription({ steps: all, worst }: Steps): string {
  const beyond = all.filter(beyondLuck);
  const most = `Furthest from luck is step ${worst.number}, uneven by ${size(worst.unevenness)}.`;
  return beyond.length === 0
    ? `${capital(allOf(all.length, 'step'))} ${verbFor(all.length, 'lies')} within luck. ${most}`
    : `${capital(shareOf(beyond.length, all.length, 'step'))} ${verbFor(beyond.length, 'lies')} beyond luck. ${most}`;
}

function absent(core: EvidenceCore): DocSection | null {
  if (!countsOf(core, 'choices')) return null;
  return notDrawnSection(
    'Step by step',
    'No drawing',
    'The record keeps the counts of the single choices only as a sum and a hash, because there are more than 65,536. They were tested all the same: see every test below.',
  );
}
