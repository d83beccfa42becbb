import type { EvidenceCore } from '../../../core/record/evidence.js';
import type { RecordedResult } from '../../../core/record/results.js';
import { resultOf } from '../../../page/facts/results.js';
import { interval, ratio, ratioBound, size } from '../../../page/numbers.js';
import { type Phrase, say, soft, strong } from '../../../page/phrase.js';
import { seenCards } from '../statistics/seen-cards.js';
import { seenPlaces } from '../statistics/seen-places.js';
import { furthestSeen } from './seen-card.js';

/** Tells which card is seen too often or too seldom, in a sentence; null where none stands out. */
export function seenCardSentence(core: EvidenceCore): Phrase | null {
  const found = furthestSeen(core);
  if (!found) return null;
  const { name, high, low, ratio: times } = found;
  const bound = ratioBound({ ratio: times, low, high });
  return say`Card ${name} is in the hand ${strong(`${ratio(times)} times`)} as often as it should be. ${soft(`With luck allowed for, ${bound}.`)}`;
}

/** Tells, for partial deals, how far the chances of the cards are off, and what else a sentence in card terms leaves out. */
export function seenCardDetails(core: EvidenceCore, [strongest]: readonly RecordedResult[]): readonly Phrase[] {
  const row = resultOf(core, seenCards.id);
  if (!row || !strongest) return [];
  if (row === strongest) {
    return [
      say`On average a card’s chances of being in the hand are off by ${strong(size(row.effect.estimate))}. The 95 % interval is ${interval(row.effect.low, row.effect.high)}.`,
    ];
  }
  if (strongest.test === seenPlaces.id) {
    return [
      say`Where the order of the cards in a hand does not matter, ask again with --order-unknown: then the audit tests only which cards are in the hand.`,
    ];
  }
  return [];
}
