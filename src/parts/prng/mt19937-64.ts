import type { Prng } from '../../core/subject/source.js';
import { blockSource } from './block-source.js';
import { checkSeed } from './check-seed.js';
import { smokeRand } from './findings.js';
import { highWord } from './high-word.js';
import { lowWords } from './low-words.js';
import { wholeSeed } from './whole-seed.js';

const WORDS = 2 * 312;
const MIDDLE = 2 * 156;

/**
 * MT19937-64; each 64-bit output is two words, low first. Seed: mt[0..311] before the next regeneration, each low word first; 31 bits of mt[0] are never used.
 * Own seeding: `init_genrand64` of the low 64 bits.
 */
export const mt1993764: Prng = {
  id: 'mt19937-64',
  title: 'Mersenne Twister MT19937-64',
  summary: 'The 64-bit Mersenne Twister: another recurrence than that of 32 bits, and other words from the same seed.',
  reference:
    'Nishimura (2000), Tables of 64-bit Mersenne twisters, ACM Trans. Model. Comput. Simul. 10(4):348-357, doi:10.1145/369534.369540; seeding of mt19937-64.c (2004)',
  range: 2n ** 32n,
  lowest: 0,
  wordsPerOutput: 2,
  stateBits: 19_937,
  period: 2n * (2n ** 19_937n - 1n),
  secure: false,
  others: [smokeRand('passesSmall', 38)],
  seedWords: WORDS,
  seedBits: 53,
  anySeedBits: 64,
  forbids: (seed) => seed[0] >>> 31 === 0 && seed.subarray(1).every((word) => word === 0),
  create(seed) {
    checkSeed(mt1993764, seed);
    const state = Int32Array.from(seed);
    return blockSource(WORDS, (out) => {
      for (let at = 0; at < out.length; at += WORDS) {
        regenerate(state);
        for (let i = 0; i < WORDS; i += 2) {
          // Tempering: x ^= x >> 29 & 0x5555555555555555; x ^= x << 17 & 0x71D67FFFEDA60000; x ^= x << 37 & 0xFFF7EEE000000000; the output is x ^ x >> 43.
          let low = state[i];
          let high = state[i + 1];
          low ^= ((low >>> 29) | (high << 3)) & 0x5555_5555;
          high ^= (high >>> 29) & 0x5555_5555;
          high ^= ((high << 17) | (low >>> 15)) & 0x71d6_7fff;
          low ^= (low << 17) & 0xeda6_0000;
          high ^= (low << 5) & 0xfff7_eee0;
          out[at + i] = low ^ (high >>> 11);
          out[at + i + 1] = high;
        }
      }
    });
  },
  seeded(seed) {
    const state = new Uint32Array(WORDS);
    state.set(lowWords(wholeSeed('mt19937-64', seed), 2));
    // In halves: V8 11.3 ends with a fatal error where it compiles this loop in big integers.
    for (let i = 2; i < WORDS; i += 2) {
      // mt[i] = 0x5851F42D4C957F2D (mt[i - 1] ^ mt[i - 1] >> 62) + i
      const high = state[i - 1];
      const low = state[i - 2] ^ (high >>> 30);
      const sum = (Math.imul(low, 0x4c95_7f2d) >>> 0) + i / 2;
      state[i] = sum;
      state[i + 1] = highWord(low, 0x4c95_7f2d) + Math.imul(high, 0x4c95_7f2d) + Math.imul(low, 0x5851_f42d) + (sum > 0xffff_ffff ? 1 : 0);
    }
    return mt1993764.create(state);
  },
};

function regenerate(state: Int32Array): void {
  for (let i = 0; i < WORDS; i += 2) {
    // x is the top 33 bits of mt[i] and the 31 others of mt[i + 1]; mt[i] = mt[i + 156] ^ x >> 1 ^ (x & 1 ? 0xB5026F5AA96619E9 : 0).
    const low = (state[i] & 0x8000_0000) | (state[(i + 2) % WORDS] & 0x7fff_ffff);
    const high = state[i + 1];
    const odd = -(low & 1);
    const middle = (i + MIDDLE) % WORDS;
    state[i] = state[middle] ^ ((low >>> 1) | (high << 31)) ^ (odd & 0xa966_19e9);
    state[i + 1] = state[middle + 1] ^ (high >>> 1) ^ (odd & 0xb502_6f5a);
  }
}
