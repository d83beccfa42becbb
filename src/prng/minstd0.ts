import type { BitSource, Prng } from '../core/source.js';
import { checkSeed } from './check-seed.js';
import { wholeSeed } from './whole-seed.js';

const MULTIPLIER = 16807;
const MODULUS = 2 ** 31 - 1;

/**
 * The original MINSTD with the multiplier 16807 (`std::minstd_rand0`).
 * A word is the published output minus 1. Seed: one word, taken mod 2^31 - 1; 0 is forbidden.
 * Own seeding: the seed, as 64 unsigned bits, mod 2^31 - 1, where 0 becomes 1.
 */
export const minstd0: Prng = {
  id: 'minstd0',
  title: 'MINSTD 16807',
  summary: 'The multiplicative congruential generator 16807 x mod 2^31 - 1, the original minimal standard, C++ minstd_rand0.',
  reference:
    'Lewis, Goodman, Miller (1969), IBM Syst. J. 8(2):136-146, doi:10.1147/sj.82.0136; Park, Miller (1988), Random number generators: good ones are hard to find, Commun. ACM 31(10):1192-1201, doi:10.1145/63039.63042',
  range: BigInt(MODULUS - 1),
  lowest: 1,
  wordsPerOutput: 1,
  stateBits: Math.log2(MODULUS - 1),
  period: BigInt(MODULUS - 1),
  seedWords: 1,
  forbids: (seed) => seed[0] % MODULUS === 0,
  create(seed) {
    checkSeed(minstd0, seed);
    return source(seed[0] % MODULUS);
  },
  seeded: (seed) => source(Number(BigInt.asUintN(64, wholeSeed('minstd0', seed)) % BigInt(MODULUS)) || 1),
};

function source(start: number): BitSource {
  let kept = start;
  return {
    fill(out) {
      let x = kept;
      for (let i = 0; i < out.length; i++) {
        const product = x * MULTIPLIER;
        // 2^31 = 1 mod the modulus: adding the two parts reduces, and the sum cannot be the modulus itself, since x is never 0.
        x = Math.floor(product / 2 ** 31) + (product & MODULUS);
        if (x > MODULUS) x -= MODULUS;
        out[i] = x - 1;
      }
      kept = x;
    },
  };
}
