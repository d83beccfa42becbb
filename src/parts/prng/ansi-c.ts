import type { Prng } from '../../core/source.js';
import { checkSeed } from './check-seed.js';
import type { Congruence32 } from './congruence32.js';
import { congruence32 } from './congruence32.js';
import { wholeSeed } from './whole-seed.js';

const LAW: Congruence32 = { multiplier: 1_103_515_245, increment: 12_345, shift: 16, mask: 0x7fff };

/**
 * The C standard's example `rand()`: bits 16 to 30 of a linear congruential generator.
 * Seed: `next`, whose top bit is never seen. Own seeding: `srand`.
 */
export const ansiC: Prng = {
  id: 'ansi-c',
  title: "The C standard's example rand()",
  summary: 'Fifteen bits of a linear congruential generator mod 2^31, copied into many C libraries.',
  reference: 'ISO/IEC 9899:1999, Programming languages: C, 7.20.2.2, example',
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
  congruence: { multiplier: 1_103_515_245n, modulus: 2n ** 31n, lowestBit: 16, inARow: true },
  create(seed) {
    checkSeed(ansiC, seed);
    return congruence32(seed[0], LAW);
  },
  seeded: (seed) => congruence32(Number(BigInt.asIntN(32, wholeSeed('ansi-c', seed))), LAW),
};
