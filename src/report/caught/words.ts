import { counted, verbFor } from '../../core/counted.js';
import { count, NBSP, rounded } from '../../page/numbers.js';
import { code, type Phrase, say, soft, strong } from '../../page/phrase.js';
import { onceIn, probability } from '../../page/probability.js';
import type { CaughtLine, FiledSample } from './facts.js';
import { falseAlarms, groupsOf } from './facts.js';

/** What a page of such samples begins with, its sentences after another. */
export interface CaughtWords {
  readonly title: string;
  readonly lead: Phrase;
  readonly sure: Phrase;
}

/** The headline, how the samples were dealt, and how sure what they show is. */
export function caughtWords(samples: readonly FiledSample[]): CaughtWords {
  const lines = groupsOf(samples).flatMap(({ lines: own }) => own);
  const caught = lines.filter(({ end }) => end === 'caught');
  const [first] = lines;
  const alone = lines.length === 1 && first ? first : null;
  return {
    title: alone
      ? alone.end === 'caught'
        ? `Caught after ${counted(count(alone.trials), 'deal')}`
        : `Not caught after ${counted(count(alone.trials), 'deal')}`
      : caught.length === 0
        ? `None of the ${counted(count(lines.length), 'shuffle')} is caught within the budget`
        : `${count(caught.length)} of ${counted(count(lines.length), 'shuffle')} ${verbFor(caught.length, 'is')} caught within the budget`,
    lead: say`Each sample is dealt on and looked at after 1,024 deals, after twice as many, and so on, until one test has a p below ${probability(Math.log(samples[0]?.record.core.plan.level ?? 1))}, the budget is spent, or the generator repeats itself, from where on only deals that come again are looked for. ${strong('Not caught')} says no more than that: it is no proof that a shuffle is even.`,
    sure: say`The chance that luck alone catches any of them is at most 1 in ${onceIn(Math.log(falseAlarms(samples)))}. That adds up every look, every row of its tests in both tails, and every sample.`,
  };
}

/** Deals until it was caught, or how many did not do. */
export function dealsPhrase({ budget, end, trials, words }: CaughtLine): Phrase {
  if (end === 'caught') return [strong(count(trials))];
  if (end === 'budget') return say`more than ${count(budget)} ${soft('(budget)')}`;
  if (trials === 0) return say`not looked at ${soft('(it repeats itself before the first look)')}`;
  const drawn = words === null ? '' : `, after ${counted(count(words), 'word')}`;
  return say`not in ${count(trials)} ${soft(`(its period ends${drawn}; nothing is claimed beyond)`)}`;
}

/** The test that caught it, or that came nearest. */
export function testPhrase({ end, least }: CaughtLine): Phrase {
  if (least === null) return ['none'];
  const p = say`p${NBSP}=${NBSP}${probability(least.logP)}${least.tail === 'lower' ? ', too even' : ''}`;
  return end === 'caught' ? say`${code(least.test)} ${soft(p)}` : [soft(say`nearest: ${code(least.test)}, ${p}`)];
}

/** What follows from the facts that the catalogue states, and how that compares. */
export function theoryPhrase({ foretold: { expected } }: CaughtLine): Phrase {
  if (expected.length === 0) return [soft('nothing that shows within 10^13 deals')];
  return expected.flatMap(({ says, trials }, k) => [
    ...(k > 0 ? ['; '] : []),
    ...(trials === null
      ? [says]
      : say`about ${strong(trials < 1e15 ? rounded(Math.max(1, trials)) : trials.toExponential(0).replace('e+', '×10^'))}: ${says}`),
  ]);
}

/** What others have found of the generator; `cited`: a source as it stands behind what it says. */
export function othersPhrase({ foretold: { others } }: CaughtLine, cited = (reference: string): string => `(${reference})`): Phrase {
  if (others.length === 0) return [soft('not looked up')];
  return others.flatMap(({ reference, says }, k) => [...(k > 0 ? ['; '] : []), `${says} `, soft(cited(reference))]);
}
