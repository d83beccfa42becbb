import type { PlannedShuffle } from '../../core/subject/shuffle.js';
import { counted } from '../../core/words/counted.js';
import { swap } from './swap.js';

/**
 * A shuffle buffer of `size` cards. It is filled first; then one of its cards is dealt at random and the next of the deck takes its room; at last it
 * is emptied at random. The room of a card does not matter, so the buffer is the places from the one to be dealt on, and a draw is a swap.
 *
 * Each list of draws deals another order, so size! · size^(n − size) of the n! orders come, all equally often, and all of them where the buffer holds
 * the deck. No card comes size places too early; one may come any number of places too late.
 */
function bufferOf(size: number): PlannedShuffle {
  return {
    kind: 'planned',
    id: `buffer:${size}`,
    title: `Shuffle buffer of ${counted(size, 'card')}`,
    summary: 'The deck runs through a buffer, from which a random card is dealt before the next one of the deck takes its room.',
    reference:
      'D. G. Murray, J. Šimša, A. Klimovic & I. Indyk, tf.data: A machine learning data processing framework, PVLDB 14 (2021) 2945–2958, doi:10.14778/3476311.3476374: shuffle(buffer_size)',
    uniform: false,
    seenIn:
      'training data read as a stream: tf.data’s shuffle(buffer_size), webdataset’s shuffle, shuffle of an IterableDataset of Hugging Face',
    cure: {
      wrong: { does: 'buffered' },
      right: { does: 'shuffled' },
      why: 'No card can come earlier than the buffer is long, so the last cards are never among the first. The buffer has to hold the whole deck.',
    },
    bounds: (n) => Uint32Array.from({ length: n - 1 }, (_, i) => Math.min(size, n - i)),
    apply(draws, deck) {
      for (let i = 0; i < deck.length - 1; i++) swap(deck, i, i + draws[i]);
    },
    swaps: (n) => Array.from({ length: n - 1 }, (_, i) => ({ at: i, from: i, bound: Math.min(size, n - i), halved: false })),
  };
}

/** Shuffle buffers; of sixteen cards by default. */
export const buffer: PlannedShuffle = {
  ...bufferOf(16),
  id: 'buffer',
  title: 'Shuffle buffer',
  parameter: { meaning: 'cards of the buffer', least: 1, most: 65_535, of: bufferOf },
};
