import { counted } from '../../../core/words/counted.js';
import { count } from '../../../core/words/numbers.js';
import { readInTurn } from '../making/in-turn.js';
import { evenOrder } from '../making/orders.js';
import { exactly } from '../traces/exact-number.js';
import type { Mechanism } from '../traces/mechanism.js';
import { stretchesInTurn } from '../traces/parts-in-turn.js';

/** Several shards are read side by side, some items of each in turn. */
export const interleave: Mechanism = {
  id: 'interleave',
  title: 'Shards read in turn',
  summary: 'So many shards are open at once, and some items of each are taken in turn, in the order of its shard.',
  reference: 'tf.data.Dataset.interleave(cycle_length, block_length), www.tensorflow.org/api_docs/python/tf/data/Dataset',
  makes: 'order',
  rank: 187,
  look(facts) {
    const found = stretchesInTurn(facts);
    if (!found) return null;
    const { moved, parts, together, turn } = found;
    return {
      numbers: [exactly('shards', together), exactly('items', parts[0].length), exactly('turn', turn)],
      share: 1,
      // In their order shards leave nothing to chance.
      makers: moved ? [(draw) => readInTurn(parts, evenOrder(parts.length, draw), found)] : [],
    };
  },
  headline: ({ numbers: [shards, , turn] }) =>
    `${count(shards.value)} shards are read in turn, ${counted(count(turn.value), 'item')} of each`,
  sentences: ({ numbers: [shards, items, turn] }) => [
    `So many shards of ${counted(count(items.value), 'item')} are open at once, and ${counted(count(turn.value), 'item')} of each is taken in its turn. tf.data.Dataset.interleave with cycle_length=${shards.value} and block_length=${turn.value} reads so, and a DataLoader whose workers read a shard each.`,
    'Reading in turn is no shuffle: the items of a shard keep their order. Shuffle the index before it is read, or follow it by a buffer that holds a good part of the list.',
  ],
};
