import type { Prng } from '../../core/source.js';
import { checkSeed } from './check-seed.js';
import type { Congruence32 } from './congruence32.js';
import { congruence32 } from './congruence32.js';
import { wholeSeed } from './whole-seed.js';

const LAW: Congruence32 = { multiplier: 1_103_515_245, increment: 12_345, shift: 0, mask: 0x7fff_ffff };

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
  secure: false,
  seedWords: 1,
  seedBits: 31,
  kernel: 'congruence32Words',
  seedKernel: 'congruence32Seeds',
  congruence: { multiplier: 1_103_515_245n, modulus: 2n ** 31n, lowestBit: 0, inARow: true },
  create(seed) {
    checkSeed(ansiCType0, seed);
    return congruence32(seed[0], LAW);
  },
  seeded: (seed) => congruence32(Number(BigInt.asIntN(32, wholeSeed('ansi-c-type0', seed))), LAW),
};
