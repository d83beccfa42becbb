import type { Prng } from '../../core/source.js';
import { checkSeed } from './check-seed.js';
import { l64x128Source, l64x128Start } from './l64x128.js';
import { wholeSeed } from './whole-seed.js';

/**
 * Java's L64X128MixRandom; each 64-bit output is two words, low first. Seed: a, s, x0, x1, each low word first; a is made odd, and x0 and x1 are not both 0
 * (Java makes others of s then). Own seeding: `RandomGeneratorFactory.of("L64X128MixRandom").create(seed)`, the low 64 bits.
 */
export const l64x128mix: Prng = {
  id: 'l64x128mix',
  title: 'L64X128MixRandom (Java)',
  summary: 'A 64-bit linear congruential generator and a 128-bit linear one, added and hashed by two multiplications; in Java since 17.',
  reference:
    'Steele, Vigna (2021), LXM: better splittable pseudorandom number generators (and almost as fast), Proc. ACM Program. Lang. 5(OOPSLA):148, doi:10.1145/3485525; OpenJDK 17, jdk.random.L64X128MixRandom',
  range: 2n ** 32n,
  lowest: 0,
  wordsPerOutput: 2,
  stateBits: 255,
  period: 2n ** 65n * (2n ** 128n - 1n),
  seedWords: 8,
  seedBits: 53,
  anySeedBits: 64,
  forbids: (seed) => seed.subarray(4).every((word) => word === 0),
  create(seed) {
    checkSeed(l64x128mix, seed);
    return l64x128Source(seed);
  },
  seeded: (seed) => l64x128mix.create(l64x128Start(wholeSeed('l64x128mix', seed))),
};
