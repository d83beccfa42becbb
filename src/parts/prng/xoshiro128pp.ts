import type { Prng } from '../../core/subject/source.js';
import { checkSeed } from './check-seed.js';
import { smokeRand } from './findings.js';
import { linearBits } from './linear-bits.js';
import { splitmixWords } from './splitmix-words.js';
import { wholeSeed } from './whole-seed.js';

/** xoshiro128++ 1.0. Seed: s[0], s[1], s[2], s[3]. Own seeding: SplitMix64 fills the state, as its authors suggest. */
export const xoshiro128pp: Prng = {
  id: 'xoshiro128pp',
  title: 'xoshiro128++',
  summary: 'A 128-bit linear generator over shifts and rotations whose output is scrambled by two additions and a rotation.',
  reference:
    'Blackman, Vigna (2021), Scrambled linear pseudorandom number generators, ACM Trans. Math. Softw. 47(4):36, doi:10.1145/3460772; prng.di.unimi.it/xoshiro128plusplus.c',
  ...linearBits(128),
  others: [smokeRand('passesBig', 44, 'no-further')],
  seedBits: 53,
  anySeedBits: 64,
  create(seed) {
    checkSeed(xoshiro128pp, seed);
    const kept = Int32Array.from(seed);
    return {
      fill(out) {
        let [a, b, c, d] = kept;
        for (let i = 0; i < out.length; i++) {
          // The word is (s0 + s3 <<< 7) + s0; t = s1 << 9; s2 ^= s0; s3 ^= s1; s1 ^= s2; s0 ^= s3; s2 ^= t; s3 = s3 <<< 11; <<< turns left.
          const sum = (a + d) | 0;
          out[i] = ((sum << 7) | (sum >>> 25)) + a;
          const shifted = b << 9;
          c ^= a;
          d ^= b;
          b ^= c;
          a ^= d;
          c ^= shifted;
          d = (d << 11) | (d >>> 21);
        }
        kept.set([a, b, c, d]);
      },
    };
  },
  seeded: (seed) => xoshiro128pp.create(splitmixWords(wholeSeed('xoshiro128pp', seed), 4)),
};
