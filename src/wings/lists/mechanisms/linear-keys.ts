import { count, fixed } from '../../../core/words/numbers.js';
import { exactly } from '../traces/exact-number.js';
import type { Mechanism } from '../traces/mechanism.js';
import { threeSteps } from '../traces/three-steps.js';

/** Items sorted by a multiple of their index modulo another number. */
export const linearKeys: Mechanism = {
  id: 'linear-keys',
  title: 'Sorting by linear keys',
  summary: 'The list is sorted by keys a · i modulo m, as multiplicative hashing gives the index i.',
  reference: 'V. T. Sós (1958), On the distribution mod 1 of the sequence nα; D. E. Knuth, TAOCP vol. 3, 2nd ed. (1998), section 6.4',
  makes: 'order',
  rank: 179,
  look(facts) {
    const found = threeSteps(facts);
    if (!found) return null;
    return {
      numbers: [exactly('up', found.up), exactly('down', found.down), { name: 'share', ...found.share }],
      share: 1,
      makers: [],
    };
  },
  headline: ({ numbers: [, , share] }) => `items were sorted by ${fixed(share.value, 4)} · i modulo 1, or so`,
  sentences: ({ numbers: [up, down] }) => [
    `Every item is ${count(up.value)} further than the one before it, ${count(down.value)} less far, or both at once. Keys that grow by one number from item to item, and begin anew beyond another, sort a list so: a hash of the index that is a multiplication, or a Weyl sequence.`,
    'One number makes the whole order, and spreads items more evenly than luck does. Sort by keys of 64 bits that are drawn afresh for every item, or shuffle in place.',
  ],
};
