import { counted, verbFor } from '../../../core/words/counted.js';
import { count } from '../../../core/words/numbers.js';
import { exactly } from '../traces/exact-number.js';
import type { Mechanism } from '../traces/mechanism.js';
import { isSameOrder } from '../traces/same-order.js';

/** A list is the first one, begun at another place. */
export const rotatedLists: Mechanism = {
  id: 'rotated-lists',
  title: 'The same list, rotated',
  summary: 'A list is the first one, begun at another item and read round.',
  reference: 'The definition: the item at place i + s modulo n of the first list at place i',
  makes: 'lists',
  rank: 10,
  look({ head, n, others }) {
    const shifts = others.map((list) => shiftOf(head, list, n)).filter((shift) => shift > 0);
    return shifts.length === 0
      ? null
      : { numbers: [exactly('lists', shifts.length), exactly('shift', shifts[0])], share: shifts.length / others.length, makers: [] };
  },
  headline: ({ numbers: [lists] }) =>
    lists.value === 1
      ? 'a list is the first one, begun at another place'
      : `${count(lists.value)} lists are the first one, begun at other places`,
  sentences: ({ numbers: [lists, shift] }) => [
    `${counted(count(lists.value), 'list')} ${verbFor(lists.value, 'has')} the order of the first, begun elsewhere, the first of them ${counted(count(shift.value), 'place')} later. So it is where the order is drawn once, and every epoch or rank only starts at another place of it.`,
    'Draw the order afresh for every epoch, from a seed that follows from all of the seed and the number of the epoch.',
  ],
};

/** Returns how many places later a list begins than the first one; 0 where it is no rotation of it, as far as both are there. */
function shiftOf(head: Uint32Array, list: Uint32Array, n: number): number {
  const shift = head.indexOf(list[0]);
  return shift > 0 && isSameOrder(head, shift, list, n) ? shift : 0;
}
