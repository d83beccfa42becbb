import { counted } from '../../../core/words/counted.js';
import { count } from '../../../core/words/numbers.js';
import { equalLengths, joined, stretches } from '../making/orders.js';
import { exactly } from '../traces/exact-number.js';
import type { Mechanism } from '../traces/mechanism.js';
import { shardsIn } from '../traces/shards-in.js';

/** Shards stay together, whether their order is shuffled or not, and are shuffled within. */
export const shuffledShards: Mechanism = {
  id: 'shuffled-shards',
  title: 'Shards shuffled within',
  summary: 'The list is cut into shards that stay together; within a shard the items are shuffled.',
  reference:
    'torch.utils.data.SubsetRandomSampler, docs.pytorch.org/docs/stable/data.html, for each shard by itself, one shard after the other',
  makes: 'order',
  rank: 150,
  look(facts) {
    const found = shardsIn(facts);
    if (!found) return null;
    const { length, moved } = found;
    return {
      numbers: [exactly('items', length), exactly('moved', moved)],
      share: 1,
      makers: [(draw) => joined(stretches(equalLengths(facts.n, length)), { mixed: true, moved: moved > 0 }, draw)],
    };
  },
  headline: ({ numbers: [items, moved] }) =>
    moved.value === 0
      ? `items are shuffled within chunks of ${count(items.value)}, which stay in place`
      : `items are shuffled within shards of ${count(items.value)}, which stay together`,
  sentences: ({ numbers: [items, moved] }, n) => [
    moved.value === 0
      ? `No item leaves its chunk of ${counted(count(items.value), 'item')}: each chunk, batch or partition was shuffled by itself, and they came one after the other, as chunks of pandas.read_csv(chunksize=…) that are shuffled one by one.`
      : `The order of shards of ${counted(count(items.value), 'item')} is shuffled, and then each shard within, read to its end before the next begins.`,
    `Items of two shards never mix. Shuffle the whole index, or put a buffer behind them that holds a good part of the ${count(n)} items.`,
  ],
};
