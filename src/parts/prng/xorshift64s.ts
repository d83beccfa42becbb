import type { Prng } from '../../core/subject/source.js';
import { blockSource } from './block-source.js';
import { checkSeed } from './check-seed.js';
import { smokeRand } from './findings.js';
import { highWord } from './high-word.js';
import { linearBits } from './linear-bits.js';
import { lowWords } from './low-words.js';
import { wholeSeed } from './whole-seed.js';

/** The multiplier 0x2545F4914F6CDD1D. */
const HIGH = 0x2545_f491;
const LOW = 0x4f6c_dd1d;

/** xorshift64* with shifts 12, 25, 27; each 64-bit output is two words, low first. Seed: the state, low word first. Own seeding: the low 64 bits. */
export const xorshift64s: Prng = {
  id: 'xorshift64s',
  title: 'xorshift64* (12, 25, 27)',
  summary: 'A 64-bit linear generator of three shifts whose output is multiplied by a constant.',
  reference:
    "Vigna (2016), An experimental exploration of Marsaglia's xorshift generators, scrambled, ACM Trans. Math. Softw. 42(4):30, doi:10.1145/2845077",
  ...linearBits(64, 2),
  readFrom: 2,
  others: [smokeRand('highPassesBig', 19)],
  seedBits: 53,
  create(seed) {
    checkSeed(xorshift64s, seed);
    const kept = Int32Array.from(seed);
    return blockSource(2, (out) => {
      let low = kept[0];
      let high = kept[1];
      for (let i = 0; i < out.length; i += 2) {
        // x ^= x >> 12; x ^= x << 25; x ^= x >> 27; the output is x · 0x2545F4914F6CDD1D.
        low ^= (low >>> 12) | (high << 20);
        high ^= high >>> 12;
        high ^= (high << 25) | (low >>> 7);
        low ^= low << 25;
        low ^= (low >>> 27) | (high << 5);
        high ^= high >>> 27;
        out[i] = Math.imul(low, LOW);
        out[i + 1] = highWord(low, LOW) + Math.imul(high, LOW) + Math.imul(low, HIGH);
      }
      kept[0] = low;
      kept[1] = high;
    });
  },
  seeded: (seed) => xorshift64s.create(lowWords(wholeSeed('xorshift64s', seed), 2)),
};
