import type { PlannedShuffle } from '../../../core/subject/shuffle.js';

/** The catalogue entry of a keyed order; `why` is the last sentence of its cure. */
type KeyedEntry = Pick<PlannedShuffle, 'bounds' | 'id' | 'parameter' | 'reference' | 'seenIn' | 'summary' | 'title'> &
  Required<Pick<PlannedShuffle, 'keyed'>> & { readonly why: string };

/**
 * A keyed order as a shuffle: the draws of a deal are its key, and place p gets the card that the order names there. None is uniform at every number
 * of cards.
 */
export function keyedShuffle({ why, ...entry }: KeyedEntry): PlannedShuffle {
  return {
    kind: 'planned',
    uniform: false,
    cure: { wrong: { does: 'keyed' }, right: { does: 'shuffled' }, why },
    ...entry,
    apply(draws, deck) {
      const before = deck.slice();
      const order = entry.keyed(deck.length, draws);
      for (let p = 0; p < deck.length; p++) deck[p] = before[order.at(p)];
    },
  };
}
