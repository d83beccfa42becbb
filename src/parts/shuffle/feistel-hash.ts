import type { PlannedShuffle } from '../../core/subject/shuffle.js';
import { counted } from '../../core/words/counted.js';
import { bitsOf, walking } from './keyed/domain.js';
import { feistelNetwork, halvesOfRound } from './keyed/feistel-network.js';
import { keyedShuffle } from './keyed/keyed-shuffle.js';
import { mix32 } from './keyed/mix32.js';
import { keyAt, keyBounds } from './keyed/word-keys.js';

/**
 * A Feistel network as programs write it: each round XORs one half with the low bits of MurmurHash3's finaliser, taken of the other half XORed with
 * the round's key. A key has 32 bits, and 4 up to 8 cards, so that all can be enumerated.
 */
function feistelHashOf(rounds: number): PlannedShuffle {
  return keyedShuffle({
    id: `feistel-hash:${rounds}`,
    title: `Feistel network of ${counted(rounds, 'round')} by a hash`,
    summary:
      'A place’s number is cut into halves, which take turns in changing by a hash of the other and a key; numbers outside the deck go through again.',
    reference:
      'M. Luby & C. Rackoff (1988), doi:10.1137/0217022, for the rounds; A. Appleby, MurmurHash3, fmix32 (2011), github.com/aappleby/smhasher, for the hash; J. Black & P. Rogaway (2002), doi:10.1007/3-540-45760-7_9, for numbers outside',
    seenIn: 'programs that go through a long list once in a mixed order that follows from a seed, without a list of it',
    why: 'So few rounds reach too few orders. More rounds, or a shuffle where the list is held anyway, leave less to see.',
    bounds: (n) => Uint32Array.from(Array.from({ length: rounds }, () => keyBounds(n)).flat()),
    keyed(n, key) {
      const bits = bitsOf(n);
      const each = keyBounds(n).length;
      const hashes = Array.from({ length: rounds }, (_, r) => {
        const own = keyAt(n, key, r * each);
        const mask = 2 ** halvesOfRound(bits, r).changed - 1;
        return (half: number) => mix32(half ^ own) & mask;
      });
      return walking(n, feistelNetwork(bits, hashes));
    },
  });
}

/** Feistel networks whose round functions are a hash with a key; four rounds by default. */
export const feistelHash: PlannedShuffle = {
  ...feistelHashOf(4),
  id: 'feistel-hash',
  title: 'Feistel network by a hash',
  parameter: { meaning: 'rounds', least: 1, most: 64, of: feistelHashOf },
};
