import { counted } from '../../../core/words/counted.js';
import { count } from '../../../core/words/numbers.js';
import { equalLengths, joined, shuffle, stretches } from '../making/orders.js';
import { exactly } from '../traces/exact-number.js';
import type { Mechanism } from '../traces/mechanism.js';
import { shardsSpread } from '../traces/shards-spread.js';

/** The order of shards is shuffled, and then each block of the list. */
export const shardBlocks: Mechanism = {
  id: 'shard-blocks',
  title: 'Shards in random order, then blocks shuffled',
  summary: 'Shards come in a new order; the list is then cut into blocks, each of which is shuffled by itself.',
  reference: 'streaming.StreamingDataset(shuffle_algo="py1b", shuffle_block_size), docs.mosaicml.com/projects/streaming',
  makes: 'order',
  rank: 132,
  look(facts) {
    const found = shardsSpread(facts);
    if (!found?.block || found.block <= found.length) return null;
    const { block, length } = found;
    return {
      numbers: [exactly('shard', length), exactly('block', block)],
      share: 1,
      makers: [
        (draw) => {
          const list = joined(stretches(equalLengths(facts.n, length)), { mixed: false, moved: true }, draw);
          for (let from = 0; from < facts.n; from += block) shuffle(list, draw, from, Math.min(facts.n, from + block));
          return list;
        },
      ],
    };
  },
  headline: ({ numbers: [shard, block] }) =>
    `shards of ${count(shard.value)} were reordered, then blocks of ${count(block.value)} shuffled`,
  sentences: ({ numbers: [shard, block] }, n) => [
    `The order of shards of ${counted(count(shard.value), 'item')} is shuffled. The list is then cut into blocks of ${count(block.value)}, and each is shuffled by itself, as MosaicML’s StreamingDataset does with shuffle_algo="py1b".`,
    `Only shards of one block ever mix. A block that holds a good part of the ${count(n)} items, or smaller shards, mixes more.`,
  ],
};
