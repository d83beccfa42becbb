import type { Shuffle } from '../../../core/subject/shuffle.js';
import type { DealSize, NimDealer } from './dealer.js';

/** Adapts the dealer to a shuffle, so that every generator and bounded method runs it: the deck that it leaves holds the piles. */
export function dealerDeals(dealer: NimDealer, size: DealSize): Shuffle {
  const { id, reference, seenIn, summary, title } = dealer;
  return {
    id,
    title,
    summary,
    reference,
    ...(seenIn !== undefined && { seenIn }),
    // Piles are no order of cards.
    uniform: false,
    leastCards: 1,
    kind: 'planned',
    bounds: () => dealer.bounds(size),
    apply: (draws, piles) => dealer.apply(draws, piles, size),
  };
}
