import type { NimDealer } from './dealer.js';
import { independent } from './independent.js';

/** Returns the pile that `draw` is in, if pile v = 1, 2, 3, … has v draws: the least v with v(v + 1)/2 above it. */
function triangle(draw: number): number {
  let stones = Math.floor((Math.sqrt(8 * draw + 1) + 1) / 2);
  // the root may be rounded across a whole number
  while ((stones * (stones - 1)) / 2 > draw) stones--;
  while ((stones * (stones + 1)) / 2 <= draw) stones++;
  return stones;
}

/** A pile of v stones comes v times as often as one of one stone: the bias of a sum or maximum of draws. */
export const linearWeights: NimDealer = independent(
  {
    id: 'linear-weights',
    title: 'Large piles more often',
    summary: 'A pile of v stones comes v times as often as a pile of one.',
    reference: 'C. L. Bouton (1901), Nim, a game with a complete mathematical theory, Annals of Mathematics 3, 35–39',
    uniform: false,
    seenIn: 'no published case is known to us',
  },
  {
    bound: (max) => (max * (max + 1)) / 2,
    stones: (draw) => triangle(draw),
    weights: (max) => Array.from({ length: max + 1 }, (_, stones) => BigInt(stones)),
  },
);
