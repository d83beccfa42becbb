import { counted } from '../../../core/words/counted.js';
import { count } from '../../../core/words/numbers.js';
import { readInTurn } from '../making/in-turn.js';
import { evenOrder, shuffle, sortedItems } from '../making/orders.js';
import { exactly } from '../traces/exact-number.js';
import type { Mechanism } from '../traces/mechanism.js';
import { partsDealt } from '../traces/parts-in-turn.js';

/** Items are dealt to parts in turn; the parts are read one behind the other, or in turn. */
export const dealtParts: Mechanism = {
  id: 'dealt-parts',
  title: 'Items dealt to workers',
  summary: 'The items are dealt to so many workers in turn; what each of them got is read behind the other, or in turn.',
  reference:
    'torch.utils.data.distributed.DistributedSampler, docs.pytorch.org/docs/stable/data.html: every rank takes each so many-th index; webdataset.split_by_worker',
  makes: 'order',
  rank: 186,
  look(facts) {
    const found = partsDealt(facts);
    if (!found) return null;
    const { dealt, moved, ordered, parts, together, turn } = found;
    return {
      numbers: [
        exactly('parts', parts.length),
        exactly('dealt', dealt),
        exactly('turn', together === 1 ? 0 : turn),
        exactly('ordered', Number(ordered)),
      ],
      share: 1,
      makers:
        ordered && !moved
          ? []
          : [
              (draw) => {
                const order = moved ? evenOrder(parts.length, draw) : sortedItems(parts.length);
                return readInTurn(ordered ? parts : parts.map((part) => shuffle(part.slice(), draw)), order, found);
              },
            ],
    };
  },
  headline: ({ numbers: [parts, dealt] }) =>
    `items were dealt to ${counted(count(parts.value), 'worker')} in turn, ${count(dealt.value)} each`,
  sentences: ({ numbers: [parts, dealt, turn, ordered] }) => [
    `Each of ${counted(count(parts.value), 'worker')} gets ${counted(count(dealt.value), 'item')} of the order before in its turn, and ${ordered.value === 1 ? 'keeps' : 'shuffles'} what it got. ${turn.value === 0 ? 'The list is what they got, one worker behind the other.' : `The list is ${counted(count(turn.value), 'item')} of each worker in turn.`}`,
    'Items of two workers never change places. Shuffle the whole index before it is dealt.',
  ],
};
