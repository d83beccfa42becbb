import type { BitSource, Prng } from '../core/source.js';
import { checkSeed } from './check-seed.js';
import { wholeSeed } from './whole-seed.js';

const MULTIPLIER = 48271;
const MODULUS = 2 ** 31 - 1;

/**
 * MINSTD with the multiplier 48271 (`std::minstd_rand`).
 * A word is the published output minus 1. Seed: one word, taken mod 2^31 - 1; 0 is forbidden.
 * Own seeding: the seed, as 64 unsigned bits, mod 2^31 - 1, where 0 becomes 1.
 */
export const minstd: Prng = {
  id: 'minstd',
  title: 'MINSTD 48271',
  summary: 'The multiplicative congruential generator 48271 x mod 2^31 - 1, C++ minstd_rand.',
  reference:
    'Park, Miller, Stockmeyer (1993), Technical correspondence, Commun. ACM 36(7):105-110, doi:10.1145/159544.376068; ISO C++ [rand.predef] minstd_rand',
  range: BigInt(MODULUS - 1),
  lowest: 1,
  wordsPerOutput: 1,
  stateBits: Math.log2(MODULUS - 1),
  period: BigInt(MODULUS - 1),
  seedWords: 1,
  forbids: (seed) => seed[0] % MODULUS === 0,
  create(seed) {
    checkSeed(minstd, seed);
    return source(seed[0] % MODULUS);
  },
  seeded: (seed) => source(Number(BigInt.asUintN(64, wholeSeed('minstd', seed)) % BigInt(MODULUS)) || 1),
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
