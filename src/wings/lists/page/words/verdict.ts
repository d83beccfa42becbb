import { counted } from '../../../../core/words/counted.js';
import { capital } from '../../../../core/words/first-letter.js';
import { count, rounded, sizeUp } from '../../../../page/numbers.js';
import { code, type Phrase, say, strong } from '../../../../page/phrase.js';
import { probability } from '../../../../page/probability.js';
import type { VerdictWords } from '../../../../page/words/verdict-words.js';
import { isOrderSought } from '../../audit/read-lists.js';
import { headlineOf, strongestRow } from '../../counting/headline.js';
import type { OneListCore } from '../../record/one-list.js';
import { headLengths } from '../../traces/list-facts.js';
import { listMechanisms } from '../../traces/mechanism-catalogue.js';
import { doubtWords } from './reasons.js';

/** The rows that are named where no mechanism is. */
const MOST_ROWS = 6;

/** Names the shuffles: "this one shuffle of 1,000,000 items", "these 3 shuffles of 1,000 items". */
function these({ n, trials }: OneListCore['plan']): string {
  return trials === 1
    ? `this one shuffle of ${counted(count(n), 'item')}`
    : `these ${count(trials)} shuffles of ${counted(count(n), 'item')}`;
}

/** Says what no list can show, however long, as a sentence. */
function notShown({ trials }: OneListCore['plan']): string {
  return trials === 1
    ? 'What one list cannot show: whether the next shuffle gives another list, and a bias that only many shuffles add up to.'
    : 'What a few lists cannot show: a bias that only many shuffles add up to.';
}

/** Says what the largest lead rules out; nothing where no item came earlier. */
function bufferSentences({ lead: { excludedBuffer }, plan: { n } }: OneListCore): readonly Phrase[] {
  if (excludedBuffer === 0) return [];
  if (excludedBuffer === n - 1)
    return [['Any shuffle buffer smaller than the list is excluded: the first item of the list stood last before.']];
  return [
    say`A shuffle buffer of up to ${strong(counted(count(excludedBuffer), 'item'))} is excluded: some item came ${counted(count(excludedBuffer), 'place')} earlier than before.`,
  ];
}

/** Says in a sentence where mechanisms were looked for, if that is not every item of every list. */
function lookedAt({ mechanisms, plan: { n, trials } }: OneListCore): readonly Phrase[] {
  const { first } = headLengths(n, trials);
  if (!mechanisms.some(({ id }) => listMechanisms.get(id).makes === 'order') || (trials === 1 && first === n)) return [];
  const which = trials === 1 ? 'of the list' : 'of the first list';
  const items = first === n ? `the items ${which}` : `the first ${count(first)} items ${which}`;
  return [[`What made the order was looked for in the counts of all items, and in ${items} one by one.`]];
}

/** Says how often luck shows what the strongest of the doubtful tests found; nothing where none is doubtful. */
function chanceOf({ results, verdict }: OneListCore): Phrase {
  if (verdict.kind !== 'inconclusive' || verdict.reason.why !== 'doubtful') return [];
  const strongest = strongestRow(results, verdict.reason.tests);
  return strongest
    ? say` By luck the strongest comes out so with a chance of ${probability(strongest.logPAdjusted)}, all tests allowed for.`
    : [];
}

/** Says what can be done about a doubtful list: nothing about one that was recorded once. */
function nextList({ subject }: OneListCore): readonly Phrase[] {
  const shows = 'what is biased shows again, what was luck does not';
  if (subject.origin.source.kind !== 'files') return [[`Make a list from another --seed and audit it by itself: ${shows}.`]];
  return [
    [`Where the shuffle can run again, audit its next list by itself: ${shows}.`],
    ['A recording comes once: of it that chance is all there is to say.'],
  ];
}

/** Says that no mechanism is named, and which rows are known. */
function noneKnown(because: readonly string[], isSought: boolean): readonly Phrase[] {
  const rows = because.slice(0, MOST_ROWS).join(', ');
  const more = because.length > MOST_ROWS ? `, and ${counted(because.length - MOST_ROWS, 'more row')}` : '';
  const known: Phrase = [`Known is what luck does not leave so: ${rows}${more}.`];
  if (!isSought) return [known];
  return [
    [`None of the ${count(listMechanisms.all.length)} known ways of shuffling badly makes such lists in every row that was tested.`],
    known,
  ];
}

/** True of one list of equal items that all stand together, as in a sorted list. */
function areTogether({ plan, subject: { origin } }: OneListCore): boolean {
  const copies = origin.source.kind === 'files' && plan.trials === 1 ? origin.source.lists[0].reading?.copies : undefined;
  return copies !== undefined && copies.stretches === copies.kinds;
}

export function orderWords(core: OneListCore): VerdictWords {
  const { mechanisms, plan, results, verdict } = core;
  const { smallestDetectable } = verdict;
  const sure = say`One rule, fixed before the first item was read: a test beyond ${probability(Math.log(plan.alpha))} over all ${counted(count(results.length), 'test')} and both directions is called a bias. Nothing can be dealt again, so a test that is only doubtful leaves it undecided.`;
  if (verdict.kind === 'biased') {
    const strongest = strongestRow(results, verdict.because);
    const [mechanism] = mechanisms;
    const says = areTogether(core)
      ? 'equal items all stand together'
      : mechanism
        ? listMechanisms.get(mechanism.id).headline(mechanism, plan.n)
        : strongest
          ? headlineOf(strongest)
          : 'the order is not even';
    return {
      name: 'Biased:',
      rest: [says],
      lead: strongest
        ? say`${strong(capital(these(plan)))} would come out so by luck with a chance of ${probability(strongest.logPAdjusted)} (test ${code(strongest.test)}, all tests allowed for).`
        : [],
      more: [
        ...(mechanisms.length === 0 ? noneKnown(verdict.because, isOrderSought(plan, verdict)) : []),
        ...mechanisms.flatMap((one) =>
          listMechanisms
            .get(one.id)
            .sentences(one, plan.n)
            .map((sentence) => [sentence]),
        ),
        ...lookedAt(core),
        ...bufferSentences(core),
      ],
      sure,
    };
  }
  if (verdict.kind === 'no-bias-found')
    return {
      name: 'No bias found',
      rest: [`in ${these(plan)}, down to ${sizeUp(smallestDetectable)} between eighths of the list`],
      lead: say`A bias of ${strong(sizeUp(smallestDetectable))} or more between eighths of the list would have been seen 99 times in 100. ${notShown(plan)}`,
      more: bufferSentences(core),
      sure,
    };
  const needed = verdict.trialsNeeded;
  return {
    name: 'Cannot tell:',
    rest: [
      verdict.trialsNeeded === null ? 'a test is doubtful, and there is no fresh list' : `${counted(count(plan.n), 'item')} are too few`,
    ],
    lead: say`${capital(doubtWords(verdict.reason))}.${chanceOf(core)}`,
    more: [
      ...(needed !== null && needed > plan.trials
        ? [
            say`It takes ${strong(counted(rounded(needed), 'list'))} of this length, each shuffled by itself: where there are so many, name their files together.`,
          ]
        : nextList(core)),
      ...bufferSentences(core),
    ],
    sure,
  };
}
