import type { Prng } from '../../core/subject/source.js';
import { checkSeed } from './check-seed.js';
import { highWord } from './high-word.js';
import { lowWords } from './low-words.js';
import { wholeSeed } from './whole-seed.js';

/**
 * java.util.SplittableRandom: a word is `nextInt()` as an unsigned number, from which `nextInt(bound)` draws. It counts as SplitMix64 does but hashes
 * differently, to 32 bits. Seed: the counter before its first step, low word first; the step is the golden gamma, as for a generator that was not
 * split off another. Own seeding: `new SplittableRandom(seed)`, the low 64 bits.
 */
export const javaSplittable: Prng = {
  id: 'java-splittable',
  title: 'java.util.SplittableRandom',
  summary: 'The counter of SplitMix64 hashed to 32 bits by two other multiplications, as Java does for its whole numbers below 2^32.',
  reference:
    'Steele, Lea, Flood (2014), Fast splittable pseudorandom number generators, OOPSLA 2014, doi:10.1145/2660193.2660195; OpenJDK 17, java.util.SplittableRandom.nextInt',
  range: 2n ** 32n,
  lowest: 0,
  wordsPerOutput: 1,
  stateBits: 64,
  period: 2n ** 64n,
  secure: false,
  seedWords: 2,
  seedBits: 53,
  anySeedBits: 64,
  create(seed) {
    checkSeed(javaSplittable, seed);
    const kept = Uint32Array.from(seed);
    return {
      fill(out) {
        let low = kept[0];
        let high = kept[1] | 0;
        for (let i = 0; i < out.length; i++) {
          // z = x += 0x9E3779B97F4A7C15; z = (z ^ z >> 33) 0x62A9D9ED799705F5; the word is (z ^ z >> 28) 0xCB24D0A5C88C35B3 >> 32.
          const sum = low + 0x7f4a_7c15;
          low = sum >>> 0;
          high = (high + 0x9e37_79b9 + (sum > 0xffff_ffff ? 1 : 0)) | 0;
          let a = low ^ (high >>> 1);
          let b = (highWord(a, 0x7997_05f5) + Math.imul(high, 0x7997_05f5) + Math.imul(a, 0x62a9_d9ed)) | 0;
          a = Math.imul(a, 0x7997_05f5);
          a ^= (a >>> 28) | (b << 4);
          b ^= b >>> 28;
          out[i] = highWord(a, 0xc88c_35b3) + Math.imul(b, 0xc88c_35b3) + Math.imul(a, 0xcb24_d0a5);
        }
        kept[0] = low;
        kept[1] = high;
      },
    };
  },
  seeded: (seed) => javaSplittable.create(lowWords(wholeSeed('java-splittable', seed), 2)),
};
