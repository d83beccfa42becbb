import type { Prng } from '../../core/source.js';
import { checkSeed } from './check-seed.js';
import type { Congruence32 } from './congruence32.js';
import { congruence32 } from './congruence32.js';
import { wholeSeed } from './whole-seed.js';

const LAW: Congruence32 = { multiplier: 214_013, increment: 2_531_011, shift: 16, mask: 0x7fff };

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
  secure: false,
  seedWords: 1,
  seedBits: 31,
  kernel: 'congruence32Words',
  seedKernel: 'congruence32Seeds',
  congruence: { multiplier: 214_013n, modulus: 2n ** 31n, lowestBit: 16, inARow: true },
  create(seed) {
    checkSeed(msvc, seed);
    return congruence32(seed[0], LAW);
  },
  seeded: (seed) => congruence32(Number(BigInt.asIntN(32, wholeSeed('msvc', seed))), LAW),
};
