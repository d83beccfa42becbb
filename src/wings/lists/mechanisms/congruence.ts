import { count } from '../../../core/words/numbers.js';
import { congruenceIn } from '../traces/congruence-in.js';
import { exactly } from '../traces/exact-number.js';
import type { Mechanism } from '../traces/mechanism.js';

/** Every item follows from the one before it by a linear congruence; numbers that are no items are left out. */
export const congruence: Mechanism = {
  id: 'congruence',
  title: 'Linear congruence',
  summary: 'Every item is a · x + c modulo m of the one before; where that is no item, the next is taken.',
  reference:
    'T. E. Hull & A. R. Dobell (1962), doi:10.1137/1004061, for full periods; J. Black & P. Rogaway (2002), doi:10.1007/3-540-45760-7_9, for walking on',
  makes: 'order',
  rank: 180,
  look(facts) {
    const found = congruenceIn(facts);
    if (!found) return null;
    const { increment, modulus, multiplier } = found;
    return {
      numbers: [exactly('multiplier', multiplier), exactly('increment', increment), exactly('modulus', modulus)],
      share: 1,
      makers: [],
    };
  },
  headline: ({ numbers: [a, c, m] }) => `${count(a.value)} · x + ${count(c.value)} modulo ${count(m.value)} follows item x`,
  sentences: ({ numbers: [, , m] }, n) => [
    m.value > n
      ? `A linear congruence of full period modulo ${count(m.value)} goes through the items, and leaves out what is none. Blocks, distances and cycles look even, the remainders of neighbours do not.`
      : `A linear congruence of full period modulo ${count(m.value)} goes through the items. Blocks, distances and cycles look even, the remainders of neighbours do not.`,
    'Three numbers make the whole order. Draw a whole permutation, or, where no list can be held, a Feistel network of six rounds and more on the index.',
  ],
};
