import type { Prng } from '../../core/subject/source.js';
import { checkSeed } from './check-seed.js';
import { wholeSeed } from './whole-seed.js';

/**
 * `rand_r` of the GNU C library: 11, 10 and 10 bits of three steps in a row of one congruence, 31 bits a word.
 * Seed: one word, whose top five bits are never seen, so 2^27 streams. Own seeding: the same.
 */
export const glibcRandR: Prng = {
  id: 'glibc-rand-r',
  title: 'rand_r of the GNU C library',
  summary:
    'Three steps of the linear congruential generator 1103515245 x + 12345, of which bits 16 to 26 at most are put together to 31 bits.',
  reference: 'GNU C Library 2.36, stdlib/rand_r.c',
  range: 2n ** 31n,
  lowest: 0,
  wordsPerOutput: 1,
  stateBits: 27,
  period: 2n ** 27n,
  secure: false,
  seedWords: 1,
  seedBits: 27,
  create(seed) {
    checkSeed(glibcRandR, seed);
    let x = seed[0];
    return {
      fill(out) {
        for (let i = 0; i < out.length; i++) {
          x = step(x);
          let word = (x >>> 16) & 0x7ff;
          x = step(x);
          word = (word << 10) | ((x >>> 16) & 0x3ff);
          x = step(x);
          out[i] = (word << 10) | ((x >>> 16) & 0x3ff);
        }
      },
    };
  },
  seeded: (seed) => glibcRandR.create(Uint32Array.of(Number(BigInt.asUintN(32, wholeSeed('glibc-rand-r', seed))))),
};

function step(x: number): number {
  return (Math.imul(x, 1_103_515_245) + 12_345) | 0;
}
