import type { Prng } from '../../core/source.js';
import { blockSource } from './block-source.js';
import { checkSeed } from './check-seed.js';
import { testingRng } from './findings.js';
import { highWord } from './high-word.js';
import { lowWords } from './low-words.js';
import { wholeSeed } from './whole-seed.js';

const MULTIPLIER = 0x2360ed051fc65da44385df649fccf645n;
const DEFAULT_INCREMENT = 0x5851f42d4c957f2d14057b7ef767814fn;
const [M0, M1, M2, M3] = lowWords(MULTIPLIER, 4);

/**
 * PCG-XSL-RR 128/64, `pcg64` of pcg-cpp and numpy's PCG64: stepped, then output. Each 64-bit output is two words, low first.
 * Seed: state, then increment, each low word first; the increment is made odd.
 * Own seeding: `pcg64(seed, stream)`; without a stream the default increment, as `pcg64_oneseq`.
 */
export const pcg64: Prng = {
  id: 'pcg64',
  title: 'PCG-XSL-RR 128/64',
  summary: 'A 128-bit linear congruential generator whose halves are combined and rotated by its own top bits.',
  reference:
    "O'Neill (2014), PCG: a family of simple fast space-efficient statistically good algorithms for random number generation, Harvey Mudd College HMC-CS-2014-0905",
  range: 2n ** 32n,
  lowest: 0,
  wordsPerOutput: 2,
  stateBits: 255,
  period: 2n ** 129n,
  others: [testingRng('PractRand 0.93 finds nothing in 2^39 bytes')],
  seedWords: 8,
  seedBits: 53,
  kernel: 'pcg64Words',
  seedKernel: 'pcg64Seeds',
  create(seed) {
    checkSeed(pcg64, seed);
    const kept = Uint32Array.from(seed);
    kept[4] |= 1;
    const [, , , , add0, add1, add2, add3] = kept;
    return blockSource(2, (out, kernels) => {
      if (kernels) return kernels.fill('pcg64Words', kept, out);
      let [s0, s1, s2, s3] = kept;
      for (let i = 0; i < out.length; i += 2) {
        // state * multiplier + increment by columns of 32 bits: every sum is below 2^36, and what is above its 32 bits is carried.
        const r0 = low(s0, M0) + add0;
        const r1 = highWord(s0, M0) + low(s1, M0) + low(s0, M1) + add1 + Math.floor(r0 / 2 ** 32);
        const r2 = highWord(s1, M0) + highWord(s0, M1) + low(s2, M0) + low(s1, M1) + low(s0, M2) + add2 + Math.floor(r1 / 2 ** 32);
        const high = highWord(s2, M0) + highWord(s1, M1) + highWord(s0, M2) + add3 + Math.floor(r2 / 2 ** 32);
        s3 = (high + low(s3, M0) + low(s2, M1) + low(s1, M2) + low(s0, M3)) >>> 0;
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
  seeded(seed, stream) {
    const increment = stream === undefined ? DEFAULT_INCREMENT : BigInt.asUintN(128, (stream << 1n) | 1n);
    const state = BigInt.asUintN(128, (wholeSeed('pcg64', seed) + increment) * MULTIPLIER + increment);
    return pcg64.create(lowWords((increment << 128n) | state, 8));
  },
};

/** The low word of a product, unsigned. */
function low(a: number, b: number): number {
  return Math.imul(a, b) >>> 0;
}
