import type { PlannedShuffle } from '../../core/subject/shuffle.js';
import { bitsOf, walking } from './keyed/domain.js';
import { keyedShuffle } from './keyed/keyed-shuffle.js';

/** The numbers of multipliers, increments and starts with a full period modulo 2^bits: multipliers that are 1 modulo 4, odd increments, any start. */
function choices(bits: number): readonly [multipliers: number, increments: number, starts: number] {
  return [2 ** Math.max(0, bits - 2), 2 ** Math.max(0, bits - 1), 2 ** bits];
}

/**
 * Place i gets the i-th state of a congruence of full period modulo the least 2^k ≥ n; a state outside the deck is taken as a place again. The key is
 * multiplier, increment and start. Where n is a power of two, that is the order of the generator's own numbers; elsewhere programs that skip states
 * outside list the same states in another order.
 */
export const lcgWalk: PlannedShuffle = keyedShuffle({
  id: 'lcg-walk',
  title: 'States of a congruence of full period',
  summary:
    'Place i gets the i-th state of a random linear congruence that meets every number of k bits once; numbers outside the deck go through again.',
  reference: 'T. E. Hull & A. R. Dobell, Random number generators, SIAM Review 4 (1962) 230–254, doi:10.1137/1004061, for the period',
  seenIn: 'programs that visit every item once by x = (a · x + c) mod 2^k, such as scanners of networks and dissolve effects',
  why: 'The low bits of such states repeat after a few steps, so even and odd cards take turns.',
  bounds: (n) => Uint32Array.from(choices(bitsOf(n))),
  keyed(n, [multiplier, increment, start]) {
    const bits = bitsOf(n);
    const mask = 2 ** bits - 1;
    // Multiplier and increment j are what 2^j steps do, so that any state is reached in at most `bits` steps.
    const multipliers = Int32Array.of(4 * multiplier + 1, ...new Array<number>(bits).fill(0));
    const increments = Int32Array.of(2 * increment + 1, ...new Array<number>(bits).fill(0));
    for (let j = 0; j < bits; j++) {
      multipliers[j + 1] = Math.imul(multipliers[j], multipliers[j]);
      increments[j + 1] = Math.imul(multipliers[j] + 1, increments[j]);
    }
    return walking(n, (x) => {
      let state = start;
      for (let left = x, j = 0; left > 0; left >>>= 1, j++) if (left & 1) state = (Math.imul(multipliers[j], state) + increments[j]) & mask;
      return state;
    });
  },
});
