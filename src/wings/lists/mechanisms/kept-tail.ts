import { counted } from '../../../core/words/counted.js';
import { count } from '../../../core/words/numbers.js';
import { shuffle, sortedItems } from '../making/orders.js';
import { exactly } from '../traces/exact-number.js';
import type { Mechanism } from '../traces/mechanism.js';

/** The log of a million: luck keeps the two parts apart less often. */
const LUCK = Math.log(1e6);

/** The last items stay the last, and the others the first; both are shuffled among themselves. */
export const keptTail: Mechanism = {
  id: 'kept-tail',
  title: 'A tail that never leaves',
  summary: 'Behind some place stand the very items that stood there before; they and the others are shuffled by themselves.',
  reference: 'torch.utils.data.DataLoader(drop_last), docs.pytorch.org/docs/stable/data.html: the last batch is another one',
  makes: 'order',
  rank: 139,
  look({ head, n, places }) {
    if (!places) return null;
    const cuts: number[] = [];
    let greatest = 0;
    for (let place = 0; place + 1 < n && cuts.length < 2; place++) {
      greatest = Math.max(greatest, head[place]);
      if (greatest === place) cuts.push(place + 1);
    }
    const [cut] = cuts;
    if (cuts.length !== 1 || !isBeyondLuck(n, Math.min(cut, n - cut))) return null;
    return {
      numbers: [exactly('from', cut), exactly('tail', n - cut)],
      share: 1,
      makers: [(draw) => shuffle(shuffle(sortedItems(n), draw, 0, cut), draw, cut, n)],
    };
  },
  headline: ({ numbers: [from, tail] }) =>
    `the last ${counted(count(tail.value), 'item')} never leave the places from ${count(from.value)} on`,
  sentences: ({ numbers: [from, tail] }) => [
    `From place ${count(from.value)} on, counted from 0, stand the ${count(tail.value)} items that stood there before, in a new order. The others stand before them, in a new order too. So a list comes out when an incomplete batch, shard or buffer is shuffled by itself and put last.`,
    'Shuffle the whole index at once, and cut it into batches afterwards.',
  ],
};

/** Returns true if luck keeps `fewer` of `n` items together at one end less than once in a million lists. */
function isBeyondLuck(n: number, fewer: number): boolean {
  let log = 0;
  for (let k = 0; k < fewer && log < LUCK; k++) log += Math.log((n - k) / (k + 1));
  return log >= LUCK;
}
