import { count } from '../../../core/words/numbers.js';
import { equalLengths, joined, stretches } from '../making/orders.js';
import { blocksIn } from '../traces/blocks-in.js';
import type { Mechanism } from '../traces/mechanism.js';

/** Blocks change places; within a block the items keep their order. */
export const blockPermutation: Mechanism = {
  id: 'block-permutation',
  title: 'Blocks that keep their order',
  summary: 'The list is cut into blocks, which change places; within a block every item follows the one that it followed.',
  reference:
    'datasets.IterableDataset.shuffle shuffles the order of shards, huggingface.co/docs/datasets/stream#shuffle; so does webdataset with shardshuffle',
  makes: 'order',
  rank: 160,
  look(facts) {
    const found = blocksIn(facts);
    if (!found) return null;
    const { equal, length, lengths } = found;
    return {
      numbers: [{ name: 'items', value: length, low: equal ? length : null, high: equal ? length : null }],
      share: 1,
      makers: [(draw) => joined(stretches(equal ? equalLengths(facts.n, length) : lengths), { mixed: false, moved: true }, draw)],
    };
  },
  headline: ({ numbers: [items] }) =>
    items.low === null
      ? `blocks of some ${count(items.value)} items change places, in order within`
      : `blocks of ${count(items.value)} items change places, in order within`,
  sentences: () => [
    'So a list comes out when the order of shards, files, batches or pages is shuffled, and each is read from its beginning to its end: webdataset with shardshuffle and no shuffle(bufsize), torch.utils.data.BatchSampler over a shuffled list of batches, tf.data.Dataset.list_files(shuffle=True).',
    'Shuffle the items too: a buffer that holds several blocks at least, or better the index before it is read.',
  ],
};
