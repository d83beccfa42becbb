import { counted } from '../../../core/words/counted.js';
import { count } from '../../../core/words/numbers.js';
import { exactly } from '../traces/exact-number.js';
import { interleavedIn } from '../traces/interleaved-in.js';
import type { Mechanism } from '../traces/mechanism.js';

/** Several shards are read side by side, an item of each in turn. */
export const interleave: Mechanism = {
  id: 'interleave',
  title: 'Shards read in turn',
  summary: 'So many shards are open at once, and an item of each is taken in turn, in the order of its shard.',
  reference: 'tf.data.Dataset.interleave(cycle_length, block_length), www.tensorflow.org/api_docs/python/tf/data/Dataset',
  makes: 'order',
  rank: 182,
  look(facts) {
    const found = interleavedIn(facts);
    if (!found) return null;
    const { length, share, together } = found;
    return { numbers: [exactly('shards', together), { name: 'items', value: length, low: null, high: null }], share };
  },
  headline: ({ numbers: [shards] }) => `${count(shards.value)} shards are read in turn, one item of each`,
  sentences: ({ numbers: [shards, items] }) => [
    `${counted(count(shards.value), 'place')} after every item stands the one that followed it; a shard has some ${count(items.value)} items. tf.data.Dataset.interleave with cycle_length=${shards.value} reads so, and a DataLoader whose workers read a shard each.`,
    'Reading in turn is no shuffle: the items of a shard keep their order. Shuffle the index before it is read, or follow it by a buffer that holds a good part of the list.',
  ],
};
