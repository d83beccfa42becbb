import type { Prng } from '../../core/subject/source.js';
import { blockSource } from './block-source.js';
import { checkSeed } from './check-seed.js';
import { wholeSeed } from './whole-seed.js';

const WORDS = 624;
const MIDDLE = 397;

/**
 * MT19937 whose twist forgets its constant: y >> 1 is used for (y >> 1) ^ (y & 1 ? 0x9908B0DF : 0). Tempering hides it.
 * The top bit then repeats with 624 − 397 = 227 words, and each of the 31 bits below depends on the one above it, so that
 * all of them repeat after 2^5 · 227 words, once the first 32 · 397 at most are out.
 * Seed: mt[0..623] before the next regeneration. Own seeding: `init_genrand` of the low 32 bits.
 */
export const mtShort: Prng = {
  id: 'mt-short',
  title: 'Mersenne Twister without its constant',
  summary: 'MT19937 with one operand of its twist left out: it looks as before and repeats after 7,264 words.',
  reference: 'A slip made for comparison, no published case; without it: Matsumoto, Nishimura (1998), doi:10.1145/272991.272995',
  range: 2n ** 32n,
  lowest: 0,
  wordsPerOutput: 1,
  // The rank of one regeneration over GF(2): 31 bits of mt[0] and the low bits of the next 396 words are lost, and 227 bits are seen only in sums.
  stateBits: 19_314,
  period: 7264n,
  secure: false,
  seedWords: WORDS,
  seedBits: 32,
  // From such a state all words stay the same.
  forbids(seed) {
    const state = Int32Array.from(seed);
    regenerate(state);
    return state[0] >>> 1 === 0 && state.every((word) => word === state[0]);
  },
  create(seed) {
    checkSeed(mtShort, seed);
    const state = Int32Array.from(seed);
    return blockSource(WORDS, (out) => {
      for (let at = 0; at < out.length; at += WORDS) {
        regenerate(state);
        for (let i = 0; i < WORDS; i++) {
          // Tempering: y ^= y >> 11; y ^= y << 7 & 0x9D2C5680; y ^= y << 15 & 0xEFC60000; the word is y ^ y >> 18.
          let y = state[i];
          y ^= y >>> 11;
          y ^= (y << 7) & 0x9d2c_5680;
          y ^= (y << 15) & 0xefc6_0000;
          out[at + i] = y ^ (y >>> 18);
        }
      }
    });
  },
  seeded(seed) {
    const state = new Uint32Array(WORDS);
    state[0] = Number(BigInt.asUintN(32, wholeSeed('mt-short', seed)));
    for (let i = 1; i < WORDS; i++) state[i] = Math.imul(1_812_433_253, state[i - 1] ^ (state[i - 1] >>> 30)) + i;
    return mtShort.create(state);
  },
};

function regenerate(state: Int32Array): void {
  for (let i = 0; i < WORDS; i++) {
    // y is the top bit of mt[i] and the 31 others of mt[i + 1]; mt[i] = mt[i + 397] ^ y >> 1.
    const y = (state[i] & 0x8000_0000) | (state[(i + 1) % WORDS] & 0x7fff_ffff);
    state[i] = state[(i + MIDDLE) % WORDS] ^ (y >>> 1);
  }
}
