import type { RaceCounts } from './broken-race.js';

export function cardsLost({ byLost }: Pick<RaceCounts, 'byLost'>): number {
  return byLost.reduce((sum, times, k) => sum + (k + 1) * times, 0);
}

/** The most deals that are counted once a deck broke. */
const MOST_COUNTED = 16_384;
/** The fewest deals counted, however large the deck: a share of fewer says little. */
const LEAST_COUNTED = 256;
/** The approximate number of cards dealt while counting: two seconds of processor time, of both threads together. */
const CARDS_COUNTED = 2 ** 24;

/**
 * Returns how many deals of `n` cards are counted after the first broken one. The size of the deck alone fixes it, since the interval of a share
 * holds only where nothing that was dealt decided when to stop.
 */
export function dealsCounted(n: number): number {
  return Math.min(MOST_COUNTED, Math.max(LEAST_COUNTED, Math.floor(CARDS_COUNTED / n)));
}
