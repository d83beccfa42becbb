import { counted } from '../../../core/words/counted.js';
import { count } from '../../../core/words/numbers.js';
import type { Mechanism } from '../traces/mechanism.js';
import { movesFar } from '../traces/moves-far.js';

/** The share of the list beyond which a move, both ways, is not a small one. */
const FURTHEST = 0.5;

/** Items move no further than a certain number of places, in any way. */
export const window: Mechanism = {
  id: 'window',
  title: 'Items that move a little',
  summary: 'No item moves further forward, or further back, than so many places.',
  reference: 'Counted in wings/lists/math/lead-law.ts: luck moves some item nearly as far as the list is long',
  makes: 'order',
  rank: 10,
  look(facts) {
    const { lag, lead, n } = facts;
    if (Math.min(lead, lag) > FURTHEST * n || (movesFar(facts, 'lead') && movesFar(facts, 'lag'))) return null;
    return {
      numbers: [
        { name: 'forward', value: lead, low: null, high: null },
        { name: 'back', value: lag, low: null, high: null },
      ],
      share: 1,
      makers: [],
    };
  },
  headline: ({ numbers }) => {
    const { name, value } = nearer(numbers);
    return `no item moves more than ${counted(count(value), 'place')} ${name}`;
  },
  sentences: ({ numbers: [forward, back] }, n) => [
    `The furthest that an item came forward is ${counted(count(forward.value), 'place')}, and back ${counted(count(back.value), 'place')}, of ${count(n)}. None of the ways known makes such a list in every row: only how far items move is known.`,
    'Only a shuffle that reaches every place mixes the list.',
  ],
};

/** Returns the direction in which the items move less. */
function nearer([forward, back]: readonly { readonly name: string; readonly value: number }[]): typeof forward {
  return forward.value <= back.value ? forward : back;
}
