import type { Prng } from '../../core/subject/source.js';
import { checkSeed } from './check-seed.js';
import { smokeRand } from './findings.js';

/**
 * sfc32 without a warm-up, as JavaScript code has it. Seed: a, b, c, counter. PractRand's own seeding sets counter 1 and discards
 * outputs, 12 from 64 bits; ports discard 15 or 16, and the same numbers then give other streams.
 */
export const sfc32: Prng = {
  id: 'sfc32',
  title: 'sfc32',
  summary: 'Three words mixed chaotically by shifts, additions and a rotation, with a 32-bit counter that bounds the period from below.',
  reference: 'Doty-Humphrey (2014), PractRand 0.94, sfc32, pracrand.sourceforge.net',
  range: 2n ** 32n,
  lowest: 0,
  wordsPerOutput: 1,
  stateBits: 128,
  // At least 2^32, the counter's; it differs from state to state.
  period: null,
  secure: false,
  others: [smokeRand('passesBig', 44, 'no-further')],
  seedWords: 4,
  create(seed) {
    checkSeed(sfc32, seed);
    const kept = Int32Array.from(seed);
    return {
      fill(out) {
        let a = kept[0];
        let b = kept[1];
        let c = kept[2];
        let counter = kept[3];
        for (let i = 0; i < out.length; i++) {
          // The word is a + b + counter; counter += 1, a = b ^ b >> 9, b = c + c << 3, c = (c <<< 21) + the word, <<< turning left.
          const sum = (a + b + counter) | 0;
          counter = (counter + 1) | 0;
          a = b ^ (b >>> 9);
          b = (c + (c << 3)) | 0;
          c = (((c << 21) | (c >>> 11)) + sum) | 0;
          out[i] = sum;
        }
        kept[0] = a;
        kept[1] = b;
        kept[2] = c;
        kept[3] = counter;
      },
    };
  },
};
