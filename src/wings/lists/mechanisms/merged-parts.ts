import { count } from '../../../core/words/numbers.js';
import { merged } from '../making/orders.js';
import { exactly } from '../traces/exact-number.js';
import type { Mechanism } from '../traces/mechanism.js';
import { risingLengths } from '../traces/rising-lengths.js';

/** The fewest items per part on average: many shuffles leave shorter parts. */
const LEAST = 16;

/** A few parts in their order, merged in any way. */
export const mergedParts: Mechanism = {
  id: 'merged-parts',
  title: 'Ordered parts merged',
  summary: 'The list is so few parts of the order before, merged; within each part the items keep their order.',
  reference:
    'torch.utils.data.IterableDataset read by several workers, docs.pytorch.org/docs/stable/data.html; tf.data.Dataset.sample_from_datasets',
  makes: 'order',
  rank: 66,
  look({ counted, lists, n, places }) {
    const after = counted('rising')?.[0];
    // One part more than items that come after the one that followed them.
    if (!places || after === undefined || lists > 1 || after + 1 > n / LEAST) return null;
    return { numbers: [exactly('parts', after + 1)], share: 1, makers: [(draw) => merged(risingLengths(places), draw)] };
  },
  headline: ({ numbers: [parts] }) => `${count(parts.value)} parts, each in its order, are merged`,
  sentences: ({ numbers: [parts] }, n) => [
    `The ${count(n)} items are ${count(parts.value)} parts of the order before, and the items of a part come in their order. So a list comes out when shards are drawn from at random, as tf.data.Dataset.sample_from_datasets does, or by workers that read a part each.`,
    'Merging is no shuffle. Shuffle the index before it is read, or every part before they are merged.',
  ],
};
