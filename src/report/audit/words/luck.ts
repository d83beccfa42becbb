import type { EvidenceCore } from '../../../core/record/evidence.js';
import type { RecordedResult } from '../../../core/record/results.js';
import { counted } from '../../../core/words/counted.js';
import { capital } from '../../../core/words/first-letter.js';
import { seenMost } from '../../../kinds/hand/page/seen-card.js';
import { seenAgain } from '../../../kinds/hand/statistics/seen-again.js';
import { seenCards } from '../../../kinds/hand/statistics/seen-cards.js';
import { pow } from '../../../math/primitives/pow.js';
import { smallestSeen } from '../../../page/facts/results.js';
import { count, fixed, rounded, sizeUp } from '../../../page/numbers.js';
import { type Phrase, say, strong } from '../../../page/phrase.js';
import { cardName, cardNames } from '../../../page/words/card-names.js';
import { questionOf } from './question.js';

/** The chance from which on a thing is called what luck brings. */
const USUAL = 0.05;

/** The most pairs of hands that are told one by one. */
const FEW_HANDS = 3;

/**
 * Says how often luck does what a log shows: of what its tests looked for, the one that luck brings least often. Empty where no test was made, and
 * under a declared null.
 */
export function luckSentence(core: EvidenceCore): Phrase {
  const { plan, results, subject } = core;
  if (subject.origin.source.kind !== 'log' || plan.null || results.length === 0) return [];
  if (isSplit(core)) return [];
  const [least] = results.toSorted((a, b) => a.logP - b.logP);
  const chance = Math.exp(least.logP);
  const all = count(results.length);
  const odds = strong(oddsOf(chance));
  const asLuck = chance < USUAL ? '' : ', so it is as luck brings';
  if (results.length === 1)
    return say`The one thing that was looked for: ${thing(core, least)} Luck alone goes as far in ${odds} such logs${asLuck}.`;
  const any = oddsOf(1 - pow(1 - chance, results.length));
  return say`The most unusual of the ${all} things that were looked for: ${thing(core, least)} Luck alone goes as far in ${odds} such logs${asLuck}. In about ${any}, one of the ${all} does.`;
}

/** True for a log of single cards of two: one split. */
function isSplit({ plan, subject }: EvidenceCore): boolean {
  const { outcome, source } = subject.origin;
  return source.kind === 'log' && !plan.null && outcome.kind === 'hand' && outcome.seen === 1 && plan.n === 2;
}

/** Tells how often luck splits a log of single cards of two as this one is split; empty for other logs. */
export function splitSentence(core: EvidenceCore): Phrase {
  const row = core.results.find(({ test }) => test === seenCards.id);
  const times = core.counts[seenCards.id]?.values;
  if (!isSplit(core) || !row || !times) return [];
  const names = cardNames(core.subject.origin);
  const [first, second] = times.map((time, card) => `${cardName(names, card + 1)} ${counted(count(time), 'time')}`);
  const seen = smallestSeen(core);
  const shown =
    seen === null || seen >= 1
      ? ''
      : ` A side that comes in ${sizeUp((1 + seen) / 2)} of all or more would have been found 99 times in 100.`;
  const chance = Math.exp(row.logP);
  const usual = chance < USUAL ? '' : ', as luck brings';
  return say`${strong(`${first}, ${second}${usual}`)}: luck alone splits them as unevenly, or more so, in ${strong(oddsOf(chance))} such logs.${shown}`;
}

/** Words what a row saw, as far as counts tell it in a few numbers; else its question. */
function thing(core: EvidenceCore, row: RecordedResult): string {
  const { outcome } = core.subject.origin;
  const values = core.counts[row.test]?.values;
  if (outcome.kind === 'hand' && row.test === seenCards.id) {
    const [card] = seenMost(core, 1);
    if (card)
      return `card ${card.name} is in ${counted(count(card.count), 'hand')}, where its share is ${fixed((core.plan.trials * outcome.seen) / core.plan.n, 1)}.`;
  }
  if (outcome.kind === 'hand' && row.test === seenAgain.id && values) {
    const hands = values.reduce((sum, times) => sum + times, 0);
    const even = `luck makes it ${fixed(outcome.seen ** 2 / core.plan.n, 2)}`;
    if (hands <= FEW_HANDS) {
      const each = Array.from(values).flatMap((times, cards) => new Array<string>(times).fill(count(cards)));
      return `${each.join(' and ')} cards of a hand were in the hand before, where ${even} on average.`;
    }
    const mean = values.reduce((sum, times, cards) => sum + times * cards, 0) / hands;
    return `${fixed(mean, 2)} cards of a hand were in the hand before, on average, where ${even}.`;
  }
  return `“${capital(questionOf(core, row))}”`;
}

/** Words a chance as so many of so many. */
function oddsOf(chance: number): string {
  if (chance >= 0.995) return 'nearly all';
  return chance >= 0.095 ? `${count(Math.round(100 * chance))} of 100` : `1 of ${rounded(1 / chance)}`;
}
