import type { Prng } from '../../core/subject/source.js';
import { congruence32 } from './congruence32.js';

/** Microsoft's `rand()`: bits 16 to 30 of a congruence. Seed: its state, whose top bit is never seen. Own seeding: `srand`. */
export const msvc: Prng = congruence32(
  {
    id: 'msvc',
    title: 'rand() of Microsoft C',
    summary: 'Fifteen bits of the linear congruential generator 214013 x + 2531011 mod 2^32.',
    reference: 'Microsoft C run-time library, rand; values: Rosetta Code, Linear congruential generator, rosettacode.org',
  },
  { multiplier: 214_013, increment: 2_531_011, bits: 31, dropped: 16 },
);
