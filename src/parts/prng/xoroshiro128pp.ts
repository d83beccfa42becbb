import type { Prng } from '../../core/subject/source.js';
import { blockSource } from './block-source.js';
import { checkSeed } from './check-seed.js';
import { linearBits } from './linear-bits.js';
import { splitmixWords } from './splitmix-words.js';
import { wholeSeed } from './whole-seed.js';

/**
 * xoroshiro128++ 1.0; each 64-bit output is two words, low first. Seed: s[0], s[1], each low word first.
 * Own seeding: SplitMix64 fills the state, as its authors suggest.
 */
export const xoroshiro128pp: Prng = {
  id: 'xoroshiro128pp',
  title: 'xoroshiro128++',
  summary: 'A 128-bit linear generator of two words whose 64-bit output is scrambled by two additions and a rotation.',
  reference:
    'Blackman, Vigna (2021), Scrambled linear pseudorandom number generators, ACM Trans. Math. Softw. 47(4):36, doi:10.1145/3460772; prng.di.unimi.it/xoroshiro128plusplus.c',
  ...linearBits(128, 2),
  seedBits: 53,
  anySeedBits: 64,
  create(seed) {
    checkSeed(xoroshiro128pp, seed);
    const kept = Int32Array.from(seed);
    return blockSource(2, (out) => {
      let [low0, high0, low1, high1] = kept;
      for (let i = 0; i < out.length; i += 2) {
        // The output is (s0 + s1 <<< 17) + s0; s1 ^= s0; s0 = (s0 <<< 49) ^ s1 ^ s1 << 21; s1 = s1 <<< 28; <<< turns left.
        const sum = (low0 >>> 0) + (low1 >>> 0);
        const sumHigh = (high0 + high1 + (sum > 0xffff_ffff ? 1 : 0)) | 0;
        const output = (((sum << 17) | (sumHigh >>> 15)) >>> 0) + (low0 >>> 0);
        out[i] = output;
        out[i + 1] = ((sumHigh << 17) | ((sum | 0) >>> 15)) + high0 + (output > 0xffff_ffff ? 1 : 0);
        low1 ^= low0;
        high1 ^= high0;
        const low = low0;
        low0 = ((high0 << 17) | (low >>> 15)) ^ low1 ^ (low1 << 21);
        high0 = ((low << 17) | (high0 >>> 15)) ^ high1 ^ ((high1 << 21) | (low1 >>> 11));
        const other = low1;
        low1 = (other << 28) | (high1 >>> 4);
        high1 = (high1 << 28) | (other >>> 4);
      }
      kept.set([low0, high0, low1, high1]);
    });
  },
  seeded: (seed) => xoroshiro128pp.create(splitmixWords(wholeSeed('xoroshiro128pp', seed), 4)),
};
