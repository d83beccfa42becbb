import { count } from '../../../core/words/numbers.js';
import { shuffle, sortedItems } from '../making/orders.js';
import { exactly } from '../traces/exact-number.js';
import type { Mechanism } from '../traces/mechanism.js';

/** Items at the ends of the list that must stand where they stood: of 1,000 and more, luck leaves so many there once in 10^15 lists. */
const FEWEST = 6;

/** The beginning of the list, its end, or both were left as they were. */
export const partShuffled: Mechanism = {
  id: 'part-shuffled',
  title: 'A part shuffled',
  summary: 'Only one stretch of the list was shuffled; before it, after it or on both sides every item stands where it stood.',
  reference: 'R. Durstenfeld (1964), doi:10.1145/364520.364540: a loop that ends early leaves the rest as it was',
  makes: 'order',
  rank: 140,
  look({ head, n, places }) {
    let first = 0;
    while (first < head.length && head[first] === first) first++;
    let last = n - 1;
    if (places) while (last > first && head[last] === last) last--;
    if (first + (n - 1 - last) < FEWEST || first > last || stillBetween(head, first, last) > (last - first + 1) / 2) return null;
    // Where only the beginning of a list is held more may stand where it stood.
    const from = first < head.length ? exactly('from', first) : { name: 'from', value: first, low: first, high: null };
    const to = places ? exactly('to', last) : { name: 'to', value: last, low: null, high: last };
    return { numbers: [from, to], share: (n - (last - first + 1)) / n, makers: [(draw) => shuffle(sortedItems(n), draw, first, last + 1)] };
  },
  headline: ({ numbers: [from, to] }) => `only places ${count(from.value)} to ${count(to.value)} are shuffled`,
  sentences: ({ numbers: [from, to] }, n) => [
    `From 0 on, only places ${count(from.value)} to ${count(to.value)} hold other items than before, and the other ${count(n - (to.value - from.value + 1))} items stand where they stood. So a list comes out when a loop ends early, or a shuffle is handed a slice.`,
    'Shuffle the whole list: the loop of Fisher and Yates visits every place but one.',
  ],
};

/**
 * Counts the items between these places, both included, that did not move, as far as they are held. Where most did not, a few were exchanged and
 * nothing was shuffled.
 */
function stillBetween(head: Uint32Array, first: number, last: number): number {
  let still = 0;
  for (let place = first; place <= last && place < head.length; place++) if (head[place] === place) still++;
  return still;
}
