import type { NimDealer } from './dealer.js';
import { independent } from './independent.js';

/** byte % max + 1: small piles come once more often in 256. Uniform if max divides 256. */
export const byteModulo: NimDealer = independent(
  {
    id: 'byte-modulo',
    title: 'Remainder of a byte',
    summary: 'Every pile is the remainder of a byte by max, plus one.',
    reference: "M. E. O'Neill (2018), Efficiently generating a number in a range, www.pcg-random.org/posts/bounded-rands.html",
    uniform: false,
    seenIn: 'no published case is known to us',
  },
  { bound: () => 256, stones: (draw, max) => (draw % max) + 1 },
);
