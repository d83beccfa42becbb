import { xoroshiro128plus as seededByLibrary, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import type { BitSource, Prng } from '../../core/subject/source.js';
import { checkSeed } from './check-seed.js';
import { smokeRand, testingRng } from './findings.js';
import { linearBits } from './linear-bits.js';
import { wholeSeed } from './whole-seed.js';

/**
 * xoroshiro128+ (24, 16, 37) as pure-rand delivers it: only the low 32 bits, the weak ones, of each 64-bit output.
 * Seed: s[0], s[1], each low word first. Own seeding: the library's, which spreads 32 bits over the state without mixing.
 */
export const xoroshiro128plus: Prng = {
  id: 'xoroshiro128plus',
  title: 'xoroshiro128+, low half (pure-rand)',
  summary: 'A 128-bit linear generator whose output is the sum of its two state words; only the low 32 bits of each sum are delivered.',
  reference:
    'Blackman, Vigna (2021), Scrambled linear pseudorandom number generators, ACM Trans. Math. Softw. 47(4):36, doi:10.1145/3460772; through pure-rand 8.4.2',
  ...linearBits(128),
  readFrom: 6,
  others: [
    testingRng(
      'with shifts 55, 14, 36, PractRand 0.93 fails its low bits at the first look, 2^28 bytes, by the rank of binary matrices, and finds nothing in 2^39 bytes of its high 32 bits',
    ),
    smokeRand('halvesPassBig', 24),
  ],
  seedBits: 32,
  create(seed) {
    checkSeed(xoroshiro128plus, seed);
    return source(xoroshiro128plusFromState([seed[1] | 0, seed[0] | 0, seed[3] | 0, seed[2] | 0]));
  },
  seeded: (seed) => source(seededByLibrary(Number(BigInt.asIntN(32, wholeSeed('xoroshiro128plus', seed))))),
};

// A loop of its own, since one shared by several libraries' generators takes twice as long.
function source(generator: RandomGenerator): BitSource {
  return {
    fill(out) {
      for (let i = 0; i < out.length; i++) out[i] = generator.next();
    },
  };
}
