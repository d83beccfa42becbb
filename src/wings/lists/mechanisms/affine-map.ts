import { count } from '../../../core/words/numbers.js';
import { affineIn } from '../traces/affine-in.js';
import { exactly } from '../traces/exact-number.js';
import type { Mechanism } from '../traces/mechanism.js';

/** Item a·i + c modulo n at place i: two numbers make the whole order. */
export const affineMap: Mechanism = {
  id: 'affine-map',
  title: 'Affine map of the index',
  summary: 'The item at place i is a · i + c modulo the number of items.',
  reference: 'D. E. Knuth, TAOCP vol. 2, 3rd ed. (1997), section 3.3.4: numbers of a congruence lie on few lines',
  makes: 'order',
  rank: 185,
  look(facts) {
    const affine = affineIn(facts);
    return affine ? { numbers: [exactly('a', affine.factor), exactly('c', affine.offset)], share: 1, makers: [] } : null;
  },
  headline: ({ numbers: [a, c] }, n) => `item ${count(a.value)} · i + ${count(c.value)} modulo ${count(n)} stands at place i`,
  sentences: ({ numbers: [a] }) => [
    `Every item is ${count(a.value)} further than the one before it, round the list. Two numbers are drawn for such an order; it spreads items more evenly than luck does.`,
    'Draw a whole permutation, or, where no list can be held, a Feistel network of six rounds and more, or a block cipher on the index.',
  ],
};
