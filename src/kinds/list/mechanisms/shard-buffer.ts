import type { Mechanism } from '../mechanism.js';
import { shardsBehindBuffer } from '../shards-behind-buffer.js';

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
    const { buffer, equal, length } = found;
    return {
      numbers: [{ name: 'shard', value: length, low: equal ? length : null, high: equal ? length : null }, buffer],
      share: 1,
    };
  },
  headline: ({ numbers: [shard, buffer] }) =>
    `shards of ${shard.value.toLocaleString('en')} items went through a buffer of some ${buffer.value.toLocaleString('en')}`,
  sentences: ({ numbers: [shard, buffer] }, n) => [
    `Items of one shard of ${shard.low === null ? 'some ' : ''}${shard.value.toLocaleString('en')} stay near each other: the buffer behind the shards holds ${(buffer.low ?? 1).toLocaleString('en')} to ${(buffer.high ?? n).toLocaleString('en')} items, to 99 %. datasets.IterableDataset.shuffle(buffer_size) and webdataset.shuffle(bufsize) make such lists.`,
    'A buffer mixes no more shards than it holds at once. Make it as large as many shards, make the shards smaller, or shuffle the index before the shards are written.',
  ],
};
