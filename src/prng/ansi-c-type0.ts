import type { BitSource, Prng } from '../core/source.js';
import { checkSeed } from './check-seed.js';
import { wholeSeed } from './whole-seed.js';

/**
 * The congruence of `ansi-c` with all 31 bits returned: glibc's `random` of TYPE_0.
 * Seed: one word, taken mod 2^31. Own seeding: the same.
 */
export const ansiCType0: Prng = {
  id: 'ansi-c-type0',
  title: 'glibc random(), TYPE_0',
  summary: 'The whole state of a linear congruential generator mod 2^31: bit k repeats every 2^(k+1) outputs.',
  reference: 'GNU C Library 2.36, stdlib/random_r.c, TYPE_0',
  range: 2n ** 31n,
  lowest: 0,
  wordsPerOutput: 1,
  stateBits: 31,
  period: 2n ** 31n,
  seedWords: 1,
  create(seed) {
    checkSeed(ansiCType0, seed);
    return source(seed[0] | 0);
  },
  seeded: (seed) => source(Number(BigInt.asIntN(32, wholeSeed('ansi-c-type0', seed)))),
};

function source(start: number): BitSource {
  let kept = start;
  return {
    fill(out) {
      let x = kept;
      for (let i = 0; i < out.length; i++) {
        x = (Math.imul(x, 1_103_515_245) + 12_345) & 0x7fff_ffff;
        out[i] = x;
      }
      kept = x;
    },
  };
}
