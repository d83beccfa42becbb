import type { Prng } from '../../core/subject/source.js';
import { checkSeed } from './check-seed.js';
import { smokeRand, testingRng } from './findings.js';
import { lowWords } from './low-words.js';
import { wholeSeed } from './whole-seed.js';

const MULTIPLIER = 0x5851f42d4c957f2dn;
const DEFAULT_INCREMENT = 0x14057b7ef767814fn;
/** The multiplier's high word, low word, and the low word's two halves. */
const HIGH = 0x5851f42d;
const LOW = 0x4c957f2d;
const LOW_TOP = 0x4c95;
const LOW_BOTTOM = 0x7f2d;

/**
 * PCG-XSH-RR 64/32. Seed: state before the first output, then increment, each low word first; the increment is made odd.
 * Own seeding: `pcg32_srandom(seed, stream)`; without a stream the default increment, as pcg-cpp's `pcg32_oneseq`.
 */
export const pcg32: Prng = {
  id: 'pcg32',
  title: 'PCG-XSH-RR 64/32',
  summary: 'A 64-bit linear congruential generator whose output is xorshifted and rotated by its own top bits.',
  reference:
    "O'Neill (2014), PCG: a family of simple fast space-efficient statistically good algorithms for random number generation, Harvey Mudd College HMC-CS-2014-0905",
  range: 2n ** 32n,
  lowest: 0,
  wordsPerOutput: 1,
  stateBits: 127,
  period: 2n ** 64n,
  secure: false,
  others: [testingRng('PractRand 0.93 finds nothing in 2^39 bytes'), smokeRand('passesBig', 45)],
  seedWords: 4,
  seedBits: 53,
  kernel: 'pcg32Words',
  seedKernel: 'pcg32Seeds',
  create(seed) {
    checkSeed(pcg32, seed);
    const kept = Int32Array.of(seed[0], seed[1], seed[2] | 1, seed[3]);
    const addLow = kept[2] >>> 0;
    const addHigh = kept[3];
    return {
      fill(out, kernels) {
        if (kernels) return kernels.fill('pcg32Words', kept, out);
        let low = kept[0];
        let high = kept[1];
        for (let i = 0; i < out.length; i++) {
          // The word is (s ^ s >> 18) >> 27, its low 32 bits turned right by s >> 59, of the state s before the step.
          const mixedLow = low ^ ((low >>> 18) | (high << 14));
          const mixedHigh = high ^ (high >>> 18);
          const shifted = (mixedLow >>> 27) | (mixedHigh << 5);
          const turn = high >>> 27;
          out[i] = (shifted >>> turn) | (shifted << (-turn & 31));
          // 64-bit state * multiplier + increment; the high half of low * LOW from 16-bit limbs, every sum below 2^32.
          const bottom = low & 0xffff;
          const top = low >>> 16;
          const cross = Math.imul(top, LOW_BOTTOM) + (Math.imul(bottom, LOW_BOTTOM) >>> 16);
          const cross2 = Math.imul(bottom, LOW_TOP) + (cross & 0xffff);
          const carried = Math.imul(top, LOW_TOP) + (cross >>> 16) + (cross2 >>> 16);
          const sum = (Math.imul(low, LOW) >>> 0) + addLow;
          high = (carried + Math.imul(high, LOW) + Math.imul(low, HIGH) + addHigh + (sum > 0xffff_ffff ? 1 : 0)) | 0;
          low = sum | 0;
        }
        kept[0] = low;
        kept[1] = high;
      },
    };
  },
  seeded(seed, stream) {
    const increment = stream === undefined ? DEFAULT_INCREMENT : BigInt.asUintN(64, (stream << 1n) | 1n);
    const state = BigInt.asUintN(64, (wholeSeed('pcg32', seed) + increment) * MULTIPLIER + increment);
    return pcg32.create(lowWords((increment << 64n) | state, 4));
  },
};
