import type { Prng } from '../../core/subject/source.js';
import { mersenneTwister, twisterFrom, twisterOf } from './mersenne-twister.js';
import { arrayState, seedArray } from './mt19937-array.js';

/**
 * MT19937 as CRuby's `Random.new(seed)` starts it, from the words of the seed's absolute value: one word by `init_genrand`, more by `init_by_array`.
 * A highest word of 1 is left out, so that 2^32 + 5 starts as 5 does.
 */
export const rubyMt19937: Prng = mersenneTwister({
  id: 'ruby-mt19937',
  title: 'Mersenne Twister MT19937, seeded as Ruby does',
  summary: 'The Mersenne Twister as Ruby starts it: a seed of 32 bits in one way, a longer one word by word.',
  reference: 'CRuby 3.1, random.c, rand_mt_init; Matsumoto, Nishimura (2002), mt19937ar.c',
  seedBits: Math.log2(2 ** 53 - 2 ** 32),
  anySeedBits: 19_936,
  start(seed) {
    const words = seedArray(seed);
    const key = words.length > 1 && words.at(-1) === 1 ? words.subarray(0, -1) : words;
    return key.length === 1 ? twisterOf(key[0]) : twisterFrom(arrayState(key));
  },
});
