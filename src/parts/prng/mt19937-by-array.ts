import type { Prng } from '../../core/subject/source.js';
import { mersenneTwister, twisterFrom } from './mersenne-twister.js';
import { arrayState, seedArray } from './mt19937-array.js';

/** MT19937 as CPython's `random.seed(int)` starts it: `init_by_array` of the 32-bit words of the seed's absolute value. */
export const mt19937ByArray: Prng = mersenneTwister({
  id: 'mt19937-by-array',
  title: 'Mersenne Twister MT19937, seeded by an array',
  summary: "The Mersenne Twister as Python's random starts it: every 32-bit word of the seed goes into its state.",
  reference:
    'Matsumoto, Nishimura (2002), mt19937ar.c, init_by_array, www.math.sci.hiroshima-u.ac.jp/m-mat/MT/MT2002/emt19937ar.html; CPython 3.11, Modules/_randommodule.c',
  seedBits: 53,
  anySeedBits: 19_937,
  start: (seed) => twisterFrom(arrayState(seedArray(seed))),
});
