import type { BitSource, Prng } from '../../core/source.js';
import { checkSeed } from './check-seed.js';
import { l64x128Source, l64x128Start } from './l64x128.js';
import { wholeSeed } from './whole-seed.js';

/**
 * nextInt() of Java's L64X128MixRandom: the high word of each 64-bit output. Seed: a, s, x0, x1, each low word first; a is made odd, and x0 and x1 are not both 0
 * (Java makes others of s then). Own seeding: `RandomGeneratorFactory.of("L64X128MixRandom").create(seed)`, the low 64 bits.
 */
export const l64x128mixInt: Prng = {
  id: 'l64x128mix-int',
  title: 'nextInt of L64X128MixRandom (Java)',
  summary:
    'A 64-bit linear congruential generator and a 128-bit linear one, added and hashed, of which nextInt gives the high half of each output.',
  reference:
    'Steele, Vigna (2021), LXM: better splittable pseudorandom number generators (and almost as fast), Proc. ACM Program. Lang. 5(OOPSLA):148, doi:10.1145/3485525; OpenJDK 17, jdk.random.L64X128MixRandom',
  range: 2n ** 32n,
  lowest: 0,
  wordsPerOutput: 1,
  stateBits: 255,
  period: 2n ** 64n * (2n ** 128n - 1n),
  seedWords: 8,
  seedBits: 53,
  anySeedBits: 64,
  forbids: (seed) => seed.subarray(4).every((word) => word === 0),
  create(seed) {
    checkSeed(l64x128mixInt, seed);
    return highWords(l64x128Source(seed));
  },
  seeded: (seed) => l64x128mixInt.create(l64x128Start(wholeSeed('l64x128mix-int', seed))),
};

/** The high words of a source of 64-bit outputs, one an output. */
function highWords(source: BitSource): BitSource {
  return {
    fill(out) {
      const both = new Uint32Array(2 * out.length);
      source.fill(both);
      for (let i = 0; i < out.length; i++) out[i] = both[2 * i + 1];
    },
  };
}
