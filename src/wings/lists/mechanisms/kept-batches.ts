import { counted } from '../../../core/words/counted.js';
import { count } from '../../../core/words/numbers.js';
import { equalLengths, joined, stretches } from '../making/orders.js';
import { blocksIn } from '../traces/blocks-in.js';
import { exactly } from '../traces/exact-number.js';
import type { Mechanism } from '../traces/mechanism.js';
import { shardsIn } from '../traces/shards-in.js';

/** Batches hold the same items in every list; their order is shuffled, and perhaps the items of each. */
export const keptBatches: Mechanism = {
  id: 'kept-batches',
  title: 'The same batches again',
  summary: 'A list has the batches of the first one, in a new order.',
  reference: 'tf.data.Dataset.batch before shuffle, www.tensorflow.org/guide/data; torch.utils.data.BatchSampler over batches made once',
  makes: 'lists',
  rank: 15,
  look({ n, others, places }) {
    if (!places || others.length === 0) return null;
    const [next, ...later] = others.map((list) => list.map((item) => places[item]));
    const blocks = blocksIn({ head: next, n });
    const shards = blocks ? null : shardsIn({ head: next, n });
    const length = blocks?.equal ? blocks.length : shards?.length;
    if (length === undefined) return null;
    const how = { mixed: blocks === null, moved: blocks !== null || (shards?.moved ?? 0) > 0 };
    return {
      numbers: [exactly('items', length), exactly('mixed', Number(how.mixed)), exactly('moved', Number(how.moved))],
      share: 1,
      makers: [(draw) => joined(stretches(equalLengths(n, length)), how, draw)],
      of: { head: next, n, others: later },
    };
  },
  headline: ({ numbers: [items] }) => `batches of ${count(items.value)} items stay together from list to list`,
  sentences: ({ numbers: [items, mixed, moved] }) => [
    `Every ${counted(count(items.value), 'item')} of the first list are together again in the next${moved.value === 1 ? ', in another place of it' : ', in the same place'}${mixed.value === 1 ? ' and in a new order' : ''}. So it is where items are put into batches once, and only the batches are shuffled: tf.data’s batch before shuffle, or a list of batches that is kept.`,
    'Shuffle the items afresh for every epoch, and make the batches afterwards.',
  ],
};
