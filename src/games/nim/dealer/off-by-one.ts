import type { NimDealer } from './dealer.js';
import { independent } from './independent.js';

/** floor(rand · max): piles of 0 to max − 1 stones. */
export const offByOne: NimDealer = independent(
  {
    id: 'off-by-one',
    title: 'Piles one stone too small',
    summary: 'Every pile has 0 to max − 1 stones, all equally likely: the 1 was not added.',
    reference: 'MDN Web Docs (2024), Math.random(): getting a random integer between two values',
    uniform: false,
    seenIn: 'no published case is known to us',
  },
  { bound: (max) => max, stones: (draw) => draw },
);
