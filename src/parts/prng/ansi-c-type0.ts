import type { Prng } from '../../core/subject/source.js';
import { congruence32 } from './congruence32.js';

/**
 * The congruence of `ansi-c` with all 31 bits returned: glibc's `random` of TYPE_0.
 * Seed: one word, taken mod 2^31. Own seeding: the same.
 */
export const ansiCType0: Prng = congruence32(
  {
    id: 'ansi-c-type0',
    title: 'glibc random(), TYPE_0',
    summary: 'The whole state of a linear congruential generator mod 2^31: bit k repeats every 2^(k+1) outputs.',
    reference: 'GNU C Library 2.36, stdlib/random_r.c, TYPE_0',
  },
  { multiplier: 1_103_515_245, increment: 12_345, bits: 31, dropped: 0 },
);
