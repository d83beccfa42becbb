import type { Handing } from './live-source.js';

export type { Handing } from './live-source.js';

/**
 * What is counted of a deal whose deck was handed in in random order. 'relative': where in that deck each card dealt lay, which says whether it
 * was shuffled. 'absolute': the cards dealt, which say what lies on the table. Of an even shuffle both are even, and independent of each other.
 */
export type Reading = 'relative' | 'absolute';

/** The other way: the one that a function is asked for in its second sample. */
export function otherHanding(handing: Handing): Handing {
  return handing === 'in-order' ? 'shuffled' : 'in-order';
}
