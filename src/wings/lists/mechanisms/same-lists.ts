import { counted, verbFor } from '../../../core/words/counted.js';
import { count } from '../../../core/words/numbers.js';
import { exactly } from '../traces/exact-number.js';
import type { Mechanism } from '../traces/mechanism.js';
import { isSameOrder } from '../traces/same-order.js';

/** Several lists are identical, as far as they are looked at. */
export const sameLists: Mechanism = {
  id: 'same-lists',
  title: 'The same list again',
  summary: 'A list is the same as an earlier one.',
  reference:
    'torch.utils.data.distributed.DistributedSampler.set_epoch, docs.pytorch.org/docs/stable/data.html: without it the same ordering is used for every epoch',
  makes: 'lists',
  rank: 20,
  look({ head, n, others }) {
    const begun = [head, ...others];
    const again = begun.filter((list, k) => begun.slice(0, k).some((earlier) => isSameOrder(earlier, 0, list, n))).length;
    return again === 0
      ? null
      : { numbers: [exactly('again', again), exactly('lists', begun.length)], share: again / others.length, makers: [] };
  },
  headline: ({ numbers: [again, lists] }) =>
    again.value === lists.value - 1
      ? `the ${count(lists.value)} lists are one and the same`
      : `${count(again.value)} of ${counted(count(lists.value), 'list')} ${verbFor(again.value, 'is')} an earlier one again`,
  sentences: ({ numbers: [again, lists] }) => [
    `${count(again.value)} of ${counted(count(lists.value), 'list')} ${verbFor(again.value, 'begins')} as an earlier one does. So it is where every epoch starts from the same seed: DistributedSampler without set_epoch(epoch), tf.data.Dataset.shuffle with reshuffle_each_iteration=False, datasets.IterableDataset.shuffle without set_epoch, a generator that is seeded afresh.`,
    'Give every epoch a seed of its own that follows from all of the seed and the number of the epoch.',
  ],
};
