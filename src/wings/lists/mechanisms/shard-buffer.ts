import { count } from '../../../core/words/numbers.js';
import { readInTurn } from '../making/in-turn.js';
import { buffered, equalLengths, evenOrder, stretches } from '../making/orders.js';
import type { Mechanism } from '../traces/mechanism.js';
import { shardsBehindBuffer } from '../traces/shards-behind-buffer.js';

/** The order of shards is shuffled, and their items then go through a shuffle buffer. */
export const shardBuffer: Mechanism = {
  id: 'shard-buffer',
  title: 'Shards in random order, and a buffer',
  summary: 'Shards are read one after the other in random order, and their items go through a shuffle buffer.',
  reference:
    'datasets.IterableDataset.shuffle(buffer_size), huggingface.co/docs/datasets/stream#shuffle: shuffles the order of shards and fills a buffer; webdataset.shuffle(bufsize) behind shardshuffle',
  makes: 'order',
  rank: 130,
  look(facts) {
    const found = shardsBehindBuffer(facts);
    if (!found) return null;
    const { buffer, equal, length, together } = found;
    return {
      numbers: [
        { name: 'shard', value: length, low: equal ? length : null, high: equal ? length : null },
        buffer,
        { name: 'together', value: together, low: null, high: null },
      ],
      share: 1,
      makers: [
        (draw) => {
          const shards = stretches(equalLengths(facts.n, length));
          const size = Math.max(1, buffer.value);
          return buffered(readInTurn(shards, evenOrder(shards.length, draw), { together, turn: 1 }), size, size, draw);
        },
      ],
    };
  },
  headline: ({ numbers: [shard, buffer] }) => `shards of ${count(shard.value)} items went through a buffer of some ${count(buffer.value)}`,
  sentences: ({ numbers: [shard, buffer, together] }, n) => [
    `Items of one shard of ${shard.low === null ? 'some ' : ''}${count(shard.value)} stay near each other: the buffer behind the shards holds ${count(buffer.low ?? 1)} to ${count(buffer.high ?? n)} items, to 99 %. datasets.IterableDataset.shuffle(buffer_size), which fills its buffer from up to max_buffer_input_shards shards, and webdataset.shuffle(bufsize) make such lists.`,
    ...(together.value > 1 ? [`Some ${together.value} shards are read side by side, an item of each in turn.`] : []),
    'A buffer mixes no more shards than it holds at once. Make it as large as many shards, make the shards smaller, or shuffle the index before the shards are written.',
  ],
};
