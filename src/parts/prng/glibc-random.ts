import type { Prng } from '../../core/subject/source.js';
import { blockSource } from './block-source.js';
import { checkSeed } from './check-seed.js';
import { wholeSeed } from './whole-seed.js';

const WORDS = 31;
const LAG = 3;
/** The outputs that `srandom` discards before the first one it hands out: ten for each word of the table. */
const DISCARDED = 310;
const LEHMER_MODULUS = 2 ** 31 - 1;

/**
 * The `rand` and `random` of the GNU C library: r[i] = r[i − 3] + r[i − 31] mod 2^32 without the lowest bit, 31 bits a word. Seed: the table of 31
 * words as `srandom` fills it, before the 310 outputs that are discarded. It must not be all even, since it would stay so. Own seeding: `srand` and
 * `srandom`, the low 32 bits, where 0 is 1.
 */
export const glibcRandom: Prng = {
  id: 'glibc-random',
  title: 'rand and random of the GNU C library',
  summary: 'Sums mod 2^32 of the words 3 and 31 places back, without their lowest bit; what rand() is on Linux.',
  reference:
    'GNU C Library 2.36, stdlib/random_r.c, TYPE_3; period: Brent (1994), On the periods of generalized Fibonacci recurrences, Math. Comp. 63:389-401, doi:10.1090/S0025-5718-1994-1216256-7',
  range: 2n ** 31n,
  lowest: 0,
  wordsPerOutput: 1,
  stateBits: 32 * WORDS,
  period: 2n ** 31n * (2n ** 31n - 1n),
  secure: false,
  seedWords: WORDS,
  seedBits: 32,
  forbids: (seed) => seed.every((word) => word % 2 === 0),
  create(seed) {
    checkSeed(glibcRandom, seed);
    const table = Uint32Array.from(seed);
    const source = blockSource(WORDS, (out) => {
      for (let at = 0; at < out.length; at += WORDS) {
        for (let i = 0; i < WORDS; i++) {
          // The word of 31 places back is overwritten by its sum with the one of 3 places back.
          const to = (i + LAG) % WORDS;
          table[to] += table[i];
          out[at + i] = table[to] >>> 1;
        }
      }
    });
    source.fill(new Uint32Array(DISCARDED));
    return source;
  },
  seeded(seed) {
    const table = new Uint32Array(WORDS);
    let x = Number(BigInt.asIntN(32, wholeSeed('glibc-random', seed))) || 1;
    for (let i = 0; i < WORDS; i++) {
      table[i] = x;
      // The product is exact in a double. A seed of 2^31 or more is a negative number to the library, and what it leaves is made positive.
      x = (16_807 * x) % LEHMER_MODULUS;
      if (x < 0) x += LEHMER_MODULUS;
    }
    // No seed makes a table that is all even: each was tried.
    return glibcRandom.create(table);
  },
};
