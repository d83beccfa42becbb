import type { PlannedShuffle } from '../../core/subject/shuffle.js';
import { counted } from '../../core/words/counted.js';
import { checkItems } from './keyed/domain.js';
import { keyedShuffle } from './keyed/keyed-shuffle.js';
import { mix32 } from './keyed/mix32.js';
import { swapOrNotRounds } from './keyed/swap-or-not-rounds.js';
import { keyAt, keyBounds } from './keyed/word-keys.js';

/**
 * Swap-or-not of `rounds` rounds. A round's key is its pivot, one of n, and the key of its bits: 32 bits, and 4 up to 8 cards. A bit is the lowest of
 * MurmurHash3's finaliser, taken of the greater place XORed with that key; Ethereum takes one of SHA-256.
 */
function swapOrNotOf(rounds: number): PlannedShuffle {
  return keyedShuffle({
    id: `swap-or-not:${rounds}`,
    title: `Swap-or-not of ${counted(rounds, 'round')}`,
    summary: 'In each round places are paired about a random pivot, and each pair changes places or does not, by a bit of a hash.',
    reference:
      'V. T. Hoang, B. Morris & P. Rogaway, An enciphering scheme based on a card shuffle, CRYPTO 2012, doi:10.1007/978-3-642-32009-5_1',
    seenIn: 'compute_shuffled_index of Ethereum’s consensus specification, with 90 rounds and bits of SHA-256',
    why: 'A round leaves each card where it is half of the time, so few rounds leave many there. More rounds, or a shuffle where the list is held anyway, leave less to see.',
    bounds: (n) => Uint32Array.from(Array.from({ length: rounds }, () => [n, ...keyBounds(n)]).flat()),
    keyed(n, key) {
      checkItems(n);
      const each = 1 + keyBounds(n).length;
      const pivots = Uint32Array.from({ length: rounds }, (_, r) => key[r * each]);
      const keys = Uint32Array.from({ length: rounds }, (_, r) => keyAt(n, key, r * each + 1));
      return swapOrNotRounds(n, pivots, (r, greater) => mix32(greater ^ keys[r]));
    },
  });
}

/** Swap-or-not shuffles; 90 rounds by default, as Ethereum's. */
export const swapOrNot: PlannedShuffle = {
  ...swapOrNotOf(90),
  id: 'swap-or-not',
  title: 'Swap-or-not',
  parameter: { meaning: 'rounds', least: 1, most: 255, of: swapOrNotOf },
};
