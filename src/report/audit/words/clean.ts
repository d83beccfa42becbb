import type { ComparedParts } from '../../../core/record/compared-parts.js';
import { isReference } from '../../../core/record/declared-null.js';
import type { EvidenceCore, Verdict } from '../../../core/record/evidence.js';
import { type DeviationResult, isDeviation } from '../../../core/record/results.js';
import { sizeToExclude } from '../../../core/statistic/rules.js';
import { STRETCH_BLOCKS } from '../../../core/subject/subject.js';
import { allOf, counted, verbFor } from '../../../core/words/counted.js';
import { capital } from '../../../core/words/first-letter.js';
import { positionMap } from '../../../kinds/deck/page/positions.js';
import { headlineOf } from '../../../kinds/declared.js';
import { isOfGroups, isOfLives, isOfOneGroup } from '../../../kinds/groups/cuts.js';
import { nounsOf } from '../../../kinds/pages.js';
import { showsWords } from '../../../kinds/words/shows.js';
import { pow } from '../../../math/primitives/pow.js';
import { normalQuantile } from '../../../math/tails/normal.js';
import { furthestUp } from '../../../page/facts/position-map.js';
import { askedSize, count, NBSP, ratio, sizeUp } from '../../../page/numbers.js';
import { type Phrase, say, strong } from '../../../page/phrase.js';
import { sizePhrase } from '../../../page/size-phrase.js';
import type { VerdictWords } from '../../../page/words/verdict-words.js';
import { knownSentence, unevenLaw } from './known.js';
import { luckSentence, splitSentence } from './luck.js';
import { referenceLead, referenceLimits } from './reference.js';
import { sideLookSentences } from './side-looks.js';
import { twoCardsSentence } from './two-cards.js';

/** The least number of cards for which the usual largest of many applies; with fewer, cells depend on each other too much. */
const LEAST_CARDS = 5;

/** The words of a no-bias-found verdict: the size that would have been seen, never that no bias exists. */
export function cleanWords(core: EvidenceCore, verdict: Extract<Verdict, { kind: 'no-bias-found' }>): VerdictWords {
  const { plan } = core;
  const seen = sizeUp(verdict.smallestDetectable);
  const exact = unevenLaw(core);
  return {
    ...(exact && exact.size >= verdict.smallestDetectable
      ? { name: `No bias of ${askedSize(sizeToExclude(plan))} found,`, rest: say`but a known one of ${sizePhrase(exact.size)}` }
      : {
          name: 'No bias found,',
          rest: exact ? say`down to ${seen}, apart from a known one of ${sizePhrase(exact.size)}` : say`down to ${seen}`,
        }),
    lead: isReference(plan.null)
      ? referenceLead(core, seen, times(verdict.power))
      : say`${afterwards(splitSentence(core))}Had ${plan.null ? 'the even choices that the null makes of the deals' : 'the chances'} been uneven by ${strong(`${seen} or more`)} on average, this audit would have found it ${times(verdict.power)}.`,
    more: [
      evenedOutSentence(core),
      wholeDealsSentence(core),
      packsSentence(core),
      twoCardsSentence(core),
      blocksSentence(core),
      changeSentence(core),
      livesSentence(core),
      ...sideLookSentences(core),
      ...(exact ? [knownSentence(exact, plan.detect, core.subject.origin.outcome.kind)] : []),
      furthest(core),
      luckSentence(core),
    ].filter((phrase) => phrase.length > 0),
    sure: sure(core),
  };
}

/** Returns the words of a sentence with a space after them; nothing for none. */
function afterwards(phrase: Phrase): Phrase {
  return phrase.length > 0 ? [...phrase, ' '] : [];
}

/** Says what the sizes of a declared null do not cover: its even choices are parts of [0, 1) other than the chances of the cards that they came from. */
function evenedOutSentence({ plan }: EvidenceCore): Phrase {
  if (isReference(plan.null)) return referenceLimits(plan.null);
  return plan.null
    ? say`Where several cards, or parts of cards, fall into one such choice, a bias among them can even out there: it is smaller in the choices than in the deals, or not seen at all.`
    : [];
}

/** The other concentrated case: whole deals scatter further than their number tells, as `core/record/results.ts` says of `scatter`. */
function wholeDealsSentence({ plan, subject }: EvidenceCore): Phrase {
  if (plan.null || !nounsOf(subject.origin.outcome.kind).cards) return [];
  return say`That is of a bias spread over all deals: one that sits in a few whole deals, as when the shuffle is now and then left out, is found less surely at this size.`;
}

/** Says what a clean verdict rests on where equal cards were told apart by lot. */
function packsSentence({ subject }: EvidenceCore): Phrase {
  const { source } = subject.origin;
  if (source.kind !== 'log' || source.packs === 1) return [];
  return say`The deck holds each card ${counted(count(source.packs), 'time')}, and equal cards were told apart by lot: that is the size of a bias that the equals of a card share. How far cards moved was not tested, because nobody can say which of two equal cards is which.`;
}

/** Says what groups of chances the verdict rests on, where it did not compare each chance by itself. */
function blocksSentence({ results }: EvidenceCore): Phrase {
  const shows = [...new Set(results.filter(isDeviation).flatMap(({ required, shows: what }) => (required && what) || []))];
  return shows.length === 0
    ? []
    : say`The audit compared the chances of ${shows.map(showsWords).join(' and ')}: a bias that evens out within each of them is not seen.`;
}

