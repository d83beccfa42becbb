import type { Entry } from '../../core/catalogue.js';
import type { BitSource, Prng } from '../../core/subject/source.js';
import { checkSeed } from './check-seed.js';
import { wholeSeed } from './whole-seed.js';

const MODULUS = 2 ** 31 - 1;

/**
 * A Lehmer generator, x ← multiplier · x mod 2^31 − 1, for a multiplier below 2^22 (so that the product stays exact in a double).
 * A word is the published output minus 1. Seed: one word, taken mod 2^31 − 1; 0 is forbidden.
 * Own seeding: the seed, as 64 unsigned bits, mod 2^31 − 1, where 0 becomes 1.
 */
export function lehmer(entry: Entry & Pick<Prng, 'others'>, multiplier: number): Prng {
  const prng: Prng = {
    ...entry,
    range: BigInt(MODULUS - 1),
    lowest: 1,
    wordsPerOutput: 1,
    stateBits: Math.log2(MODULUS - 1),
    period: BigInt(MODULUS - 1),
    secure: false,
    readFrom: 1,
    seedWords: 1,
    congruence: { multiplier: BigInt(multiplier), increment: 0n, modulus: BigInt(MODULUS), lowestBit: 0, inARow: true },
    seedBits: Math.log2(MODULUS - 1),
    forbids: (seed) => seed[0] % MODULUS === 0,
    create(seed) {
      checkSeed(prng, seed);
      return source(seed[0] % MODULUS, multiplier);
    },
    seeded: (seed) => source(Number(BigInt.asUintN(64, wholeSeed(entry.id, seed)) % BigInt(MODULUS)) || 1, multiplier),
  };
  return prng;
}

function source(start: number, multiplier: number): BitSource {
  let kept = start;
  return {
    fill(out) {
      let x = kept;
      for (let i = 0; i < out.length; i++) {
        const product = x * multiplier;
        // 2^31 = 1 mod the modulus: adding the two parts reduces, and the sum cannot be the modulus itself, since x is never 0.
        x = Math.floor(product / 2 ** 31) + (product & MODULUS);
        if (x > MODULUS) x -= MODULUS;
        out[i] = x - 1;
      }
      kept = x;
    },
  };
}
