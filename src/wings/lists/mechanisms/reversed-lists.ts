import { counted, verbFor } from '../../../core/words/counted.js';
import { count } from '../../../core/words/numbers.js';
import { exactly } from '../traces/exact-number.js';
import type { Mechanism } from '../traces/mechanism.js';

/** A list is the first one, read from its end. */
export const reversedLists: Mechanism = {
  id: 'reversed-lists',
  title: 'The same list, reversed',
  summary: 'A list is the first one, from its end to its beginning.',
  reference: 'The definition: the item at place n − 1 − i of the first list at place i',
  makes: 'lists',
  rank: 12,
  look({ head, n, others }) {
    const reversed = others.filter((list) => list.length === n && list.every((item, place) => item === head[n - 1 - place])).length;
    return reversed === 0 ? null : { numbers: [exactly('lists', reversed)], share: reversed / others.length, makers: [] };
  },
  headline: ({ numbers: [lists] }) =>
    lists.value === 1 ? 'a list is the first one, read from its end' : `${count(lists.value)} lists are the first one, read from its end`,
  sentences: ({ numbers: [lists] }) => [
    `${counted(count(lists.value), 'list')} ${verbFor(lists.value, 'has')} the order of the first, from its end to its beginning. So it is where the order is drawn once, and is then reversed or taken from a stack.`,
    'Draw the order afresh for every epoch, from a seed that follows from all of the seed and the number of the epoch.',
  ],
};
