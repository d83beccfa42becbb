import { counted, verbFor } from '../../../core/words/counted.js';
import { count } from '../../../page/numbers.js';
import { type Phrase, power, say, strong } from '../../../page/phrase.js';
import type { VerdictWords } from '../../../page/words/verdict-words.js';
import { boundeds, shuffles } from '../../../parts/catalogues.js';
import type { PredictedWay, PredictionCore } from '../record/prediction.js';
import { NUMBER_SORTS } from '../solve/sort/number-sorts.js';
import { WAYS } from '../solve/ways.js';

export function predictionWords(core: PredictionCore): VerdictWords {
  const { plan, tried, way } = core;
  const deals = counted(count(plan.trials), 'deal');
  if (way) return predictedWords(core, way);
  if (core.verdict.kind === 'inconclusive')
    return {
      name: 'Too few deals',
      rest: say`for any of ${counted(count(tried.length), 'way')}`,
      lead: say`No way works out a state from ${deals} and has one left to foretell. ${leastSentence(core)}`,
      more: [],
      sure: say`Nothing was searched.`,
    };
  return {
    name: 'Not predicted',
    rest: say`by any of ${counted(count(tried.filter(({ done }) => done > 0).length), 'way')} tried`,
    lead: say`No state of ${counted(count(new Set(tried.map(({ prng }) => prng)).size), 'generator')} foretells ${strong(deals)}. Others may know more ways.`,
    more: [say`${unsearched(core)}`],
    sure: say`This says nothing of ways that were not tried.`,
  };
}

function unsearched({ plan, tried }: PredictionCore): string {
  const few = tried.filter(({ needs }) => needs === null || needs > plan.trials).length;
  const part = tried.filter(({ done, needs, parts }) => needs !== null && needs <= plan.trials && done < parts).length;
  const told = [
    ...(few > 0 ? [`for ${count(few)} the deals are too few`] : []),
    ...(part > 0 ? [`${count(part)} ended before all was tried`] : []),
  ];
  return told.length === 0
    ? 'All of them were searched to the end.'
    : `Of the ${count(tried.length)} ways known here, ${told.join(', and ')}; the report lists each.`;
}

function leastSentence({ plan, tried }: PredictionCore): string {
  const needs = tried.flatMap(({ needs: one }) => (one === null ? [] : [one]));
  const least = Math.min(...needs);
  return needs.length === 0
    ? 'Its cards tell too little for any way.'
    : `The first takes ${counted(count(least), 'deal')} of ${counted(count(plan.n), 'card')}.`;
}

function predictedWords({ foretold, luck, plan, used }: PredictionCore, way: PredictedWay): VerdictWords {
  return {
    name: 'Predictable:',
    rest: say`after ${counted(count(used), 'deal')}, the next ${foretold === 1 ? 'one was' : `${count(foretold)} were`} foretold, every card`,
    lead: say`The generator is ${strong(prngTitle(way.prng))}. ${used === 1 ? 'One deal gives' : `${counted(count(used), 'deal')} give`} its state away, and with it every deal that follows.`,
    more: [
      partsSentence(way),
      say`Of ${counted(count(plan.trials), 'deal')} read, ${count(Math.min(plan.heldBack, foretold))} ${verbFor(Math.min(plan.heldBack, foretold), 'was')} held back from the search. ${luckSentence(luck)}`,
    ],
    sure: luckSentence(luck),
  };
}

function luckSentence(luck: number): Phrase {
  return say`Luck foretells as much with a chance of 1 in ${power(Math.floor(-luck))}.`;
}

/** The parts that foretold the deals, in a sentence each. */
function partsSentence({ between, bounded, shuffle, start }: PredictedWay): Phrase {
  const further = between === 0 ? 'No further number is' : `${counted(count(between), 'further number')} ${verbFor(between, 'is')}`;
  return say`Shuffle: ${shuffleTitle(shuffle)}. Choices: ${methodTitle(bounded)}. ${further} drawn between two deals. ${STARTS[start]}`;
}

const STARTS: Readonly<Record<PredictedWay['start'], string>> = {
  natural: 'Each deal starts from the cards in order.',
  'new-deck-order': 'Each deal starts as a new pack is boxed.',
  previous: 'Each deal starts as the one before ended.',
};

export function prngTitle(id: string): string {
  return WAYS.find(({ prng }) => prng.id === id)?.prng.title ?? id;
}

function shuffleTitle(id: string): string {
  return (NUMBER_SORTS.find(({ shuffle }) => shuffle.id === id)?.shuffle ?? shuffles.get(id)).title;
}

export function methodTitle(id: string): string {
  return WAYS.find(({ method }) => method.bounded.id === id)?.method.bounded.title ?? boundeds.get(id).title;
}

/** Deals that came before those that were read: of a longer log its last ones are read. */
export function dealsBefore({ plan, subject }: PredictionCore): number {
  const { source } = subject.origin;
  return source.kind === 'log' ? source.decks - plan.trials : 0;
}

/** The advice in place of a generator whose state can be found. */
export const REMEDY: Phrase = say`Shuffle with randomness that nobody can work out: crypto.randomInt in Node, secrets.SystemRandom in Python, SecureRandom in Java. docs/predicting.md names those of twelve languages.`;
