import { NEW_DECK_ORDER, STANDARD_CARDS } from '../../../engine/log/standard-cards.js';

/** The place of each of the standard cards, in their natural order, in a new pack. */
export function newDeckPlaces(): Uint16Array {
  return Uint16Array.from(STANDARD_CARDS, (card) => NEW_DECK_ORDER.indexOf(card));
}
