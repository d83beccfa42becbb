import type { NimDealer } from './dealer.js';
import { independent } from './independent.js';

/** floor(rand · (max + 1)): piles of 0 to max stones. */
export const fromZero: NimDealer = independent(
  {
    id: 'from-zero',
    title: 'Piles from no stone on',
    summary: 'Every pile has 0 to max stones, all equally likely.',
    reference: 'MDN Web Docs (2024), Math.random(): getting a random integer between two values',
    uniform: false,
    seenIn: 'no published case is known to us',
  },
  { bound: (max) => max + 1, stones: (draw) => draw },
);
