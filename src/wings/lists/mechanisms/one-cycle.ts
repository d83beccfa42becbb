import { oneRing } from '../making/orders.js';
import type { Mechanism } from '../traces/mechanism.js';

/** The log chance below which a low number of cycles is not luck. */
const DOUBT = Math.log(1e-6);

/** Sattolo's shuffle: all items change places in one ring. */
export const oneCycle: Mechanism = {
  id: 'one-cycle',
  title: 'One cycle',
  summary: 'All items change places in one single ring, and none stays where it was.',
  reference: 'S. Sattolo (1986), An algorithm to generate a random cyclic permutation, doi:10.1016/0020-0190(86)90073-6',
  makes: 'order',
  rank: 80,
  look({ counted, lists, n }) {
    // One cycle has a chance of 1/n in every list.
    if (counted('rings')?.[0] !== lists || -lists * Math.log(n) > DOUBT) return null;
    return { numbers: [], share: 1, makers: [(draw) => oneRing(n, draw)] };
  },
  headline: () => 'all items change places in one ring, as Sattolo’s shuffle makes them',
  sentences: () => [
    'A loop that draws the other place from those below the last one, and never that one itself, makes only orders of one cycle: of n! orders one in n.',
    'Draw from 0 to i and not from 0 to i − 1.',
  ],
};
