import type { Entry } from '../../core/catalogue.js';
import type { Prng } from '../../core/subject/source.js';
import { blockSource } from './block-source.js';
import { checkSeed } from './check-seed.js';
import { highWord } from './high-word.js';
import { lowWord } from './low-word.js';
import { lowWords } from './low-words.js';
import { PCG_MULTIPLIER } from './pcg-start.js';

const [M0, M1, M2, M3] = lowWords(PCG_MULTIPLIER, 4);

/**
 * PCG-XSL-RR 128/64: stepped, then output. Each 64-bit output is two words, low first.
 * Seed: state, then increment, each low word first; the increment is made odd. `start` makes such a seed of a small one.
 */
export function pcgXslRr(
  entry: Entry & Pick<Prng, 'others' | 'seedKernel' | 'anySeedBits'>,
  start: (seed: bigint | string, stream?: bigint) => Uint32Array,
): Prng {
  const prng: Prng = {
    ...entry,
    range: 2n ** 32n,
    lowest: 0,
    wordsPerOutput: 2,
    stateBits: 255,
    period: 2n ** 129n,
    secure: false,
    seedWords: 8,
    seedBits: 53,
    kernel: 'pcg64Words',
    create(seed) {
      checkSeed(prng, seed);
      const kept = Uint32Array.from(seed);
      kept[4] |= 1;
      const [, , , , add0, add1, add2, add3] = kept;
      return blockSource(2, (out, kernels) => {
        if (kernels) return kernels.fill('pcg64Words', kept, out);
        let [s0, s1, s2, s3] = kept;
        for (let i = 0; i < out.length; i += 2) {
          // state * multiplier + increment by columns of 32 bits: every sum is below 2^36, and what is above its 32 bits is carried.
          const r0 = lowWord(s0, M0) + add0;
          const r1 = highWord(s0, M0) + lowWord(s1, M0) + lowWord(s0, M1) + add1 + Math.floor(r0 / 2 ** 32);
          const r2 =
            highWord(s1, M0) + highWord(s0, M1) + lowWord(s2, M0) + lowWord(s1, M1) + lowWord(s0, M2) + add2 + Math.floor(r1 / 2 ** 32);
          const high = highWord(s2, M0) + highWord(s1, M1) + highWord(s0, M2) + add3 + Math.floor(r2 / 2 ** 32);
          s3 = (high + lowWord(s3, M0) + lowWord(s2, M1) + lowWord(s1, M2) + lowWord(s0, M3)) >>> 0;
          s0 = r0 >>> 0;
          s1 = r1 >>> 0;
          s2 = r2 >>> 0;
          // The halves' xor turned right by the top 6 bits: by whole words first, then within them.
          const swap = s3 >>> 31;
          const turn = (s3 >>> 26) & 31;
          const a = swap === 1 ? s1 ^ s3 : s0 ^ s2;
          const b = swap === 1 ? s0 ^ s2 : s1 ^ s3;
          out[i] = turn === 0 ? a : (a >>> turn) | (b << (32 - turn));
          out[i + 1] = turn === 0 ? b : (b >>> turn) | (a << (32 - turn));
        }
        kept[0] = s0;
        kept[1] = s1;
        kept[2] = s2;
        kept[3] = s3;
      });
    },
    seeded: (seed, stream) => prng.create(start(seed, stream)),
  };
  return prng;
}
