import type { NimDealer } from './dealer.js';
import { independent } from './independent.js';

/** Math.round(rand · max): 0 and max stones have half a share. */
export const round: NimDealer = independent(
  {
    id: 'round',
    title: 'Rounded piles',
    summary: 'Every pile has 0 to max stones, the two ends half as often as the others.',
    reference: 'MDN Web Docs (2024), Math.random(): getting a random integer between two values',
    uniform: false,
    seenIn: 'no published case is known to us',
  },
  { bound: (max) => 2 * max, stones: (draw) => (draw + 1) >> 1 },
);
