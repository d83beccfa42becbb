import { counted } from '../../../core/words/counted.js';
import { count } from '../../../core/words/numbers.js';
import { buffered, sortedItems } from '../making/orders.js';
import { logBufferLeadAtMost } from '../math/lead-law.js';
import { bufferFits } from '../traces/buffer-fits.js';
import type { Mechanism } from '../traces/mechanism.js';
import { movesFar } from '../traces/moves-far.js';

/** The log level of each side of a 99 % interval. */
const SIDE = Math.log(0.005);

/**
 * A shuffle buffer of B items: every place takes one of the B waiting items, uniformly, and the next comes in. Its largest lead is at most B − 1 and
 * nearly always that. So the largest lead L seen makes L + 1 the least buffer; the largest that is not refuted follows from the exact law of its
 * lead. A small lead alone is no buffer: items must wait as in one.
 */
export const shuffleBuffer: Mechanism = {
  id: 'shuffle-buffer',
  title: 'Shuffle buffer',
  summary: 'A buffer of so many items is filled in order; each place of the list takes one of them at random, and the next item comes in.',
  reference:
    'tf.data.Dataset.shuffle(buffer_size), torchdata and webdataset.shuffle(bufsize), datasets.IterableDataset.shuffle(buffer_size): their documentation',
  makes: 'order',
  rank: 50,
  look(facts) {
    const { lead, lists, n } = facts;
    const least = lead + 1;
    if (movesFar(facts, 'lead') || !bufferFits(facts, least)) return null;
    // The chance of so small a lead falls with the buffer: doubling and halving find where it goes below one in two hundred.
    let [low, high] = [least, n];
    const refuted = (buffer: number): boolean => lists * logBufferLeadAtMost(lead, buffer, n) < SIDE;
    while (low < high) {
      const middle = low + Math.ceil((high - low) / 2);
      if (refuted(middle)) high = middle - 1;
      else low = middle;
    }
    return {
      numbers: [{ name: 'items', value: least, low: least, high: low }],
      share: 1,
      makers: [least, firstHeld(facts.head, least)].map((first) => (draw) => buffered(sortedItems(n), least, first, draw)),
    };
  },
  headline: ({ numbers: [items] }, n) => `a shuffle buffer of ${count(items.value)} of ${count(n)} items made this order`,
  sentences: ({ numbers: [items] }, n) => [
    items.low === items.high
      ? `The buffer holds ${count(items.value)} items, to 99 %.`
      : `The buffer holds ${count(items.value)} to ${count(items.high ?? n)} items, to 99 %.`,
    `No item can come more than ${counted(count(items.value - 1), 'place')} earlier than it stood. Only a buffer of all ${count(n)} items mixes the list; or shuffle the order of the items before they are read.`,
  ],
};

/** Returns how many items a buffer held when it handed out the first, if it took in two for each until it was full. */
function firstHeld(head: Uint32Array, size: number): number {
  let first = 1;
  for (let place = 0; place < head.length && first + 2 * place < size; place++) first = Math.max(first, head[place] + 1 - 2 * place);
  return Math.min(first, size);
}
