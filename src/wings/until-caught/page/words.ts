import { counted, verbFor } from '../../../core/words/counted.js';
import { count, NBSP, rounded } from '../../../page/numbers.js';
import { code, type Phrase, say, soft, strong } from '../../../page/phrase.js';
import { onceIn, probability } from '../../../page/probability.js';
import type { UntilCaughtPlan } from '../record/until-caught.js';
import type { CaughtLine, FiledSample } from './facts.js';
import { falseAlarms } from './facts.js';

/** The remark on which tests look at a sample, after the name of their battery. */
export const TESTED = 'but those that compare parts of a run; duplicate deals are looked for in the first 4,194,304';

/** The remark on where the expectations of the table come from. */
export const HOW_THEORY =
  'It is computed from what the catalogue declares of generator, method and seeding, and never from what was dealt.';

/** Returns the headline: of one sample alone, or of several. */
export function caughtTitle(lines: readonly CaughtLine[]): string {
  const [first] = lines;
  if (lines.length === 1) return `${first.end === 'caught' ? 'Caught' : 'Not caught'} after ${counted(count(first.trials), 'deal')}`;
  const caught = lines.filter(({ end }) => end === 'caught').length;
  const shuffles = counted(count(lines.length), 'shuffle');
  return caught === 0
    ? `None of the ${shuffles} is caught within the budget`
    : `${count(caught)} of ${shuffles} ${verbFor(caught, 'is')} caught within the budget`;
}

export function caughtLead({ end, id, least }: CaughtLine): Phrase {
  if (least === null) return say`${code(id)} repeats itself before the first look.`;
  const p = say`p${NBSP}=${NBSP}${strong(probability(least.logP))}${least.tail === 'lower' ? ', too even' : ''}`;
  return end === 'caught'
    ? say`${code(id)} was caught by ${code(least.test)}: ${p}.`
    : say`${code(id)} was not caught. The nearest test was ${code(least.test)}: ${p}.`;
}

/** Says how such a sample is dealt, and what it does not show. */
export function howDealt({ level }: Pick<UntilCaughtPlan, 'level'>): Phrase {
  return say`Each sample is dealt on and looked at after 1,024 deals, after twice as many, and so on, until one test has a p below ${probability(Math.log(level))}, the budget is spent, or the generator repeats itself, from where on only deals that come again are looked for. ${strong('Not caught')} says no more than that: it is no proof that a shuffle is even.`;
}

/** Says how sure it is that luck alone catches none of them. */
export function sureSentence(samples: readonly FiledSample[]): Phrase {
  const several = samples.length > 1;
  return say`The chance that luck alone catches ${several ? 'any of them' : 'it'} is at most 1 in ${onceIn(Math.log(falseAlarms(samples)))}. That adds up every look${several ? ', ' : ' and '}every row of its tests in both tails${several ? ', and every sample' : ''}.`;
}

/** Says after how many deals it was caught, or how many were not enough. */
export function dealsPhrase({ budget, end, trials, words }: CaughtLine): Phrase {
  if (end === 'caught') return [strong(count(trials))];
  if (end === 'budget') return say`more than ${count(budget)} ${soft('(budget)')}`;
  if (trials === 0) return say`not looked at ${soft('(it repeats itself before the first look)')}`;
  const drawn = words === null ? '' : `, after ${counted(count(words), 'word')}`;
  return say`not in ${count(trials)} ${soft(`(its period ends${drawn}; nothing is claimed beyond)`)}`;
}

/** Names the test that caught it, or that came nearest. */
export function testPhrase({ end, least }: CaughtLine): Phrase {
  if (least === null) return ['none'];
  const p = say`p${NBSP}=${NBSP}${probability(least.logP)}${least.tail === 'lower' ? ', too even' : ''}`;
  return end === 'caught' ? say`${code(least.test)} ${soft(p)}` : [soft(say`nearest: ${code(least.test)}, ${p}`)];
}

/** Says what follows from the facts that the catalogue states, and how that compares. */
export function theoryPhrase({ foretold: { expected } }: CaughtLine): Phrase {
  if (expected.length === 0) return [soft('nothing that shows within 10^13 deals')];
  return expected.flatMap(({ says, trials }, k) => [
    ...(k > 0 ? ['; '] : []),
    ...(trials === null
      ? [says]
      : say`about ${strong(trials < 1e15 ? rounded(Math.max(1, trials)) : trials.toExponential(0).replace('e+', '×10^'))}: ${says}`),
  ]);
}

/** Says what others have found of the generator; `cited`: formats a source after what it says. */
export function othersPhrase({ foretold: { others } }: CaughtLine, cited = (reference: string): string => `(${reference})`): Phrase {
  if (others.length === 0) return [soft('not looked up')];
  return others.flatMap(({ reference, says }, k) => [...(k > 0 ? ['; '] : []), `${says} `, soft(cited(reference))]);
}
