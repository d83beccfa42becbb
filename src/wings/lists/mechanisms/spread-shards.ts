import { counted } from '../../../core/words/counted.js';
import { count } from '../../../core/words/numbers.js';
import { equalLengths, evenOrder, joined, sortedBy, stretches } from '../making/orders.js';
import { exactly } from '../traces/exact-number.js';
import type { Mechanism } from '../traces/mechanism.js';
import { shardsSpread } from '../traces/shards-spread.js';

/** The least range, in lengths of a shard: over less a shard is hardly spread, and shards that are shuffled within look alike. */
const LEAST_RANGE = 1.5;

/** The smallest part of a range that noise tells apart. */
const FINE = 2 ** 20;

/** The order of shards is shuffled, and the items of each are spread evenly over a range. */
export const spreadShards: Mechanism = {
  id: 'spread-shards',
  title: 'Shards spread over a range',
  summary: 'Shards come in a new order, and the items of each are spread evenly over so many places around it.',
  reference: 'streaming.StreamingDataset(shuffle_algo="py1e", shuffle_block_size), docs.mosaicml.com/projects/streaming',
  makes: 'order',
  rank: 131,
  look(facts) {
    const found = shardsSpread(facts);
    if (!found || found.block !== null || found.range.value < LEAST_RANGE * found.length) return null;
    const { length, range } = found;
    const lengths = equalLengths(facts.n, length);
    const noise = (draw: (bound: number) => number): number => (draw(FINE) / FINE) * range.value;
    return {
      numbers: [exactly('shard', length), range],
      share: 1,
      makers: [
        // Noise is added to the place of every item, or to the middle of its shard.
        (draw) => sortedBy(joined(stretches(lengths), { mixed: false, moved: true }, draw), (place) => place + noise(draw)),
        (draw) => {
          const order = evenOrder(lengths.length, draw);
          const middles = Float64Array.from({ length: facts.n });
          const list = new Uint32Array(facts.n);
          let at = 0;
          for (const shard of order) {
            const middle = at + lengths[shard] / 2;
            for (let k = 0; k < lengths[shard]; k++, at++) [list[at], middles[at]] = [shard * length + k, middle];
          }
          return sortedBy(list, (place) => middles[place] + noise(draw));
        },
      ],
    };
  },
  headline: ({ numbers: [shard, range] }) =>
    `each shard of ${count(shard.value)} items is spread over some ${counted(count(range.value), 'place')}`,
  sentences: ({ numbers: [shard, range] }, n) => [
    `The order of shards of ${counted(count(shard.value), 'item')} is shuffled, and the items of each come at even places of a range of ${count(range.low ?? 1)} to ${count(range.high ?? n)}, to 99 %. MosaicML’s StreamingDataset does so with shuffle_algo="py1e".`,
    `A shard meets only those whose ranges reach into its own. A range that is a good part of the ${count(n)} items, or smaller shards, mixes more.`,
  ],
};
