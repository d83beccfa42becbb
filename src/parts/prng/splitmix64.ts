import type { Prng } from '../../core/subject/source.js';
import { blockSource } from './block-source.js';
import { checkSeed } from './check-seed.js';
import { smokeRand, testingRng } from './findings.js';
import { highWord } from './high-word.js';
import { lowWords } from './low-words.js';
import { wholeSeed } from './whole-seed.js';

/**
 * SplitMix64: no 64-bit output comes twice in a period. Each is two words, low first.
 * Seed: the counter before its first step, low word first. Own seeding: the low 64 bits.
 */
export const splitmix64: Prng = {
  id: 'splitmix64',
  title: 'SplitMix64',
  summary: 'A 64-bit counter hashed by two multiplications; Java has it as SplittableRandom, and other generators are seeded with it.',
  reference:
    'Steele, Lea, Flood (2014), Fast splittable pseudorandom number generators, OOPSLA 2014, doi:10.1145/2660193.2660195; Vigna (2015), prng.di.unimi.it/splitmix64.c',
  range: 2n ** 32n,
  lowest: 0,
  wordsPerOutput: 2,
  stateBits: 64,
  period: 2n ** 65n,
  secure: false,
  others: [testingRng('PractRand 0.93 finds nothing in 2^39 bytes'), smokeRand('passesBig', 45, 'no-further')],
  seedWords: 2,
  seedBits: 53,
  anySeedBits: 64,
  kernel: 'splitmix64Words',
  create(seed) {
    checkSeed(splitmix64, seed);
    const kept = Uint32Array.from(seed);
    return blockSource(2, (out, kernels) => {
      if (kernels) return kernels.fill('splitmix64Words', kept, out);
      let low = kept[0];
      let high = kept[1] | 0;
      for (let i = 0; i < out.length; i += 2) {
        // z = x += 0x9E3779B97F4A7C15; z = (z ^ z >> 30) 0xBF58476D1CE4E5B9; z = (z ^ z >> 27) 0x94D049BB133111EB; the output is z ^ z >> 31.
        const sum = low + 0x7f4a_7c15;
        low = sum >>> 0;
        high = (high + 0x9e37_79b9 + (sum > 0xffff_ffff ? 1 : 0)) | 0;
        let a = low ^ ((low >>> 30) | (high << 2));
        let b = high ^ (high >>> 30);
        b = (highWord(a, 0x1ce4_e5b9) + Math.imul(b, 0x1ce4_e5b9) + Math.imul(a, 0xbf58_476d)) | 0;
        a = Math.imul(a, 0x1ce4_e5b9);
        a ^= (a >>> 27) | (b << 5);
        b ^= b >>> 27;
        b = (highWord(a, 0x1331_11eb) + Math.imul(b, 0x1331_11eb) + Math.imul(a, 0x94d0_49bb)) | 0;
        a = Math.imul(a, 0x1331_11eb);
        out[i] = a ^ ((a >>> 31) | (b << 1));
        out[i + 1] = b ^ (b >>> 31);
      }
      kept[0] = low;
      kept[1] = high;
    });
  },
  seeded: (seed) => splitmix64.create(lowWords(wholeSeed('splitmix64', seed), 2)),
};
