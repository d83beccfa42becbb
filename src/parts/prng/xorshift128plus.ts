import type { Prng } from '../../core/subject/source.js';
import { blockSource } from './block-source.js';
import { checkSeed } from './check-seed.js';
import { smokeRand, testingRng } from './findings.js';
import { linearBits } from './linear-bits.js';

/** xorshift128+ with shifts 23, 18, 5. Seed: s[0], s[1], each low word first; each 64-bit output is two words, low first. */
export const xorshift128plus: Prng = {
  id: 'xorshift128plus',
  title: 'xorshift128+ (23, 18, 5)',
  summary: 'A 128-bit xorshift generator whose 64-bit output is the sum of its two state words.',
  reference:
    "Vigna (2017), Further scramblings of Marsaglia's xorshift generators, J. Comput. Appl. Math. 315:175-181, doi:10.1016/j.cam.2016.11.006",
  ...linearBits(128, 2),
  readFrom: 5,
  others: [
    testingRng(
      'PractRand 0.93 fails its low bits at the first look, 2^28 bytes, by the rank of binary matrices, and its high 32 bits after 2^36',
    ),
    smokeRand('halvesPassBig', 35),
  ],
  create(seed) {
    checkSeed(xorshift128plus, seed);
    const kept = Int32Array.from(seed);
    return blockSource(2, (out) => {
      let [low0, high0, low1, high1] = kept;
      for (let i = 0; i < out.length; i += 2) {
        // The output is s0 + s1; t = s0 ^ s0 << 23; (s0, s1) ← (s1, t ^ s1 ^ t >> 18 ^ s1 >> 5).
        const low = (low0 >>> 0) + (low1 >>> 0);
        out[i] = low;
        out[i + 1] = high0 + high1 + (low > 0xffff_ffff ? 1 : 0);
        const a = low0 ^ (low0 << 23);
        const b = high0 ^ ((high0 << 23) | (low0 >>> 9));
        low0 = low1;
        high0 = high1;
        low1 = a ^ low0 ^ ((a >>> 18) | (b << 14)) ^ ((low0 >>> 5) | (high0 << 27));
        high1 = b ^ high0 ^ (b >>> 18) ^ (high0 >>> 5);
      }
      kept[0] = low0;
      kept[1] = high0;
      kept[2] = low1;
      kept[3] = high1;
    });
  },
};
