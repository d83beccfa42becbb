import type { NimDealer } from './dealer.js';
import { independent } from './independent.js';

/** nibble % max + 1: small piles come once more often in 16. Uniform if max divides 16. */
export const nibbleModulo: NimDealer = independent(
  {
    id: 'nibble-modulo',
    title: 'Remainder of half a byte',
    summary: 'Every pile is the remainder of half a byte by max, plus one.',
    reference: "M. E. O'Neill (2018), Efficiently generating a number in a range, www.pcg-random.org/posts/bounded-rands.html",
    uniform: false,
    seenIn: 'no published case is known to us',
  },
  { bound: () => 16, stones: (draw, max) => (draw % max) + 1 },
);
