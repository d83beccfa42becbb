import type { Prng } from '../../core/subject/source.js';
import { blockSource } from './block-source.js';
import { checkSeed } from './check-seed.js';
import { linearBits } from './linear-bits.js';
import { splitmixWords } from './splitmix-words.js';
import { wholeSeed } from './whole-seed.js';

/**
 * xoshiro256++ 1.0; each 64-bit output is two words, low first. Seed: s[0] to s[3], each low word first.
 * Own seeding: SplitMix64 fills the state, as its authors suggest.
 */
export const xoshiro256pp: Prng = {
  id: 'xoshiro256pp',
  title: 'xoshiro256++',
  summary: 'A 256-bit linear generator over shifts and rotations whose 64-bit output is scrambled by two additions and a rotation.',
  reference:
    'Blackman, Vigna (2021), Scrambled linear pseudorandom number generators, ACM Trans. Math. Softw. 47(4):36, doi:10.1145/3460772; prng.di.unimi.it/xoshiro256plusplus.c',
  ...linearBits(256, 2),
  seedBits: 53,
  anySeedBits: 64,
  create(seed) {
    checkSeed(xoshiro256pp, seed);
    const kept = Int32Array.from(seed);
    return blockSource(2, (out) => {
      let [low0, high0, low1, high1, low2, high2, low3, high3] = kept;
      for (let i = 0; i < out.length; i += 2) {
        // The output is (s0 + s3 <<< 23) + s0; t = s1 << 17; s2 ^= s0; s3 ^= s1; s1 ^= s2; s0 ^= s3; s2 ^= t; s3 = s3 <<< 45; <<< turns left. A sum of low words is exact in a double, and what is above its 32 bits is the carry.
        const sum = (low0 >>> 0) + (low3 >>> 0);
        const sumHigh = (high0 + high3 + (sum > 0xffff_ffff ? 1 : 0)) | 0;
        const output = (((sum << 23) | (sumHigh >>> 9)) >>> 0) + (low0 >>> 0);
        out[i] = output;
        out[i + 1] = ((sumHigh << 23) | ((sum | 0) >>> 9)) + high0 + (output > 0xffff_ffff ? 1 : 0);
        const shifted = low1 << 17;
        const shiftedHigh = (high1 << 17) | (low1 >>> 15);
        low2 ^= low0;
        high2 ^= high0;
        low3 ^= low1;
        high3 ^= high1;
        low1 ^= low2;
        high1 ^= high2;
        low0 ^= low3;
        high0 ^= high3;
        low2 ^= shifted;
        high2 ^= shiftedHigh;
        const low = low3;
        low3 = (high3 << 13) | (low >>> 19);
        high3 = (low << 13) | (high3 >>> 19);
      }
      kept.set([low0, high0, low1, high1, low2, high2, low3, high3]);
    });
  },
  seeded: (seed) => xoshiro256pp.create(splitmixWords(wholeSeed('xoshiro256pp', seed), 8)),
};
