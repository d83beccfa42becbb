import type { EvidenceCore } from '../../../core/record/evidence.js';
import type { RecordedResult } from '../../../core/record/results.js';
import { counted } from '../../../core/words/counted.js';
import { smallestSeen } from '../../../page/facts/results.js';
import { count, fixed, sizeUp } from '../../../page/numbers.js';
import { type Phrase, say, strong } from '../../../page/phrase.js';
import { cardName, cardNames } from '../../../page/words/card-names.js';
import { isUsual, oddsOf } from '../../../page/words/odds-of.js';
import { seenAgain } from '../statistics/seen-again.js';
import { seenCards } from '../statistics/seen-cards.js';
import { seenMost } from './seen-card.js';

/** The most pairs of hands that are told one by one. */
const FEW_HANDS = 3;

/** Tells how often luck splits single cards of two as unevenly; null for other hands. */
export function splitSentence(core: EvidenceCore): Phrase | null {
  const { outcome } = core.subject.origin;
  const row = core.results.find(({ test }) => test === seenCards.id);
  const times = core.counts[seenCards.id]?.values;
  if (outcome.kind !== 'hand' || outcome.seen > 1 || core.plan.n !== 2 || !row || !times) return null;
  const names = cardNames(core.subject.origin);
  const [first, second] = times.map((time, card) => `${cardName(names, card + 1)} ${counted(count(time), 'time')}`);
  const seen = smallestSeen(core);
  const shown =
    seen === null || seen >= 1
      ? ''
      : ` A side that comes in ${sizeUp((1 + seen) / 2)} of all or more would have been found 99 times in 100.`;
  const chance = Math.exp(row.logP);
  return say`${strong(`${first}, ${second}${isUsual(chance) ? ', as luck brings' : ''}`)}: luck alone splits them as unevenly, or more so, in ${strong(oddsOf(chance))} such logs.${shown}`;
}

/** Words what a row of hands saw, where a few numbers tell it; null for others. */
export function shownWords(core: EvidenceCore, { test }: RecordedResult): string | null {
  const { outcome } = core.subject.origin;
  const values = core.counts[test]?.values;
  const { n, trials } = core.plan;
  if (outcome.kind !== 'hand' || !values) return null;
  if (test === seenCards.id) {
    const [card] = seenMost(core, 1);
    const share = fixed((trials * outcome.seen) / n, 1);
    return card ? `card ${card.name} is in ${counted(count(card.count), 'hand')}, where its share is ${share}.` : null;
  }
  if (test !== seenAgain.id) return null;
  const hands = values.reduce((sum, times) => sum + times, 0);
  const even = `luck makes it ${fixed(outcome.seen ** 2 / n, 2)}`;
  if (hands <= FEW_HANDS) {
    const each = Array.from(values).flatMap((times, cards) => new Array<string>(times).fill(count(cards)));
    return `${each.join(' and ')} cards of a hand were in the hand before, where ${even} on average.`;
  }
  const mean = values.reduce((sum, times, cards) => sum + times * cards, 0) / hands;
  return `${fixed(mean, 2)} cards of a hand were in the hand before, on average, where ${even}.`;
}
