import type { EvidenceCore } from '../../../core/record/evidence.js';
import { allOf, counted, shareOf, verbFor } from '../../../core/words/counted.js';
import { capital, uncapital } from '../../../core/words/first-letter.js';
import { boxes, dots, rules, texts } from '../../../page/charts/layers.js';
import { type Chart, chart, type Frame, type Plane } from '../../../page/charts/spec.js';
import { percentTick, ticksTo, wholeTicks } from '../../../page/charts/ticks.js';
import type { DocSection } from '../../../page/document/doc.js';
import { figureBlock } from '../../../page/document/figure-block.js';
import { count, NBSP, size } from '../../../page/numbers.js';
import { code, type Phrase, say, strong } from '../../../page/phrase.js';
import { notDrawnSection } from '../../../page/sections/section.js';
import { deviationBarsSpec } from '../../charts/deviation-bars.js';
import { countsOf } from '../../declared.js';
import { dependenceChosen, neighboursChosen } from './order/chosen.js';
import { isBeyondLuck, type Steps, stepsOf } from './steps-of.js';

/** The most steps for which a low drawing is enough. */
const FEW_STEPS = 9;

/** Draws the unevenness of each step, in the order the code runs, over the band that luck keeps all steps in. `narrow` selects the phone's drawing. */
export function stepDotsSpec({ steps }: Steps, biased: boolean, narrow: boolean): Chart {
  const frame: Frame = {
    width: narrow ? 302 : 780,
    height: steps.length <= FEW_STEPS ? 120 : 150,
    left: narrow ? 46 : 52,
    right: 8,
    top: 10,
    bottom: 44,
  };
  const end = Math.max(...steps.map((step) => Math.max(step.unevenness, step.high))) * 1.06;
  const plane: Plane = { x: { domain: [0.5, steps.length + 0.5] }, y: { domain: [0, end] } };
  const below = (units: number): number => (-units * end) / frame.height;
  const grid = ticksTo(end);
  const points = steps.map((step) => ({ x: step.number, y: step.unevenness, beyond: isBeyondLuck(step) }));
  const beyond = points.filter((point) => point.beyond).map(({ x, y }) => ({ x, y }));
  const within = points.filter((point) => !point.beyond).map(({ x, y }) => ({ x, y }));
  return chart(frame, [
    boxes(
      plane,
      steps.map(({ number, low, high }) => ({ x: number - 0.5, x2: number + 0.5, y: low, y2: high })),
      'var(--band)',
    ),
    rules(
      plane,
      grid.map((y) => ({ x: 0.5, x2: steps.length + 0.5, y, y2: y })),
      'var(--rule)',
    ),
    texts(
      plane,
      grid.map((y) => ({ x: 0.5, y, text: `${percentTick(y)}${NBSP}%` })),
      'var(--soft)',
      { align: 'right', dx: -7 },
    ),
    dots(plane, within, 'var(--soft)', 42),
    dots(plane, beyond, biased ? 'var(--biased)' : 'var(--ink)', 42),
    texts(
      plane,
      wholeTicks(1, steps.length).map((x) => ({ x, y: below(16), text: String(x) })),
      'var(--ink)',
      { align: 'center' },
    ),
    texts(plane, [{ x: 0.5, y: below(35), text: 'step of the shuffle →' }], 'var(--soft)'),
  ]);
}

/**
 * Shows which step of the shuffle is uneven, and which choices of the worst step. Null where the single choices were not tested: every test gives its
 * reason.
 */
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
      title: `${isBeyondLuck(worst) ? 'The worst step' : 'The step furthest out'}, step ${count(worst.number)}: which card it takes, against an even share`,
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

/** Draws the choices of the worst step, against an even share. */
export function stepBarsSpec({ trials, worst: { choices, deviations, firstPlace } }: Steps, biased: boolean, narrow: boolean): Chart {
  const luck = Math.sqrt((choices - 1) / trials);
  return deviationBarsSpec({ first: firstPlace, deviations, luck, biased }, 'card chosen, by place', narrow);
}

function dotsDescription({ steps: all, worst }: Steps): string {
  const beyond = all.filter(isBeyondLuck);
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

function stepsHeading({ verdict }: EvidenceCore, { steps }: Steps): string {
  return verdict.kind === 'biased' && steps.some((step) => step.unevenness > step.high) ? 'Which step is wrong' : 'Step by step';
}

function stepsWords(core: EvidenceCore, { steps, trials }: Steps): readonly Phrase[] {
  const what = say`A correct shuffle of ${core.plan.n} cards makes ${counted(count(steps.length), 'choice')}${steps.length === 1 ? '' : ', each even over the cards not yet placed'}. The audit reads each deal back into the choices that produce it.`;
  return [what, finding(core, steps, trials)];
}

function finding({ verdict }: EvidenceCore, steps: Steps['steps'], trials: number): Phrase {
  const beyond = steps.filter(isBeyondLuck);
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