/** Says how large a bias would have been seen that changes during the run, or differs from group to group: the largest size of their rows. */
function changeSentence({ results, subject }: EvidenceCore): Phrase {
  const all = results.filter(isDeviation).filter(({ test }) => headlineOf(subject.origin.outcome.kind, test)?.about === 'changes');
  const [groups, ones] = [all.filter(({ test }) => isOfGroups(test)), all.filter(({ test }) => isOfOneGroup(test))];
  const run = all.filter((row) => !groups.includes(row) && !ones.includes(row));
  if (run.length === 0) return [];
  const parts = leastCompared(run);
  const inParts = parts ? ` Of ${count(parts.of)} such parts ${count(parts.parts)} were compared: the others hold too little.` : '';
  const lives = run.some(({ test }) => isOfLives(test)) ? ', or of the life of a process,' : '';
  const few = leastCompared(groups);
  const between = few
    ? `differs between the ${count(few.parts)} of ${counted(count(few.of), 'group')} that hold enough to be compared`
    : 'differs from group to group';
  const { source } = subject.origin;
  const none = source.kind === 'log' && source.parts ? ' Its groups are too small to be compared with each other.' : '';
  const beside =
    groups.length === 0
      ? none
      : ` One that ${between} would have been found down to ${sizeOf(groups)}.${aloneWords(ones, few?.parts ?? (source.kind === 'log' ? source.parts?.groups.length : 0) ?? 0)}`;
  return say`A bias that changes from one eighth of the run${lives} to the next, and evens out over all of it, would have been found down to ${sizeOf(run)}.${inParts} One that comes and goes faster could go unseen.${beside}`;
}

/** Says how long the processes lived that dealt a function, where there were several. */
function livesSentence({ confirmation, plan, subject }: EvidenceCore): Phrase {
  const { source } = subject.origin;
  if ((source.kind !== 'module' && source.kind !== 'npm') || source.call.stream === 'one') return [];
  const most = Math.min(confirmation ? plan.confirmationTrials : plan.trials, STRETCH_BLOCKS * plan.blockSize);
  return say`No process made more than ${counted(count(most), 'deal')}, so what the function does after that many is not seen.`;
}

/** Says how large a bias of one group alone would have been seen, whichever it is of those that hold enough. */
function aloneWords(ones: readonly DeviationResult[], groups: number): string {
  if (ones.length === 0) return groups < 3 ? '' : ' No group holds enough to be found by itself.';
  const few = leastCompared(ones);
  const which = few ? `of the ${count(few.parts)} of ${counted(count(few.of), 'group')} that hold enough for it` : 'whichever it is';
  return ` One of a single group, ${which}, would have been found down to ${sizeOf(ones)}.`;
}

/** The largest size that one of the rows would have seen, and the groups of chances it compares, where that is not each by itself. */
function sizeOf(rows: readonly DeviationResult[]): string {
  const shows = [...new Set(rows.flatMap(({ shows: what }) => what ?? []))];
  return `${sizeUp(Math.max(...rows.map(({ power }) => power.smallestDetectable)))}${shows.length > 0 ? `, as far as ${shows.map(showsWords).join(' and ')} show it` : ''}`;
}

/** The parts of the row that compared the fewest; null where every row compared all. */
function leastCompared(rows: readonly DeviationResult[]): ComparedParts | null {
  const some = rows.flatMap(({ compared }) => compared ?? []);
  return some.toSorted((a, b) => a.parts - b.parts)[0] ?? null;
}

function times(power: number): string {
  return `${counted(count(Math.floor(power * 100 + 1e-9)), 'time')} in${NBSP}100`;
}

function furthest(core: EvidenceCore): Phrase {
  const { source } = core.subject.origin;
  // Which of several equal cards a card of the map is was drawn by lot.
  if (source.kind === 'log' && source.packs > 1) return [];
  const map = positionMap(core);
  // Under a declared null the cards of the map are not those that were dealt.
  if (!map || map.n < LEAST_CARDS || core.plan.null) return [];
  const cell = furthestUp(map);
  const luck = 1 + map.luck * normalQuantile(pow(0.5, 1 / map.n ** 2));
  return say`Of the ${map.n ** 2} pairs of card and position, card ${cell.name} in position ${cell.position} is the furthest above its share, at ${ratio(cell.ratio)} times. Luck alone takes the furthest to about ${ratio(luck)}.`;
}

function sure({ confirmation, plan, results, subject }: EvidenceCore): Phrase {
  const required = results.filter((result) => result.required).length;
  const again = confirmation
    ? `${confirmation.flagged.length === 1 ? 'One test' : counted(count(confirmation.flagged.length), 'test')} looked doubtful at first; ${counted(count(confirmation.trials), `fresh ${nounsOf(subject.origin.outcome.kind).deal}`)} did not show ${verbFor(confirmation.flagged.length, 'it')} again. `
    : '';
  return say`${capital(allOf(count(required), 'required test'))} ${verbFor(required, 'excludes')} a bias of ${askedSize(sizeToExclude(plan))}. ${again}A smaller bias, or one of a kind not tested, remains possible.`;
}
