import type { Handing } from './live-source.js';

export type { Handing } from './live-source.js';

/**
 * The reading of a deal whose input deck was in random order. 'relative': the place of each card dealt in that deck, which shows if it was shuffled.
 * 'absolute': the cards dealt, which show the order on the table. For an unbiased shuffle both are uniform and independent.
 */
export type Reading = 'relative' | 'absolute';

/** Returns the other input mode, the one for a function's second sample. */
export function otherHanding(handing: Handing): Handing {
  return handing === 'in-order' ? 'shuffled' : 'in-order';
}
