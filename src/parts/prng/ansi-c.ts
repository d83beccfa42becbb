import type { Prng } from '../../core/subject/source.js';
import { congruence32 } from './congruence32.js';

/**
 * The C standard's example `rand()`: bits 16 to 30 of a linear congruential generator.
 * Seed: `next`, whose top bit is never seen. Own seeding: `srand`.
 */
export const ansiC: Prng = congruence32(
  {
    id: 'ansi-c',
    title: "The C standard's example rand()",
    summary: 'Fifteen bits of a linear congruential generator mod 2^31, copied into many C libraries.',
    reference: 'ISO/IEC 9899:1999, Programming languages: C, 7.20.2.2, example',
  },
  { multiplier: 1_103_515_245, increment: 12_345, bits: 31, dropped: 16 },
);
