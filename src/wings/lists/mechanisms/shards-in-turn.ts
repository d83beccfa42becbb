import { counted } from '../../../core/words/counted.js';
import { count } from '../../../core/words/numbers.js';
import { readInTurn } from '../making/in-turn.js';
import { evenOrder, shuffle, sortedItems } from '../making/orders.js';
import { exactly } from '../traces/exact-number.js';
import type { Mechanism } from '../traces/mechanism.js';
import { mixedInTurn } from '../traces/parts-in-turn.js';

/** Shards that are shuffled within are read side by side, some items of each in turn. */
export const shardsInTurn: Mechanism = {
  id: 'shards-in-turn',
  title: 'Shuffled shards dealt in turn',
  summary: 'Every shard is shuffled by itself; so many are open at once, and some items of each are taken in turn.',
  reference:
    'torch.utils.data.IterableDataset read by several workers, docs.pytorch.org/docs/stable/data.html: batches of the workers come in turn',
  makes: 'order',
  rank: 172,
  look(facts) {
    const found = mixedInTurn(facts);
    if (!found) return null;
    const { moved, parts, together, turn } = found;
    return {
      numbers: [exactly('shards', together), exactly('items', parts[0].length), exactly('turn', turn)],
      share: 1,
      makers: [
        (draw) => {
          const order = moved ? evenOrder(parts.length, draw) : sortedItems(parts.length);
          const mixed = parts.map((part) => shuffle(part.slice(), draw));
          return readInTurn(mixed, order, found);
        },
      ],
    };
  },
  headline: ({ numbers: [shards, items, turn] }) =>
    `${count(shards.value)} shards of ${count(items.value)} are dealt in turn, ${counted(count(turn.value), 'item')} of each`,
  sentences: ({ numbers: [shards, items, turn] }) => [
    `${counted(count(shards.value), 'shard')} of ${counted(count(items.value), 'item')} are open at once. Each is shuffled by itself, and hands out ${counted(count(turn.value), 'item')} in its turn. So do the workers of a DataLoader that read a shard each, or iterators that are taken from in turn.`,
    'Every place of the list has its shard, whatever the shuffles do. Shuffle the whole index before it is cut into shards, or put a buffer behind them that holds a good part of the list.',
  ],
};
