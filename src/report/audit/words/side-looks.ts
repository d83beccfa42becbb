import type { EvidenceCore } from '../../../core/record/evidence.js';
import type { RecordedResult } from '../../../core/record/results.js';
import { isDeviation } from '../../../core/record/results.js';
import { otherHanding } from '../../../core/source/handing.js';
import { counted, shareOf, verbFor } from '../../../core/words/counted.js';
import { capital } from '../../../core/words/first-letter.js';
import { isHandedBack } from '../../../kinds/deck/page/handed-back.js';
import { statisticOf } from '../../../kinds/declared.js';
import { count, interval, NBSP, size, sizeUp } from '../../../page/numbers.js';
import { type Phrase, say, soft, strong } from '../../../page/phrase.js';
import { onceIn } from '../../../page/probability.js';
import type { VerdictWords } from '../../../page/words/verdict-words.js';
import { type LookBeside, looksBeside, onlyBeside } from '../facts/beside.js';
import { keptSentences } from '../facts/kept-forms.js';
import { sortedDecks } from '../facts/sorted.js';
import { questionOf } from './question.js';
import { startsSentences } from './starts.js';

const BEGIN_WITH = { 'in-order': 'the deck in order', shuffled: 'a deck in random order' } as const;

const COUNTS = { relative: 'second sample', absolute: 'cards dealt' } as const;

/** The words of a verdict made biased only by looks beyond the first sample; null for any other. */
export function sideLookWords(core: EvidenceCore): VerdictWords | null {
  const looks = onlyBeside(core) ? looksBeside(core).filter(({ found }) => found.length > 0) : [];
  // Of decks in random order, an uneven absolute reading says most: no blind shuffle has one.
  const told = looks.find(({ plan }) => plan.reading === 'absolute') ?? looks[0];
  const [strongest] = told?.found ?? [];
  if (!told || !strongest) return null;
  const { found, plan } = told;
  const whose = plan.sample === 'second' ? 'In the second sample every' : 'Every';
  return {
    name: 'Biased:',
    rest: [headline(told)],
    lead: say`${whose} one of ${counted(count(plan.trials), 'deal')} began with ${BEGIN_WITH[plan.handed]}. ${finding(told, strongest)}`,
    more: [
      ...besidesIt(core, told, looks),
      ...looks.filter((look) => look !== told).map(lookSentence),
      ...startsSentences(core),
      ...keptSentences(core),
    ],
    sure: say`An even shuffle would look like this less than once in ${onceIn(strongest.logPAdjusted)} audits. ${capital(shareOf(count(found.length), count(told.core.results.length), 'test'))} of the ${COUNTS[plan.reading]} ${verbFor(found.length, 'says')} so.`,
  };
}

function headline({ core, found, plan }: LookBeside): string {
  const even = found.every(({ tail }) => tail === 'lower');
  if (plan.reading === 'absolute')
    return `handed decks in random order, ${even ? 'it deals cards more evenly than luck' : dealt(core, found)}`;
  const how = isHandedBack(core) ? 'as they were' : even ? 'more evenly than luck' : 'less mixed';
  if (plan.handed === 'shuffled') return `handed decks in random order, it hands them back ${how}`;
  // That a sorted deck lies anywhere in a random one says nothing of how those were shuffled.
  return `handed the deck in order, it hands it back ${how === 'as they were' ? 'as it was' : how}`;
}

/** Says what an uneven absolute reading shows of the function. */
function dealt(core: EvidenceCore, found: readonly RecordedResult[]): string {
  const sorted = sortedDecks(core);
  const sorts = sorted && (sorted === 'all' ? 'it sorts what it is handed' : 'it sorts some of what it is handed');
  const again = found.every(isDeviation) ? null : 'it deals the same cards again and again';
  return again ? [again, ...(sorts ? [sorts] : [])].join(': ') : (sorts ?? 'what it deals depends on the cards it is handed');
}

function finding({ core, plan }: LookBeside, result: RecordedResult): Phrase {
  const absolute = plan.reading === 'absolute';
  if (isHandedBack(core))
    return absolute
      ? say`${strong('The same deck, in order, came out')} every time.`
      : say`${strong('Every card lies where it lay before,')} every time.`;
  if (!isDeviation(result))
    return say`${strong(absolute ? 'The same cards in the same order' : 'The same rearrangement')} came again far too often.`;
  const from = plan.handed === 'shuffled' && !absolute ? ', counted from where it lay in the deck handed in,' : '';
  const { estimate, high, low } = result.effect;
  const read = absolute ? 'of the cards dealt' : 'read from the deck handed in';
  const what = isPositions(core.subject.origin.outcome.kind, result.test)
    ? say`A card’s chances of its places${from} are off by ${strong(size(estimate))} on average.`
    : say`“${capital(questionOf(core, result))}” No: ${read}, what that test counts is off by ${strong(size(estimate))} on average.`;
  return say`${what} ${soft(`The 95${NBSP}% interval is ${interval(low, high)}.`)}`;
}

function isPositions(kind: Parameters<typeof statisticOf>[0], test: string): boolean {
  return statisticOf(kind, test)?.counts === 'positions';
}

/** Says where else the finding of a look was looked for and not seen. */
function besidesIt({ plan: first }: EvidenceCore, { plan }: LookBeside, biased: readonly LookBeside[]): readonly Phrase[] {
  const blind = say`Handed decks in random order, a shuffle that does not look at the cards deals in random order, whatever else it does.`;
  const relative = 'the order of the same deals relative to the decks handed in';
  if (plan.sample === 'first') return [say`${blind} ${capital(relative)} does not show it.`];
  const here = `The first sample, of ${counted(count(first.trials), 'deal')} that began with ${BEGIN_WITH[otherHanding(plan.handed)]}, does not show it.`;
  const apart = 'The two samples are never counted together.';
  if (plan.reading === 'relative') return [say`${here} ${apart}`];
  const nor = biased.some((look) => look.plan.reading === 'relative') ? '' : ` Nor does ${relative}.`;
  return [say`${blind} ${here}${nor} ${apart}`];
}

/** Says what the looks beyond the first sample found, in a sentence or two each; empty where there are none. */
export function sideLookSentences(core: EvidenceCore): readonly Phrase[] {
  return looksBeside(core).map(lookSentence);
}

export function lookSentence({ found, plan, seen }: LookBeside): Phrase {
  const { handed, reading, sample, trials } = plan;
  const { shows, them } = SAID[reading];
  const began =
    reading === 'relative'
      ? `In a second sample, of ${counted(count(trials), 'deal')}, every deal began with ${BEGIN_WITH[handed]}.`
      : `The cards that came out of ${sample === 'second' ? 'it' : 'the first sample'} were counted too, whatever deck went in.`;
  if (found.length > 0) return say`${began} ${shows}`;
  const nothing = say`${began} No test of ${them} shows a bias`;
  return seen === null
    ? say`${nothing}. Without every required test no limit can be given.`
    : say`${nothing}; one of ${strong(`${sizeUp(seen)} or more`)} would have been seen 99 times in${NBSP}100.`;
}

const SAID = {
  relative: { them: 'it', shows: say`It ${strong('shows a bias')}.` },
  absolute: { them: 'them', shows: say`They ${strong('show a bias')}.` },
} as const;
