import type { BitSource, Prng } from '../core/source.js';
import { checkSeed } from './check-seed.js';
import { wholeSeed } from './whole-seed.js';

/** Microsoft's `rand()`: bits 16 to 30 of a congruence. Seed: its state, whose top bit is never seen. Own seeding: `srand`. */
export const msvc: Prng = {
  id: 'msvc',
  title: 'rand() of Microsoft C',
  summary: 'Fifteen bits of the linear congruential generator 214013 x + 2531011 mod 2^32.',
  reference: 'Microsoft C run-time library, rand; values: Rosetta Code, Linear congruential generator, rosettacode.org',
  range: 2n ** 15n,
  lowest: 0,
  wordsPerOutput: 1,
  stateBits: 31,
  period: 2n ** 31n,
  seedWords: 1,
  create(seed) {
    checkSeed(msvc, seed);
    return source(seed[0] | 0);
  },
  seeded: (seed) => source(Number(BigInt.asIntN(32, wholeSeed('msvc', seed)))),
};

function source(start: number): BitSource {
  let kept = start;
  return {
    fill(out) {
      let x = kept;
      for (let i = 0; i < out.length; i++) {
        x = (Math.imul(x, 214_013) + 2_531_011) | 0;
        out[i] = (x >>> 16) & 0x7fff;
      }
      kept = x;
    },
  };
}
