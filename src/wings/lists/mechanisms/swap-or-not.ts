import { count } from '../../../core/words/numbers.js';
import { swappedOrNot } from '../making/orders.js';
import type { Mechanism } from '../traces/mechanism.js';
import { swapOrNotRounds } from '../traces/swap-or-not-rounds.js';

/** Swap-or-not of few rounds on the index. */
export const swapOrNot: Mechanism = {
  id: 'swap-or-not',
  title: 'Swap-or-not of few rounds',
  summary: 'In every round each index x and K − x change places or not, by a coin that both share.',
  reference: 'V. T. Hoang, B. Morris & P. Rogaway (2012), An enciphering scheme based on a card shuffle, doi:10.1007/978-3-642-32009-5_1',
  makes: 'order',
  rank: 58,
  look(facts) {
    const found = swapOrNotRounds(facts);
    return found
      ? {
          numbers: [found],
          share: 1,
          makers: [found.value, found.low ?? found.value, found.high ?? found.value].map(
            (rounds) => (draw) => swappedOrNot(facts.n, rounds, draw),
          ),
        }
      : null;
  },
  headline: ({ numbers: [rounds] }) => `swap-or-not of ${rounds.value} rounds made this order`,
  sentences: ({ numbers: [{ high, low, value }] }, n) => [
    `Items that swapped in the same rounds moved by the very same distance, or lie mirrored about one point: so many pairs of them come of ${low === high ? value : `${low} to ${high}`} rounds, to 99 %.`,
    `For ${count(n)} items take some ${Math.ceil(1.5 * Math.log2(n))} rounds and more; compute_shuffled_index of Ethereum takes 90.`,
  ],
};
