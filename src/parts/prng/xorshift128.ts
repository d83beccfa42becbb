import type { Prng } from '../../core/subject/source.js';
import { checkSeed } from './check-seed.js';
import { smokeRand } from './findings.js';
import { linearBits } from './linear-bits.js';

/** Marsaglia's xor128, shifts 11, 8, 19; its words are one word of its state. Seed: x, y, z, w. See `xor128` for seedrandom's seeding of it. */
export const xorshift128: Prng = {
  id: 'xorshift128',
  title: 'xorshift128 (11, 8, 19)',
  summary: 'A 128-bit linear generator of three shifts that hands out one of its four state words unchanged.',
  reference: 'Marsaglia (2003), Xorshift RNGs, Journal of Statistical Software 8(14), doi:10.18637/jss.v008.i14, xor128',
  ...linearBits(128),
  readFrom: 1,
  others: [smokeRand('failsSmall', 17)],
  create(seed) {
    checkSeed(xorshift128, seed);
    const kept = Int32Array.from(seed);
    return {
      fill(out) {
        let x = kept[0];
        let y = kept[1];
        let z = kept[2];
        let w = kept[3];
        for (let i = 0; i < out.length; i++) {
          // t = x ^ x << 11; (x, y, z, w) ← (y, z, w, w ^ w >> 19 ^ t ^ t >> 8); the word is the new w.
          const t = x ^ (x << 11);
          x = y;
          y = z;
          z = w;
          w ^= (w >>> 19) ^ t ^ (t >>> 8);
          out[i] = w;
        }
        kept[0] = x;
        kept[1] = y;
        kept[2] = z;
        kept[3] = w;
      },
    };
  },
};
