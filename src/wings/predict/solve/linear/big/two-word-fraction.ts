import type { Bounded } from '../../../../../core/subject/bounded.js';

/**
 * floor(u · bound) with a fraction u of 53 bits, made of the upper 27 bits of one word and the upper 26 of the next: Python's `random()`, Ruby's `rand`
 * and numpy's `random_sample`. It needs words of 32 bits.
 */
export const twoWordFraction: Bounded = {
  id: 'two-word-fraction',
  title: 'A fraction of two words times the bound',
  summary: 'A fraction in [0, 1) of 53 bits, from two words, times the bound, rounded down.',
  reference: 'Matsumoto, Nishimura (2002), mt19937ar.c, genrand_res53; CPython 3.11, Modules/_randommodule.c, random_random',
  rejects: false,
  draw(words, bounds, draws) {
    for (let k = 0; k < bounds.length; k++) {
      const upper = (words.take() >>> 5) * 2 ** 26;
      draws[k] = Math.floor(((upper + (words.take() >>> 6)) / 2 ** 53) * bounds[k]);
    }
  },
  law(bound) {
    throw new RangeError(`two-word-fraction: has no law over single words, was asked for that of ${bound}`);
  },
};
