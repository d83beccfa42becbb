import type { Entry } from '../../core/catalogue.js';
import type { Prng } from '../../core/subject/source.js';
import type { SeedKernel } from '../../core/subject/word-kernels.js';
import { checkSeed } from './check-seed.js';
import { smokeRand } from './findings.js';
import { lowWords } from './low-words.js';
import { wholeSeed } from './whole-seed.js';

/** The multiplier's bits 16 to 47 and its low 16 bits. */
const TOP = 0x5_deec;
const BOTTOM = 0xe66d;

/**
 * The 48-bit congruence x ← 0x5DEECE66D x + 11 mod 2^48 of Unix and Java; a word is the top 32 bits of the new x.
 * Seed: x before the first output, low word first, its bits from 48 on ignored. `start` makes x of the published
 * seed, of which it takes the low `seedBits` bits; `seedKernel` does the same.
 */
export function linear48(entry: Entry, seedBits: number, start: (seed: bigint) => bigint, seedKernel: SeedKernel): Prng {
  const prng: Prng = {
    ...entry,
    range: 2n ** 32n,
    lowest: 0,
    wordsPerOutput: 1,
    stateBits: 48,
    period: 2n ** 48n,
    secure: false,
    readFrom: 1,
    others: [smokeRand('failsSmall', 20)],
    seedWords: 2,
    congruence: { multiplier: 0x5_deec_e66dn, increment: 11n, modulus: 2n ** 48n, lowestBit: 16, inARow: true },
    seedBits,
    kernel: 'congruence48Words',
    seedKernel,
    create(seed) {
      checkSeed(prng, seed);
      const kept = Uint32Array.of(seed[0], seed[1] & 0xffff);
      return {
        fill(out, kernels) {
          if (kernels) return kernels.fill('congruence48Words', kept, out);
          let top = (kept[1] << 16) | (kept[0] >>> 16);
          let bottom = kept[0] & 0xffff;
          for (let i = 0; i < out.length; i++) {
            // Below 2^32, since both factors are below 2^16 and 0xffff * 0xe66d leaves room for 11.
            const low = (Math.imul(bottom, BOTTOM) >>> 0) + 11;
            top = ((Math.imul(top, TOP) << 16) + Math.imul(top, BOTTOM) + Math.imul(bottom, TOP) + (low >>> 16)) | 0;
            bottom = low & 0xffff;
            out[i] = top;
          }
          kept[0] = (top << 16) | bottom;
          kept[1] = top >>> 16;
        },
      };
    },
    seeded: (seed) => prng.create(lowWords(start(wholeSeed(entry.id, seed)), 2)),
  };
  return prng;
}
