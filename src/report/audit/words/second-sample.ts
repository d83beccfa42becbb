import { counted, verbFor } from '../../../core/counted.js';
import { capital } from '../../../core/first-letter.js';
import { type Handing, otherHanding } from '../../../core/handing.js';
import type { RecordedResult } from '../../../core/results.js';
import { isDeviation } from '../../../core/results.js';
import { isHandedBack } from '../../../kinds/deck/page/handed-back.js';
import { statisticOf } from '../../../kinds/declared.js';
import { count, interval, NBSP, size, sizeUp } from '../../../page/numbers.js';
import { type Phrase, say, soft, strong } from '../../../page/phrase.js';
import { onceIn } from '../../../page/probability.js';
import type { VerdictWords } from '../../../page/words/verdict-words.js';
import { onlySecond, type SecondSample, secondSample } from '../facts/second-sample.js';

/** What the second sample begins with, as part of a sentence. */
const BEGINS_WITH: Readonly<Record<Handing, string>> = { 'in-order': 'the deck in order', shuffled: 'a deck in random order' };

/** The words of a verdict that the second sample of a function alone makes biased; null for any other. */
export function secondSampleWords(core: Parameters<typeof secondSample>[0]): VerdictWords | null {
  const second = onlySecond(core) ? secondSample(core) : null;
  const [strongest] = second?.found ?? [];
  if (!second || !strongest) return null;
  const { found, plan } = second;
  return {
    name: 'Biased:',
    rest: [headline(second)],
    lead: say`In the second sample every one of ${counted(count(plan.trials), 'deal')} began with ${BEGINS_WITH[plan.handed]}. ${finding(second, strongest)}`,
    more: [
      say`The first sample, whose ${counted(count(core.plan.trials), 'deal')} began with ${BEGINS_WITH[otherHanding(plan.handed)]}, does not show it. The two samples are never counted together.`,
    ],
    sure: say`An even shuffle would look like this less than once in ${onceIn(strongest.logPAdjusted)} audits. ${count(found.length)} of ${counted(count(second.core.results.length), 'test')} of the second sample ${verbFor(found.length, 'says')} so.`,
  };
}

function headline({ core, found, plan }: SecondSample): string {
  const even = found.every(({ tail }) => tail === 'lower');
  const how = isHandedBack(core) ? 'as they were' : even ? 'more evenly than luck' : 'less mixed';
  if (plan.handed === 'shuffled') return `handed decks in random order, it hands them back ${how}`;
  // That a sorted deck lies anywhere in a random one says nothing of how those were shuffled.
  return `handed the deck in order, it hands it back ${how === 'as they were' ? 'as it was' : how}`;
}

/** What the strongest row of the second sample shows. */
function finding({ core, plan }: SecondSample, result: RecordedResult): Phrase {
  if (isHandedBack(core)) return say`${strong('Every card lies where it lay before,')} in each of them.`;
  const from = plan.handed === 'shuffled' ? ', counted from where it lay in the deck handed in,' : '';
  if (!isDeviation(result)) return say`${strong('The same rearrangement')} came again far too often.`;
  const { estimate, high, low } = result.effect;
  const what = isPositions(core.subject.origin.outcome.kind, result.test)
    ? say`A card’s chances of its places${from} are off by ${strong(size(estimate))} on average.`
    : say`“${capital(result.question)}” No: read from the deck handed in, what that test counts is off by ${strong(size(estimate))} on average.`;
  return say`${what} ${soft(`The 95${NBSP}% interval is ${interval(low, high)}.`)}`;
}

function isPositions(kind: Parameters<typeof statisticOf>[0], test: string): boolean {
  return statisticOf(kind, test)?.counts === 'positions';
}

/** What came of the second sample, in a sentence or two; empty where there is none. */
export function secondSampleSentence({ found, plan, seen }: SecondSample): Phrase {
  const began = say`A second sample of ${counted(count(plan.trials), 'deal')} began with ${BEGINS_WITH[plan.handed]}${plan.handed === 'shuffled' ? ' every time' : ''}. `;
  if (found.length > 0) return say`${began}It ${strong('shows a bias')}.`;
  const nothing = say`${began}No test of it is beyond its level`;
  return seen === null
    ? say`${nothing}. Without every required test no limit can be given.`
    : say`${nothing}; a bias of ${strong(`${sizeUp(seen)} or more`)} would have been seen there 99 times in${NBSP}100.`;
}
