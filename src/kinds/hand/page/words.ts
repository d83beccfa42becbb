import type { EvidenceCore } from '../../../core/record/evidence.js';
import type { RecordedResult } from '../../../core/record/results.js';
import { andList } from '../../../core/words/and-list.js';
import { counted, nounFor, verbFor } from '../../../core/words/counted.js';
import { pow } from '../../../math/primitives/pow.js';
import { findings, resultOf } from '../../../page/facts/results.js';
import { count, interval, ratio, ratioBound, size } from '../../../page/numbers.js';
import { type Phrase, say, soft, strong } from '../../../page/phrase.js';
import { isOneOrder } from '../../deck/page/handed-back.js';
import { hangTogether } from '../../deck/page/together.js';
import { isBetweenDeals } from '../../declared.js';
import { clumpsIn } from '../../groups/clumps.js';
import { seenCards } from '../statistics/seen-cards.js';
import { seenPairs } from '../statistics/seen-pairs.js';
import { seenPlaces } from '../statistics/seen-places.js';
import { furthestSeen, seenMost } from './seen-card.js';

/** Tells which card is seen too often or too seldom, in a sentence; null where none stands out. */
export function seenCardSentence(core: EvidenceCore): Phrase | null {
  const found = furthestSeen(core);
  if (!found) return null;
  const { name, high, low, ratio: times } = found;
  const bound = ratioBound({ ratio: times, low, high });
  return say`Card ${name} is in the hand ${strong(`${ratio(times)} times`)} as often as it should be. ${soft(`With luck allowed for, ${bound}.`)}`;
}

/** The cards that no hand holds, or that every hand holds, where luck would not have it so, by name. */
interface LockedCards {
  readonly locked: 'never' | 'every';
  readonly names: readonly string[];
}

/** The most cards whose names are written out. */
const MOST_NAMED = 20;

/** The number of cards left out of all, or in all, of so few different deals from which on they say nothing beside that. */
const BY_FEW_DEALS = 0.01;

/** Finds the cards that are in no hand, else those in every one; null where none is, or where there are so few different deals that it follows. */
function lockedCards(core: EvidenceCore): LockedCards | null {
  const { n } = core.plan;
  const { outcome } = core.subject.origin;
  const share = outcome.kind === 'hand' ? outcome.seen / n : 1;
  const different = Math.min(
    ...findings(core).map(({ effect }) => (effect.name === 'distinct-deals' ? effect.low : Number.POSITIVE_INFINITY)),
  );
  if (n * pow(Math.max(share, 1 - share), different) > BY_FEW_DEALS) return null;
  const all = seenMost(core, n).filter(({ high, low }) => low > 1 || high < 1);
  const never = all.filter(({ count: times }) => times === 0);
  const every = all.filter(({ count: times }) => times === core.plan.trials);
  const [locked, cards] = never.length > 0 ? (['never', never] as const) : (['every', every] as const);
  if (cards.length === 0 || isOneOrder(core) || hangTogether(core)) return null;
  return { locked, names: cards.toSorted((a, b) => a.card - b.card).map(({ name }) => name) };
}

/** Returns the headline for cards that no hand, or every hand, holds; null where there is none, or where deals that come again say more. */
export function lockedCardsHeadline(core: EvidenceCore): string | null {
  const found = lockedCards(core);
  if (!found) return null;
  const { locked, names } = found;
  const which = names.length === 1 ? `card ${names[0]} is` : `${count(names.length)} of the ${count(core.plan.n)} cards are`;
  return `${which} ${locked === 'never' ? 'never in the hand' : 'in every hand'}`;
}

/** Names those cards and the hands that each is to be in; null as the headline is. */
export function lockedCardsLead(core: EvidenceCore): Phrase | null {
  const found = lockedCards(core);
  const { outcome } = core.subject.origin;
  if (!found || outcome.kind !== 'hand') return null;
  const { locked, names } = found;
  const shown = names.slice(0, MOST_NAMED);
  const rest = names.length - shown.length;
  const which = `${nounFor(names.length, 'Card')} ${andList(rest > 0 ? [...shown, `${count(rest)} more`] : shown)}`;
  const { n, trials } = core.plan;
  const hands = counted(count(trials), 'hand');
  const even = `an even shuffle has each of them in about ${count(Math.round((trials * outcome.seen) / n))}`;
  return locked === 'never'
    ? say`${strong(`${which} ${verbFor(names.length, 'is')} in none`)} of ${hands}; ${even}.`
    : say`${strong(`${which} ${verbFor(names.length, 'is')} in every one`)} of ${hands}; ${even}.`;
}

/** Tells that cards come together, and no hand depends on another; null where something else stands out, or hands do depend. */
export function clumpsSentence(core: EvidenceCore, [strongest]: readonly RecordedResult[]): Phrase | null {
  const pairs = strongest && (strongest.test === seenPairs.id || isBetweenDeals('hand', strongest.test));
  const clumps = pairs ? clumpsIn(core) : null;
  return (
    clumps &&
    say`The number of cards that two hands share varies ${strong(`${ratio(clumps.times)} times`)} as much as luck makes it, in hands far apart as in hands in turn. So cards of one hand come together, and no hand depends on the one before.`
  );
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
